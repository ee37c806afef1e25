import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REPOSITORY } from '../rules/source-files.ts'

interface Outcome {
  readonly status: number | null
  readonly words: string
}

function start(environment: Readonly<Record<string, string>>): Promise<Outcome> {
  return runTool('start.mjs', [], environment)
}

function runTool(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const program = join(REPOSITORY, 'tools', name)
    const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...environment } })
    let words = ''
    child.stdout.on('data', (chunk: Buffer) => {
      words += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      words += chunk.toString()
    })
    child.on('close', (status) => resolve({ status, words }))
  })
}

describe('npm start says in one sentence what to do', () => {
  it('when the port is taken', async () => {
    const other = createServer()
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '0.0.0.0', () => {
        const address = other.address()
        resolve(address !== null && typeof address === 'object' ? address.port : 0)
      })
    })
    const { status, words } = await start({ PORT: String(port) })
    other.close()
    expect(status).toBe(1)
    expect(words).toContain(`Port ${port} is taken`)
    expect(words).toContain(`PORT=${port + 1} npm start`)
    expect(words).not.toContain('    at ')
  })

  it.each(['eighty', '-1', '70000', '80.5'])('when PORT is %s', async (port) => {
    const { status, words } = await start({ PORT: port })
    expect(status).toBe(1)
    expect(words).toContain(`PORT is "${port}"`)
    expect(words).not.toContain('    at ')
  })
})

it('npm test refuses a half that does not exist, since a run of nothing would be green', async () => {
  const { status, words } = await runTool('test.mjs', ['units'])
  expect(status).toBe(1)
  expect(words).toContain('There is no half "units" of the tests; there are unit and journeys.')
  expect(words).not.toContain('    at ')
})
