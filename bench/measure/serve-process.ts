/** What a process of a bench does for the one that started it; arguments and answers are plain data. */
export type ProcessApi<Api> = { readonly [Name in keyof Api]: (...parameters: never[]) => unknown }

/** What goes over the channel between the two. */
export interface Request {
  readonly id: number
  readonly name: string
  readonly parameters: readonly unknown[]
}
export type Answer = { readonly id: number } & ({ readonly value: unknown } | { readonly failure: string })

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
