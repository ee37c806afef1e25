import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Where the server of `npm run dev` listens. */
const serverAddress = 'http://127.0.0.1:8080'

const flagFolder = join(
  dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')),
  'flags',
  '4x3',
)

/** `/flags/<code>.svg`: one small picture per flag that is shown, in place of a style sheet of all of them. */
function flags(): Plugin {
  return {
    name: 'flags',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const code = /^\/([a-z-]{2,8})\.svg/.exec(request.url ?? '')?.[1]
        if (code === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml')
        createReadStream(join(flagFolder, `${code}.svg`))
          .on('error', next)
          .pipe(response)
      })
    },
    generateBundle() {
      for (const name of readdirSync(flagFolder)) {
        this.emitFile({
          type: 'asset',
          fileName: `flags/${name}`,
          source: readFileSync(join(flagFolder, name)),
        })
      }
    },
  }
}

export default defineConfig({
  plugins: [react(), flags()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: serverAddress, ws: true } } },
})
