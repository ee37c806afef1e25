import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './launch/installation.mjs'
import { REPOSITORY, refuseClearly } from './launch/progress.mjs'

// npm run dev: the server starts again and the page reloads itself when a source changes.
const pagePort = Number(process.env.PORT ?? 8080)
const apiPort = pagePort + 1

await refuseClearly(ensureInstalled)
const module = (path) => join(REPOSITORY, 'node_modules', path)
const programs = [
  spawnNode('catalogues', REPOSITORY, [
    module('tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    '--include=packages/i18n/messages/*',
    'packages/i18n/compile.ts',
  ]),
  spawnNode(
    'server',
    REPOSITORY,
    [module('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
    { PORT: String(apiPort) },
  ),
  spawnNode(
    'site',
    join(REPOSITORY, 'apps/site'),
    [module('vite/bin/vite.js'), '--port', String(pagePort), '--strictPort', '--clearScreen', 'false'],
    { API_ORIGIN: `http://127.0.0.1:${apiPort}` },
  ),
]
console.log(
  `\nThe page: http://localhost:${pagePort}/   the server behind it: port ${apiPort}   stop: Ctrl-C\n`,
)

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endAll())

function spawnNode(name, cwd, args, environment = {}) {
  const env = { ...process.env, ...environment }
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
  child.once('exit', (status) => {
    if (status !== 0 && status !== null) console.error(`${name} ended (exit code ${status})`)
    endAll()
  })
  return child
}

function endAll() {
  for (const program of programs) program.kill('SIGTERM')
}
