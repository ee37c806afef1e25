import { defineConfig } from '@playwright/test'
import { browserLaunchOptions } from './tools/browser.mjs'

// The journeys start their own worlds; the browser is found once and handed to every worker.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A machine that is busy with others is slow, and no journey is about that.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalSetup: './e2e/support/start-databases.ts',
  reporter: [['list'], ['json', { outputFile: '.cache/test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    // What a journey answers in the server's place has to reach the page; one journey is about the worker.
    serviceWorkers: 'block',
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    locale: 'az-AZ',
    timezoneId: 'Asia/Baku',
    // Pictures of every frame would be a tenth of the time; the last one is kept besides.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
})
