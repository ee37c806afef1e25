import { startAfterKill } from '@xezer/embedded-postgres/example-killed-start'

// npm run faults:first-start: kills the first start at any instant and starts again; `-- 300` says how often.
const rounds = Number(process.argv[2] ?? 100)
const LATEST_MS = 2000
let failed = 0

for (let round = 0; round < rounds; round += 1) {
  const delayMs = Math.round((LATEST_MS * ((round * 61) % rounds)) / rounds)
  try {
    await startAfterKill(delayMs)
  } catch (error) {
    failed += 1
    console.log(`killed after ${delayMs} ms: ${error instanceof Error ? error.message : String(error)}`)
  }
}
console.log(`${rounds} first starts were killed; ${failed} of the next starts failed.`)
process.exitCode = failed === 0 ? 0 : 1
