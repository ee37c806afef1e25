import { fileURLToPath } from 'node:url'
import { buildProgram } from '@xezer/dev-world/build-program'

const BENCH = fileURLToPath(new URL('../', import.meta.url))

/** The server of the case `world`, built as the server itself is; the path of its file. */
export async function buildFullWorld(): Promise<string> {
  await buildProgram({
    entryPoints: {
      'full-world': `${BENCH}full-world.ts`,
      'full-world-thread': `${BENCH}full-world-thread.ts`,
    },
    outdir: `${BENCH}dist`,
    splitting: true,
  })
  return `${BENCH}dist/full-world.js`
}
