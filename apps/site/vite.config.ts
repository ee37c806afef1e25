import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Where the server listens; `npm run dev` gives it a port of its own and says so here. */
const serverAddress = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080'

/** By the name that `boot.js` looks for: the words of each language, and the letters that they are written in. */
const EARLY_CHUNKS = { az: '/generated/az.ts', ru: '/generated/ru.ts', en: '/generated/en.ts' } as const
const EARLY_ASSETS = {
  core: 'onest-core.woff2',
  azeri: 'onest-az.woff2',
  cyrillic: 'onest-cyrillic-wght-normal.woff2',
} as const

/**
 * Says in the page where each language's words and letters are: `boot.js` asks for the shown ones while the script
 * that needs them is still on its way.
 */
function askedEarly(): Plugin {
  return {
    name: 'asked-early',
    transformIndexHtml(_html, { bundle }) {
      if (bundle === undefined) return []
      const outputs = Object.values(bundle)
      const chunks = Object.entries(EARLY_CHUNKS).map(([name, end]) => {
        return [
          name,
          outputs.find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(end)),
        ] as const
      })
      const assets = Object.entries(EARLY_ASSETS).map(([name, file]) => {
        return [name, outputs.find((one) => one.type === 'asset' && one.names.includes(file))] as const
      })
      const attributes = [...chunks, ...assets].map(([name, output]) => {
        if (output === undefined) throw new Error(`nothing of the build is asked for early as ${name}`)
        return [`data-${name}`, `/${output.fileName}`] as const
      })
      return [
        {
          tag: 'meta',
          attrs: { name: 'early', ...Object.fromEntries(attributes) },
          injectTo: 'head-prepend',
        },
      ]
    },
  }
}

/** What a browser runs. */
const PAGES = {
  target: 'es2022',
  assetsInlineLimit: 0,
  // The document of the server brings the looks of every page with it.
  cssCodeSplit: false,
  modulePreload: { polyfill: false },
  // What the first page needs is one file: many small ones compress worse, and each costs a request.
  rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
}
/** What the server draws documents with: it stands beside the pages, for what lies among them is served. */
const DRAWING = { target: 'node20', outDir: 'dist-document', assetsInlineLimit: 0, emptyOutDir: true }

export default defineConfig(({ isSsrBuild }) => ({
  // The server runs under other names than a build: React's slow half is no part of what it draws with.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  plugins: [react(), askedEarly()],
  build: isSsrBuild ? DRAWING : PAGES,
  ssr: { noExternal: true },
  server: { proxy: { '/api': { target: serverAddress, ws: true } } },
}))
