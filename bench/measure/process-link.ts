import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What a process of a bench does for the one that started it; arguments and answers are plain data. */
export type ProcessApi<Api> = { readonly [Name in keyof Api]: (...parameters: never[]) => unknown }

export interface LinkedProcess<Api extends ProcessApi<Api>> {
  readonly pid: number
  call<Name extends keyof Api & string>(
    name: Name,
    ...parameters: Parameters<Api[Name]>
  ): Promise<Awaited<ReturnType<Api[Name]>>>
  stop(): Promise<void>
}

interface Request {
  readonly id: number
  readonly name: string
  readonly parameters: readonly unknown[]
}
type Answer = { readonly id: number } & ({ readonly value: unknown } | { readonly failure: string })

const STOP_MS_MAX = 15_000

/** Starts one of the `*-process.ts` files; its first argument is `options` as JSON. */
export async function startProcess<Api extends ProcessApi<Api>>(
  name: string,
  options: object = {},
): Promise<LinkedProcess<Api>> {
  const file = fileURLToPath(new URL(`../${name}-process.ts`, import.meta.url))
  const child = fork(file, [JSON.stringify(options)], {
    execArgv: ['--import', 'tsx', ...profileArguments(name)],
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

/** The child's side. Ends the process when the one that started it is gone or asks to stop. */
export function serveProcess<Api extends ProcessApi<Api>>(api: Api, stop: () => Promise<void> | void): void {
  const methods = new Map<string, (...parameters: never[]) => unknown>(Object.entries(api))
  process.on('message', (message: unknown) => {
    const { id, name, parameters } = message as Request
    Promise.resolve(methods.get(name)?.(...(parameters as never[]))).then(
      (value) => process.send?.({ id, value }),
      (error: unknown) =>
        process.send?.({
          id,
          failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
    )
  })
  process.once('disconnect', () => {
    Promise.resolve(stop()).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
  // An interrupt reaches the whole group; the one that started us decides.
  process.on('SIGINT', () => undefined)
}

export function readOptions<Options>(): Options {
  return JSON.parse(process.argv[2] ?? '{}')
}

/** Processor milliseconds of this process, of all its threads. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
