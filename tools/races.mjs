// The races of placing with suspensions, starts and results, ten times as long as the tests run them.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', 'apps/server/src/faults/races.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, RACES: 'long' },
})
process.exitCode = status ?? 1
