import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const BENCH = fileURLToPath(new URL('../', import.meta.url))

/** The server of the case `world`, built as the server itself is; the path of its file. */
export async function buildFullWorld(): Promise<string> {
  await build({
    entryPoints: {
      'full-world': `${BENCH}full-world.ts`,
      'full-world-thread': `${BENCH}full-world-thread.ts`,
    },
    outdir: `${BENCH}dist`,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    plugins: [
      {
        name: 'keep-packages-outside',
        setup(bundle) {
          bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@xezer/') ? undefined : { path, external: true },
          )
        },
      },
    ],
  })
  return `${BENCH}dist/full-world.js`
}
