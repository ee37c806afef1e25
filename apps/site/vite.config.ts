import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `npm run dev` runs the server on a port of its own. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: api, ws: true } } },
})
