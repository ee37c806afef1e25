import { readdirSync } from 'node:fs'
import { join, parse, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildProgram } from '@xezer/dev-world/build-program'

const BENCH = fileURLToPath(new URL('../', import.meta.url))
const SERVER = fileURLToPath(new URL('../../apps/server/src/', import.meta.url))
/** What a server in one of our programs begins, and looks for beside itself. */
const SERVER_THREADS = ['document-worker.ts', 'feed-worker.ts', 'password-worker.ts']
const DIST = join(BENCH, 'dist')
/** Every program stands beside this folder, and is named for what it does: `world-process.ts`, `full-world-thread.ts`. */
const PROGRAM = /^(?:[\w-]+-(?:process|thread)|full-world)\.ts$/

let building: Promise<void> | null = null

/**
 * The file of a program of the bench. All of them are built as the server itself is, once a run: translated while they run,
 * every closure would be given its name anew, which is a tenth of a poll.
 */
export async function findProgram(name: string): Promise<string> {
  building ??= buildProgram({
    entryPoints: Object.fromEntries(
      [
        ...readdirSync(BENCH).filter((file) => PROGRAM.test(file)),
        ...SERVER_THREADS.map((file) => join(SERVER, file)),
      ].map((file) => [parse(file).name, resolve(BENCH, file)]),
    ),
    outdir: DIST,
    splitting: true,
  })
  await building
  return join(DIST, `${name}.js`)
}
