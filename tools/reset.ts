import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { findRunningPostgres, locateDatabase } from '@xezer/embedded-postgres/embedded-postgres'
import { REPOSITORY } from './rules/source-files.ts'

// npm run reset: empties the data folder after a question; `-- --yes` answers it.
const dataDir = resolve(REPOSITORY, process.env.DATA_DIR ?? '.data')

if (!existsSync(dataDir)) {
  console.log(`${dataDir} does not exist: nothing to empty.`)
} else if (findRunningPostgres(dataDir) !== null) {
  console.error(`A server is running on ${dataDir}. Stop it first.`)
  process.exitCode = 1
} else if (await isAgreed()) {
  // The database may live elsewhere, where the user that runs it can reach it.
  rmSync(locateDatabase(dataDir), { recursive: true, force: true })
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true, force: true })
  console.log(`${dataDir} is empty. The next start begins with a new world.`)
} else {
  console.log('Nothing was changed.')
}

async function isAgreed(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) {
    console.error('Nobody can answer here; say "npm run reset -- --yes" to empty it.')
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`All players, bets and money in ${dataDir} will be lost. Type yes: `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
