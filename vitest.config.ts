import { defineConfig } from 'vitest/config'

const ALL = '{packages,apps}/*/src/**/*.test.{ts,tsx}'
/** Rules without a process, a connection or a clock of their own: nothing is left behind that the next file could meet. */
const RULES = [
  'packages/{betting,bonuses,contract,game-art,game-catalogue,game-math,i18n,money,odds-book,payments}/src/**/*.test.ts',
  'packages/{pricing,sport,sports,std,ui}/src/**/*.test.{ts,tsx}',
  'apps/game-client/src/**/*.test.ts',
  'apps/site/src/{core,features}/**/*.test.{ts,tsx}',
]
const NEVER = ['**/node_modules/**', '**/dist/**']

const shared = {
  environment: 'node',
  pool: 'forks',
  // A machine that is busy with others is slow, and no test is about that.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
} as const

export default defineConfig({
  test: {
    globalSetup: ['packages/db/src/test-database-service.ts'],
    // Two at a time: the machine that must pass has two cores.
    maxWorkers: 2,
    reporters: ['default'],
    projects: [
      {
        test: {
          ...shared,
          name: 'programs',
          include: [ALL, 'tools/**/*.test.ts'],
          exclude: [...NEVER, ...RULES],
        },
      },
      // Files share processes: starting one for each took longer than all their tests.
      { test: { ...shared, name: 'rules', include: RULES, exclude: [...NEVER], isolate: false } },
    ],
  },
})
