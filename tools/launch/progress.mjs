import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '')

const HEARTBEAT_MS = 5_000

/** What the visitor can act on; printed without a stack. */
export class Refusal extends Error {}

/** Runs `main` and turns a refusal into its sentence and exit code 1. */
export async function refuseClearly(main) {
  try {
    return await main()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(`\n${error.message}\n`)
    process.exit(1)
  }
}

/** Says what is going on, again every five seconds, and how long it took. */
export async function step(name, work) {
  const startMs = performance.now()
  const seconds = () => ((performance.now() - startMs) / 1000).toFixed(1)
  console.log(`· ${name} …`)
  const heartbeat = setInterval(() => console.log(`  … still at it (${seconds()} s)`), HEARTBEAT_MS)
  try {
    const value = await work()
    console.log(`✓ ${name} (${seconds()} s)`)
    return value
  } finally {
    clearInterval(heartbeat)
  }
}

/** Runs a program to its end; ends it when this process is told to end. Resolves to its exit code and output. */
export function run(command, args, { env = process.env, cwd = REPOSITORY, isQuiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
    const child = spawn(command, args, {
      cwd,
      env,
      stdio,
      shell: process.platform === 'win32' && command === 'npm',
    })
    const end = () => child.kill('SIGTERM')
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
    let output = ''
    const keep = (chunk) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', reject)
    child.once('close', (status, signal) => {
      process.off('SIGTERM', end)
      process.off('SIGINT', end)
      if (signal === 'SIGTERM' || signal === 'SIGINT') process.exit(130)
      resolve({ status, output })
    })
  })
}
