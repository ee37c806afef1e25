import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The catalogue of components as files, for its journey and its pictures; `npm run dev` serves it as /catalogue.html. */
export default defineConfig({
  plugins: [react()],
  logLevel: 'warn',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    outDir: '../../node_modules/.cache/catalogue',
    emptyOutDir: true,
    rolldownOptions: { input: 'catalogue.html' },
  },
})
