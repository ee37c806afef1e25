import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Where the server listens; `npm run dev` gives it a port of its own and says so here. */
const serverAddress = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080'

const require = createRequire(import.meta.url)

const fontFolder = join(dirname(require.resolve('@fontsource-variable/onest/package.json')), 'files')
/** The letters of three languages; pages name them by address, so that the first paint can ask for them early. */
const fontNames = /^onest-(latin|latin-ext|cyrillic)-wght-normal\.woff2$/

/** `/fonts/<name>`: served in development, put beside the page in a build. */
function fonts(): Plugin {
  return {
    name: 'fonts',
    configureServer(server) {
      server.middlewares.use('/fonts', (request, response, next) => {
        const name = (request.url ?? '').slice(1).split('?')[0] ?? ''
        if (!fontNames.test(name)) return next()
        response.setHeader('content-type', 'font/woff2')
        createReadStream(join(fontFolder, name)).on('error', next).pipe(response)
      })
    },
    generateBundle() {
      for (const name of readdirSync(fontFolder).filter((file) => fontNames.test(file))) {
        this.emitFile({
          type: 'asset',
          fileName: `fonts/${name}`,
          source: readFileSync(join(fontFolder, name)),
        })
      }
    },
  }
}

/**
 * Says in the page where each language's words are: `boot.js` asks for the shown one while the script that
 * imports it is still on its way.
 */
function wordsEarly(): Plugin {
  return {
    name: 'words-early',
    transformIndexHtml(_html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk')
      const attributes = ['az', 'ru', 'en'].flatMap((locale) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/generated/${locale}.ts`))
        return chunk === undefined ? [] : [[`data-${locale}`, `/${chunk.fileName}`] as const]
      })
      if (attributes.length === 0) return []
      return [
        {
          tag: 'meta',
          attrs: { name: 'words', ...Object.fromEntries(attributes) },
          injectTo: 'head-prepend',
        },
      ]
    },
  }
}

export default defineConfig({
  plugins: [react(), fonts(), wordsEarly()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: serverAddress, ws: true } } },
})
