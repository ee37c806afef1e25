// Plays recordings of a feed through the book, placing and settlement: those of the house, or the files that are named.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? '.', file))
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', 'apps/server/src/recordings/recordings.test.ts', '--reporter=verbose'],
  {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: files.length === 0 ? process.env : { ...process.env, RECORDINGS: files.join(',') },
  },
)
process.exitCode = status ?? 1
