import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './installation.mjs'
import { REPOSITORY, Refusal, refuseClearly, run } from './progress.mjs'
import { ensureBuilt } from './start-site.mjs'

const RESULTS = join(REPOSITORY, '.cache/test-results')
const HALVES = ['unit', 'journeys']

/** `unit` or `journeys` runs only that half; without a name everything runs, and every half is always reported. */
export async function runTests(names) {
  const wanted = names.length === 0 ? HALVES : names
  await refuseClearly(async () => {
    const unknown = wanted.find((name) => !HALVES.includes(name))
    // A run of nothing would be green.
    if (unknown !== undefined) {
      throw new Refusal(`There is no half "${unknown}" of the tests; there are ${HALVES.join(' and ')}.`)
    }
    process.chdir(REPOSITORY)
    await ensureInstalled()
    rmSync(RESULTS, { recursive: true, force: true })
    mkdirSync(RESULTS, { recursive: true })
    // Some tests start the built server; the build also turns the message tables into modules.
    await ensureBuilt()
    const halves = []
    if (wanted.includes('unit')) halves.push(await runUnitTests())
    if (wanted.includes('journeys')) halves.push(await runJourneys())
    report(halves)
  })
}

async function runUnitTests() {
  console.log('\n· tests of rules, programs and the database')
  const results = join(RESULTS, 'unit.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const { status } = await run(process.execPath, [module('vitest/vitest.mjs'), ...args])
  const counts = readJson(results)
  return {
    name: 'unit',
    passed: counts?.numPassedTests ?? 0,
    // What did not run did not pass.
    failed: Math.max((counts?.numFailedTests ?? 0) + (counts?.numPendingTests ?? 0), status === 0 ? 0 : 1),
  }
}

async function runJourneys() {
  console.log('\n· journeys in a browser')
  const { browserLaunchOptions } = await import('../browser.mjs')
  const { executablePath } = await browserLaunchOptions()
  console.log(`  with ${executablePath}`)
  const { status } = await run(process.execPath, [module('@playwright/test/cli.js'), 'test'])
  const counts = readJson(join(RESULTS, 'journeys.json'))?.stats
  return {
    name: 'journeys',
    passed: (counts?.expected ?? 0) + (counts?.flaky ?? 0),
    failed: Math.max((counts?.unexpected ?? 0) + (counts?.skipped ?? 0), status === 0 ? 0 : 1),
  }
}

function report(halves) {
  console.log('')
  for (const { name, passed, failed } of halves) console.log(`${name}: ${passed} passed, ${failed} failed`)
  const sum = (key) => halves.reduce((total, half) => total + half[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  writeFileSync(join(RESULTS, 'counts'), `${sum('passed')} ${sum('failed')}\n`)
  if (sum('failed') > 0) process.exitCode = 1
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function module(path) {
  return join(REPOSITORY, 'node_modules', path)
}
