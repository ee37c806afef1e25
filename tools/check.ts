import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from './rules/source-files.ts'

interface Step {
  readonly name: string
  readonly args: readonly string[]
}

const program = (path: string) => join(REPOSITORY, 'node_modules', path)
const workspaces = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(REPOSITORY, folder)).map((name) => `${folder}/${name}`),
)

const steps: readonly Step[] = [
  {
    name: 'format and lint',
    args: [program('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  },
  ...['tools', 'e2e', 'bench', ...workspaces]
    .filter((folder) => existsSync(join(REPOSITORY, folder, 'tsconfig.json')))
    .map((folder) => ({ name: `types of ${folder}`, args: [program('typescript/bin/tsc'), '-p', folder] })),
  {
    name: 'walls and source rules',
    args: [program('vitest/vitest.mjs'), 'run', 'tools/rules', '--testTimeout=120000'],
  },
  { name: 'dead code', args: [program('knip/bin/knip.js'), '--no-progress', '--no-config-hints'] },
]

/** Runs one step quietly and shows its words only when it fails. */
function run(step: Step): Promise<boolean> {
  const startMs = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step.args, { cwd: REPOSITORY, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.on('close', (status) => {
      const seconds = ((performance.now() - startMs) / 1000).toFixed(1)
      console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`)
      if (status !== 0) console.log(output.trim())
      resolve(status === 0)
    })
  })
}

const FAILED: string[] = []
for (const step of steps) if (!(await run(step))) FAILED.push(step.name)
console.log(`\nchecks: ${steps.length - FAILED.length} passed, ${FAILED.length} failed`)
if (FAILED.length > 0) process.exitCode = 1
