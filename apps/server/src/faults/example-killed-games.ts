import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { buildProgram } from '@xezer/dev-world/build-program'
import { PROVIDERS } from '@xezer/game-catalogue/providers'
import { killedUrls, serverUrl } from './example-killed-server.ts'

/** A game server that is a process of its own, to be killed; the house that pays is that of `example-killed-server.ts`. */

const PROGRAM = fileURLToPath(
  new URL('../../../../node_modules/.cache/xezer/killed-games.mjs', import.meta.url),
)
const SECRET = 'a-secret-that-both-sides-of-a-killed-world-know'
/** What house and games sign with. */
export const GAME_SECRETS = JSON.stringify(Object.fromEntries(PROVIDERS.map(({ code }) => [code, SECRET])))

let running: ChildProcess | null = null
let url = ''

export const gamesUrl = (): string => url

export async function buildGames(): Promise<void> {
  const source = fileURLToPath(
    new URL('../../../games/src/faults/example-killed-program.ts', import.meta.url),
  )
  await buildProgram({ entryPoints: [source], outfile: PROGRAM })
}

/** Resolves when it can be played at. */
export async function startGames(): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH ?? '',
      ...{ GAMES_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', GAMES_CALLS_PER_SECOND: '100000' },
      ...{ GAMES_DATABASE_URL: killedUrls().games, WALLET_URL: serverUrl(), GAME_SECRETS },
      GAMES_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
  })
  running = child
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the game server ended with ${code}`)
  })
  ended.catch(() => undefined)
  const [said] = (await Promise.race([once(child, 'message'), ended])) as [{ readonly port: number }]
  url = `http://127.0.0.1:${said.port}`
}

export async function killGames(): Promise<void> {
  const child = running
  running = null
  if (child === null || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
