import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Games } from '@xezer/dev-world/boot-games'
import { buildProgram } from '@xezer/dev-world/build-program'

export interface KilledGames {
  /** The program as it is started, on the tables of these games; `settings` stand over theirs. */
  start(games: Games, settings?: Readonly<Record<string, string>>): Promise<StartedGames>
  stop(): void
}

export interface RunningGames {
  ask(name: string, body: object, session: string): Promise<Response>
  kill(): Promise<void>
}
export interface StartedGames extends RunningGames {
  readonly url: string
  /** All lines of its log until now. */
  logged(): string
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
    async start(games, settings = {}) {
      const child = spawn(process.execPath, [program], {
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
        env: { PATH: process.env.PATH ?? '', ...games.environment, ...settings },
      })
      running = child
      const lines: Buffer[] = []
      child.stdout?.on('data', (line: Buffer) => lines.push(line))
      const [said] = (await once(child, 'message')) as [{ readonly port: number }]
      const url = `http://127.0.0.1:${said.port}`
      return {
        url,
        logged: () => Buffer.concat(lines).toString(),
        ask: (name, body, session) =>
          fetch(`${url}/play/${name}`, {
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
