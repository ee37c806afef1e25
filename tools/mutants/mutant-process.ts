import { join, relative } from 'node:path'
import { inspect } from 'node:util'
import { createVitest, type Vitest } from 'vitest/node'
import { REPOSITORY } from '../rules/source-files.ts'
import { findComplaint } from './complaint.ts'
import { applyEdit } from './list-mutants.ts'
import type { Edit } from './operators.ts'

/** A test that an honest run ends in half a second is not waited for longer than this; see `limitTime`. */
const TEST_MS_LEAST = 2000
const TEST_TIME_FACTOR = 4
/** For a database to stop; a thread that hangs is not waited for. */
const ENDING_MS = 3000

/** Asked by the process that started this one: these tests, with this fault in that file. */
export interface Trial {
  readonly path: string
  readonly edit: Edit | null
  /** One group after the other; a group that fails ends the trial. */
  readonly tests: readonly (readonly string[])[]
  /** All tests of an area, without a fault: their times say how long one of them may take from now on. */
  readonly limitsTime?: boolean
}

let trial: Trial | null = null
/** Whose fault is still compiled. */
let faultyPath: string | null = null

/** A warm vitest: what did not change between two trials is not compiled again. */
async function startVitest(): Promise<Vitest> {
  const vitest = await createVitest(
    'test',
    {
      root: REPOSITORY,
      // Projects of the configuration have plugins of their own, and would never see the fault; files share no process here.
      config: false,
      globalSetup: ['packages/db/src/test-database-service.ts'],
      watch: false,
      bail: 1,
      maxWorkers: 1,
      // A thread starts in a tenth of the time of a process.
      pool: 'threads',
      reporters: [{}],
      testTimeout: 20_000,
      hookTimeout: 60_000,
    },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          transform: (code, id) =>
            trial?.edit != null && id.split('?')[0] === join(REPOSITORY, trial.path)
              ? applyEdit(code, trial.edit)
              : null,
        },
      ],
    },
  )
  await vitest.standalone()
  return vitest
}

/** The first that a test complained of; null when none did. */
async function runTests(vitest: Vitest, { path, tests }: Trial): Promise<string | null> {
  for (const changed of new Set([path, faultyPath ?? path])) vitest.invalidateFile(join(REPOSITORY, changed))
  faultyPath = path
  const [project] = vitest.projects
  if (project === undefined) throw new Error('vitest has no project')
  for (const group of tests) {
    const specifications = group.map((test) => project.createSpecification(join(REPOSITORY, test)))
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    vitest.state.errorsSet.clear()
    const [unhandled] = unhandledErrors
    if (unhandled !== undefined) return inspect(unhandled)
    const complaint = findComplaint(group, testModules)
    if (complaint !== null) return complaint
  }
  return null
}

/** How long the honest run of each file took. */
function timeFiles({ state }: Vitest): Record<string, number> {
  return Object.fromEntries(
    state.getTestModules().map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic()
      const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
      return [relative(REPOSITORY, module.moduleId), ms]
    }),
  )
}

/** A fault that makes a test wait for ever should not cost its whole patience. */
function limitTime({ projects, state }: Vitest): void {
  const tests = state.getTestModules().flatMap((module) => [...module.children.allTests()])
  const slowestMs = Math.max(0, ...tests.map((test) => test.diagnostic()?.duration ?? 0))
  for (const { config } of projects)
    config.testTimeout = Math.max(TEST_MS_LEAST, slowestMs * TEST_TIME_FACTOR)
}

const vitest = await startVitest()
process.on('message', async (asked: Trial) => {
  trial = asked
  try {
    const complaint = await runTests(vitest, asked)
    const tookMs = asked.edit === null ? timeFiles(vitest) : {}
    // Whoever asked may have given up.
    if (process.connected) process.send?.({ kind: 'done', complaint, tookMs })
    if (asked.limitsTime === true) limitTime(vitest)
  } catch (error) {
    if (process.connected) process.send?.({ kind: 'failed', text: inspect(error) })
  }
})
/** What the tests have started, a database among it, ends with it. */
process.on('disconnect', () => {
  setTimeout(() => process.exit(), ENDING_MS).unref()
  void vitest.close().finally(() => process.exit())
})
process.send?.({ kind: 'ready' })
