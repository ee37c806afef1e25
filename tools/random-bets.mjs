// Slip, decision and settlement on a hundred thousand random bets; the tests try a few thousand.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const TEST = 'apps/server/src/features/betting/one-mathematics.test.ts'
const { status } = spawnSync(process.execPath, [vitest, 'run', TEST], {
  stdio: 'inherit',
  env: { ...process.env, BETS: 'many' },
})
process.exitCode = status ?? 1
