import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureInstalled } from './installation.mjs'
import { REPOSITORY, Refusal, refuseClearly, run } from './progress.mjs'
import { afterSecondTry, filesForSecondTry } from './second-try.mjs'
import { ensureBuilt } from './start-site.mjs'

const RESULTS = join(REPOSITORY, '.cache/test-results')
const HALVES = ['unit', 'journeys']
const LINES_OF_A_FAILURE = 8

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
    if (wanted.includes('unit')) halves.push(await runTwice(runUnitTests))
    if (wanted.includes('journeys')) halves.push(await runTwice(runJourneys))
    report(halves)
  })
}

/** See docs/decisions/0143-what-was-slow-is-asked-alone.md. */
async function runTwice(runHalf) {
  const half = await runHalf([])
  const files = filesForSecondTry(half.failures.map(({ file }) => file))
  if (files.length === 0) return { ...half, late: [] }
  console.log(`\n· once more, alone: ${files.join(', ')}`)
  return afterSecondTry(half, await runHalf(files))
}

/** All of them, or those of some files, one after the other. */
async function runUnitTests(files) {
  console.log('\n· tests of rules, programs and the database')
  const results = join(RESULTS, files.length === 0 ? 'unit.json' : 'unit-again.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`, ...files]
  if (files.length > 0) args.push('--maxWorkers=1')
  const { status } = await run(process.execPath, [module('vitest/vitest.mjs'), ...args])
  const counts = readJson(results)
  return {
    name: 'unit',
    passed: counts?.numPassedTests ?? 0,
    // What did not run did not pass.
    failed: Math.max((counts?.numFailedTests ?? 0) + (counts?.numPendingTests ?? 0), status === 0 ? 0 : 1),
    failures: unitFailures(counts?.testResults ?? []),
  }
}

/** A file that could not be loaded has no tests, only a message of its own. */
function unitFailures(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(REPOSITORY, name)
    const failed = assertionResults.filter((test) => test.status !== 'passed')
    if (failed.length === 0 && status === 'failed') return [{ file, said: `${file}: ${message}` }]
    return failed.map((test) => ({
      file,
      said: `${file} > ${test.fullName}\n${test.failureMessages.join('\n')}`,
    }))
  })
}

async function runJourneys(files) {
  console.log('\n· journeys in a browser')
  const { browserLaunchOptions } = await import('../browser.mjs')
  const { executablePath } = await browserLaunchOptions()
  console.log(`  with ${executablePath}`)
  const results = join(RESULTS, files.length === 0 ? 'journeys.json' : 'journeys-again.json')
  const args = files.length === 0 ? [] : ['--workers=1', ...files]
  const { status } = await run(process.execPath, [module('@playwright/test/cli.js'), 'test', ...args], {
    env: { ...process.env, JOURNEYS_RESULTS: results },
  })
  const told = readJson(results)
  const counts = told?.stats
  return {
    name: 'journeys',
    passed: (counts?.expected ?? 0) + (counts?.flaky ?? 0),
    failed: Math.max((counts?.unexpected ?? 0) + (counts?.skipped ?? 0), status === 0 ? 0 : 1),
    failures: journeyFailures(told?.suites ?? []),
  }
}

function journeyFailures(suites) {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs
      .filter((spec) => !spec.ok)
      .map((spec) => ({
        file: `e2e/${file}`,
        said: `e2e/${file}:${spec.line} > ${spec.title}\n${journeyMessages(spec)}`,
      })),
    ...journeyFailures(inner),
  ])
}

function journeyMessages(spec) {
  return spec.tests
    .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
    .join('\n')
}

function report(halves) {
  const said = (key) => halves.flatMap((half) => half[key]).map((failure) => shortened(failure.said))
  const [failures, late] = [said('failures'), said('late')]
  // Kept apart too: what runs afterwards would push it out of sight.
  writeFileSync(join(RESULTS, 'failures'), failures.map((failure) => `${failure}\n`).join(''))
  writeFileSync(join(RESULTS, 'late'), late.map((failure) => `${failure}\n`).join(''))
  if (failures.length > 0) console.log(`\nwhat failed:\n${failures.join('\n')}`)
  if (late.length > 0) console.log(`\nwhat passed only alone, at its second try:\n${late.join('\n')}`)
  console.log('')
  for (const { name, passed, failed } of halves) console.log(`${name}: ${passed} passed, ${failed} failed`)
  const sum = (key) => halves.reduce((total, half) => total + half[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  writeFileSync(join(RESULTS, 'counts'), `${sum('passed')} ${sum('failed')}\n`)
  if (sum('failed') > 0) process.exitCode = 1
}

/** The name and the first words of why: the whole stands above, where it happened. */
function shortened(failure) {
  return stripVTControlCharacters(failure).split('\n').slice(0, LINES_OF_A_FAILURE).join('\n    ')
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function module(path) {
  return join(REPOSITORY, 'node_modules', path)
}
