// Runs test files longer than the tests run them: `long-test.mjs FILE … NAME=VALUE`, with the setting that they ask for.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const files = process.argv.slice(2, -1)
const setting = process.argv.at(-1)
const [name, value] = setting.split('=')
const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', ...files], {
  stdio: 'inherit',
  env: { ...process.env, [name]: value },
})
process.exitCode = status ?? 1
