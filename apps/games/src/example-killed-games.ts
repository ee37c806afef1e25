import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Games } from '@xezer/dev-world/boot-games'
import { buildProgram } from '@xezer/dev-world/build-program'

export interface KilledGames {
  /** The program as it is started, on the tables of these games. */
  start(games: Games): Promise<RunningGames>
  stop(): void
}

export interface RunningGames {
  ask(name: string, body: object, session: string): Promise<Response>
  kill(): Promise<void>
}

/** Builds the game server as it is shipped, for whoever kills it. For tests. */
export async function buildKilledGames(): Promise<KilledGames> {
  // Below the repository, where its packages are found.
  const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url))
  const folder = join(cache, `xezer-killed-games-${process.pid}`)
  const program = join(folder, 'main.mjs')
  const entry = fileURLToPath(new URL('main.ts', import.meta.url))
  await buildProgram({ entryPoints: [entry], outfile: program })
  let running: ChildProcess | null = null
  return {
    async start(games) {
      const child = spawn(process.execPath, [program], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { PATH: process.env.PATH ?? '', ...games.environment },
      })
      running = child
      const [said] = (await once(child, 'message')) as [{ readonly port: number }]
      return {
        ask: (name, body, session) =>
          fetch(`http://127.0.0.1:${said.port}/play/${name}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
            body: JSON.stringify(body),
          }),
        async kill() {
          const ended = once(child, 'exit')
          child.kill('SIGKILL')
          await ended
        },
      }
    },
    stop() {
      running?.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
