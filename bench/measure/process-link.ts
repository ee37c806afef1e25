import { fork } from 'node:child_process'
import { findProgram } from './build-processes.ts'
import type { Answer, ProcessApi, Request } from './serve-process.ts'

export interface LinkedProcess<Api extends ProcessApi<Api>> {
  readonly pid: number
  call<Name extends keyof Api & string>(
    name: Name,
    ...parameters: Parameters<Api[Name]>
  ): Promise<Awaited<ReturnType<Api[Name]>>>
  stop(): Promise<void>
}

const STOP_MS_MAX = 15_000

/** Starts one of the `*-process.ts` files; its first argument is `options` as JSON. */
export async function startProcess<Api extends ProcessApi<Api>>(
  name: string,
  options: object = {},
): Promise<LinkedProcess<Api>> {
  const child = fork(await findProgram(`${name}-process`), [JSON.stringify(options)], {
    execArgv: profileArguments(name),
    serialization: 'advanced',
  })
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let lastId = 0
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  void ended.then(() => {
    for (const { reject } of waiting.values()) reject(new Error(`the ${name} process ended`))
  })
  child.on('message', (message: unknown) => {
    // Only our own process speaks on this channel.
    const answer = message as Answer
    const caller = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('failure' in answer) caller?.reject(new Error(answer.failure))
    else caller?.resolve(answer.value)
  })
  const ask = (method: string, parameters: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      const request: Request = { id: lastId, name: method, parameters }
      child.send(request)
    })
  await ask('', [])
  return {
    pid: child.pid ?? 0,
    // The child serves exactly this interface (`serveProcess<Api>`).
    call: (method, ...parameters) => ask(method, parameters) as never,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.disconnect()
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS_MAX)
      await ended
      clearTimeout(timer)
    },
  }
}

/** `BENCH_PROFILE=world`: processes of that name write a processor profile when they end. */
function profileArguments(name: string): string[] {
  return process.env.BENCH_PROFILE === name ? ['--cpu-prof', '--cpu-prof-dir=.data/profiles'] : []
}
