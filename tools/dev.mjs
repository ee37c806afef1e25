import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './launch/installation.mjs'
import { REPOSITORY, refuseClearly } from './launch/progress.mjs'

// npm run dev: the server starts again and the page reloads itself when a source changes.
let isEnding = false
const pagePort = Number(process.env.PORT ?? 8080)
const apiPort = pagePort + 1
// The page of the site frames what comes from here.
const gamesPort = process.env.GAMES_PORT ?? String(pagePort + 2)

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
    { PORT: String(apiPort), GAMES_PORT: gamesPort, GAMES_SITE_PORT: String(pagePort) },
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
  // A group of its own: Ctrl-C reaches only us, and every program is told to end once.
  const options = {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
  }
  const child = spawn(process.execPath, args, options)
  child.once('exit', (status) => {
    if (!isEnding && status !== 0 && status !== null) console.error(`${name} ended (exit code ${status})`)
    endAll()
  })
  return child
}

function endAll() {
  if (isEnding) return
  isEnding = true
  for (const program of programs) program.kill('SIGTERM')
}
