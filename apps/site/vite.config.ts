import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Where the server of `npm run dev` listens. */
const serverAddress = 'http://127.0.0.1:8080'

const require = createRequire(import.meta.url)

type Shelf = { path: string; folder: string; type: string; names: RegExp }

/** Files that pages name by address: one picture per flag that is shown, and the letters of three languages. */
const shelves: readonly Shelf[] = [
  {
    path: 'flags',
    folder: join(dirname(require.resolve('flag-icons/package.json')), 'flags', '4x3'),
    type: 'image/svg+xml',
    names: /^[a-z-]{2,10}\.svg$/,
  },
  {
    path: 'fonts',
    folder: join(dirname(require.resolve('@fontsource-variable/onest/package.json')), 'files'),
    type: 'font/woff2',
    names: /^onest-(latin|latin-ext|cyrillic)-wght-normal\.woff2$/,
  },
]

/** Serves the shelves in development and puts their files beside the page in a build. */
function packageFiles(): Plugin {
  return {
    name: 'package-files',
    configureServer(server) {
      for (const { path, folder, type, names } of shelves) {
        server.middlewares.use(`/${path}`, (request, response, next) => {
          const name = (request.url ?? '').slice(1).split('?')[0] ?? ''
          if (!names.test(name)) return next()
          response.setHeader('content-type', type)
          createReadStream(join(folder, name)).on('error', next).pipe(response)
        })
      }
    },
    generateBundle() {
      for (const { path, folder, names } of shelves) {
        for (const name of readdirSync(folder).filter((file) => names.test(file))) {
          this.emitFile({
            type: 'asset',
            fileName: `${path}/${name}`,
            source: readFileSync(join(folder, name)),
          })
        }
      }
    },
  }
}

export default defineConfig({
  plugins: [react(), packageFiles()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: serverAddress, ws: true } } },
})
