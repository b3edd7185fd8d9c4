import { mount } from 'svelte';

import App from './App.svelte';
import './art/tokens.css';
import './art/base.css';

const root = document.getElementById('app');
if (root !== null) mount(App, { target: root });
