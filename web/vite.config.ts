import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { ruleBook } from './tools/rulebook.ts';

// `npm run dev` shows the client as it is being written; the table server behind it runs on port 8000.
const server = { target: 'http://127.0.0.1:8000', changeOrigin: false, ws: true };

export default defineConfig({
  plugins: [ruleBook(), svelte()],
  server: { proxy: { '/api': server } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the content-security-policy wants files
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  test: { include: ['tests/**/*.test.ts'] },
});
