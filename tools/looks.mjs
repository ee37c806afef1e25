// Journeys of the account on a desktop and a phone, in each language: `looks.mjs [phone-ru …] [part of a file's name …]`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './launch/installation.mjs'
import { REPOSITORY, refuseClearly, run } from './launch/progress.mjs'
import { ensureBuilt } from './launch/start-site.mjs'

const LOOKS = ['desktop', 'phone'].flatMap((device) =>
  ['az', 'ru', 'en'].map((locale) => `${device}-${locale}`),
)
const PLAYWRIGHT = join(REPOSITORY, 'node_modules/@playwright/test/cli.js')

const named = process.argv.slice(2)
const looks = named.filter((name) => LOOKS.includes(name))
const parts = named.filter((name) => !LOOKS.includes(name))

await refuseClearly(async () => {
  process.chdir(REPOSITORY)
  await ensureInstalled()
  await ensureBuilt()
  const failed = []
  for (const look of looks.length > 0 ? looks : LOOKS) {
    console.log(`\n· ${look}`)
    process.env.LOOK = look
    const { status } = await run(process.execPath, [PLAYWRIGHT, 'test', ...findJourneys()])
    if (status !== 0) failed.push(look)
  }
  console.log(failed.length === 0 ? '\nnothing failed' : `\nfailed: ${failed.join(', ')}`)
  if (failed.length > 0) process.exitCode = 1
})

/** All that can be seen in any look ask for theirs. */
function findJourneys() {
  const files = readdirSync('e2e').filter((file) => file.endsWith('.spec.ts'))
  const found = files.filter((file) => {
    return (
      readFileSync(join('e2e', file), 'utf8').includes("'./support/looks.ts'") &&
      (parts.length === 0 || parts.some((part) => file.includes(part)))
    )
  })
  // Playwright takes no name for every journey.
  if (found.length === 0) throw new Error(`no journey is named ${parts.join(' or ')}`)
  return found.map((file) => `e2e/${file}`)
}
