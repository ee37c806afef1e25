import { buildRequest, openHttpLine } from './http-line.ts'

export interface Told {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sends each once, over so many lines at a time; how many a second were answered. */
export async function tellAll(
  port: number,
  path: string,
  messages: readonly Told[],
  lineCount: number,
): Promise<number> {
  const queue = messages.map(({ body, headers }) => buildRequest(path, body, headers))
  const lines = await Promise.all(Array.from({ length: lineCount }, () => openHttpLine(port)))
  const startMs = performance.now()
  await Promise.all(
    lines.map(async (line) => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const { status, body } = await line.ask(next)
        if (status !== 200) throw new Error(`${path} answered ${status} ${body.slice(0, 200)}`)
      }
      line.close()
    }),
  )
  return (messages.length * 1000) / (performance.now() - startMs)
}
