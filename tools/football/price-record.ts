import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** Prices of one match at one moment, or its results: name of the market, then `outcome=value` in order. */
export interface RecordLine {
  readonly match: number
  /** Such as `30'`; `result` for the results. */
  readonly moment: string
  readonly markets: Readonly<Record<string, string>>
}

export const RESULT = 'result'

/** One line a moment, compressed. */
export async function writeRecord(path: string, lines: AsyncIterable<RecordLine>): Promise<void> {
  async function* texts() {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`
  }
  await pipeline(texts, createGzip(), createWriteStream(path))
}

export async function* readRecord(path: string): AsyncGenerator<RecordLine> {
  const text = createInterface({ input: createReadStream(path).pipe(createGunzip()) })
  for await (const line of text) yield JSON.parse(line)
}

/** `outcome=value` pairs of one market. */
export function parsePairs(text: string): Map<string, string> {
  return new Map(text.split(' ').map((pair) => pair.split('=') as [string, string]))
}
