import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { REPOSITORY } from '../rules/source-files.ts'
import { isOutOfTime } from './complaint.ts'
import type { Trial } from './mutant-process.ts'

export type Outcome = 'killed' | 'survived' | 'timeout'

type Answer =
  | { kind: 'ready' }
  | { kind: 'done'; complaint: string | null; tookMs: Readonly<Record<string, number>> }
  | { kind: 'failed'; text: string }

/** Beyond the honest run of its own tests a trial hangs in the fault: a loop without an end, which no test can leave. */
const PATIENCE = { factor: 4, extraMs: 8000 }
const START_MS = 120_000
/** Sound tests that take so many times as long as they did: the machine is busy with something else. */
const BUSY_FACTOR = 2
/** What the template of all test databases is made of, once in a process: a fault is there before it is made, and goes with it. */
const OF_TEMPLATE = /^packages\/db\/src\/(?:migrations\/|migrate\.ts|rights\.ts|grant-rights\.ts)/

export interface Laboratory {
  /** Nothing is wrong: the tests must pass, and the time of each file is the measure of patience with it. */
  measure(trial: Trial): Promise<void>
  attempt(trial: Trial): Promise<Outcome>
  close(): Promise<void>
}

/** Trials in a process of their own, which is ended and begun anew when a fault hangs it. */
export function openLaboratory(): Laboratory {
  let child: ChildProcess | null = null
  const honestMs = new Map<string, number>()
  let complaint = ''
  const leave = async () => {
    const ending = child
    child = null
    if (ending !== null) await end(ending)
  }
  const ask = async (trial: Trial, patienceMs: number): Promise<Outcome> => {
    const isOfTemplate = trial.edit !== null && isPlantedInTemplate(trial.path)
    if (isOfTemplate) await leave()
    child ??= await startProcess()
    child.send(trial)
    const answer = await nextAnswer(child, patienceMs + (isOfTemplate ? START_MS : 0))
    if (answer?.kind !== 'done' || isOfTemplate) await leave()
    if (answer?.kind === 'done') {
      complaint = answer.complaint ?? ''
      for (const [path, ms] of Object.entries(answer.tookMs)) honestMs.set(path, ms)
      return outcomeOf(answer.complaint)
    }
    if (answer?.kind === 'failed') throw new Error(answer.text)
    return 'timeout'
  }
  /** A busy machine is no fault that hangs: sound tests that are slow as well give the fault another chance. */
  const attemptWith = async (trial: Trial): Promise<Outcome> => {
    const usualMs = sumOf(trial, honestMs)
    const outcome = await ask(trial, patienceWith(trial, honestMs))
    if (outcome !== 'timeout') return outcome
    await ask({ ...trial, edit: null }, START_MS)
    const isBusy = sumOf(trial, honestMs) > usualMs * BUSY_FACTOR
    return isBusy ? ask(trial, patienceWith(trial, honestMs)) : outcome
  }
  return {
    async measure(trial) {
      const outcome = await ask(trial, START_MS)
      if (outcome !== 'survived') throw new Error(`the tests fail without a fault: ${complaint}`)
    },
    async attempt(trial) {
      let outcome: Outcome = 'survived'
      for (const group of trial.tests) {
        outcome = await attemptWith({ ...trial, tests: [group] })
        if (outcome !== 'survived') break
      }
      return outcome
    },
    close: leave,
  }
}

/** Whether databases of tests are made with what the file says. */
export function isPlantedInTemplate(path: string): boolean {
  return OF_TEMPLATE.test(path)
}

/** A trial of a few short tests is given up in seconds, however long all tests of its area take. */
export function patienceWith({ tests }: Pick<Trial, 'tests'>, honestMs: ReadonlyMap<string, number>): number {
  return sumOf({ tests }, honestMs) * PATIENCE.factor + PATIENCE.extraMs
}

function sumOf({ tests }: Pick<Trial, 'tests'>, honestMs: ReadonlyMap<string, number>): number {
  return tests.flat().reduce((all, path) => all + (honestMs.get(path) ?? START_MS), 0)
}

/** A test that was only not done in time has seen no wrong answer: that counts as hung. */
export function outcomeOf(complaint: string | null): Outcome {
  if (complaint === null) return 'survived'
  return isOutOfTime(complaint) ? 'timeout' : 'killed'
}

async function startProcess(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('mutant-process.ts', import.meta.url))
  const child = fork(program, {
    cwd: REPOSITORY,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const answer = await nextAnswer(child, START_MS)
  if (answer?.kind !== 'ready') throw new Error('the process of the trials does not start')
  return child
}

/** Null when none came in time, or the process has ended. */
async function nextAnswer(child: ChildProcess, patienceMs: number): Promise<Answer | null> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), patienceMs)
  const ended = () => stop.abort()
  child.once('exit', ended)
  try {
    const [answer] = await once(child, 'message', { signal: stop.signal })
    return answer as Answer
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    child.off('exit', ended)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exited = once(child, 'exit')
  if (child.connected) child.disconnect()
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await exited
  clearTimeout(timer)
}
