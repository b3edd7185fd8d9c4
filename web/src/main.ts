import { mount } from 'svelte';

import App from './App.svelte';
import './art/tokens.css';
import './art/base.css';

const root = document.getElementById('app');
if (root !== null) mount(App, { target: root });

// An installed app keeps what never changes; `npm run dev` changes everything all the time.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
