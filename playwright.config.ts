import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from './tools/browser.mjs'

/**
 * Of a world that plays by itself, twenty times as fast as the clock. A worker that has started one has it until its end, so they
 * have workers of their own: beside it every other journey took three times as long.
 */
const IN_THE_SIMULATED_WORLD = findJourneys(/\bsimulated(\.url|,|\))/)

// The journeys start their own worlds; the browser is found once and handed to every worker.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  projects: [
    { name: 'simulated', testMatch: IN_THE_SIMULATED_WORLD },
    { name: 'scripted', testIgnore: IN_THE_SIMULATED_WORLD },
  ],
  retries: 0,
  forbidOnly: true,
  // A machine that is busy with others is slow, and no journey is about that.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalSetup: './e2e/support/start-databases.ts',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.JOURNEYS_RESULTS ?? '.cache/test-results/journeys.json' }],
  ],
  use: {
    browserName: 'chromium',
    // What a journey answers in the server's place has to reach the page; one journey is about the worker.
    serviceWorkers: 'block',
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    locale: 'az-AZ',
    timezoneId: 'Asia/Baku',
    // It would be a fifth of the time; a picture and the tree of the page are kept of what fails.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})

function findJourneys(needs: RegExp): string[] {
  const files = readdirSync('e2e').filter((file) => file.endsWith('.spec.ts'))
  return files.filter((file) => needs.test(readFileSync(`e2e/${file}`, 'utf8'))).map((file) => `**/${file}`)
}
