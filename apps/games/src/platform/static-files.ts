import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export interface StaticFile {
  readonly type: string
  readonly plain: Buffer
  /** Made by the build, the best first. */
  readonly encoded: readonly { readonly name: string; readonly bytes: Buffer }[]
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** A folder in memory, by the names below it; none where it is not there. */
export function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
  const bytes = new Map(
    names.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)] as const),
  )
  const isPacked = (name: string) =>
    ENCODINGS.some(({ suffix }) => name.endsWith(suffix) && bytes.has(name.slice(0, -suffix.length)))
  return new Map(
    [...bytes]
      .filter(([name]) => !isPacked(name))
      .map(([name, plain]) => {
        const encoded = ENCODINGS.flatMap((encoding) => {
          const packed = bytes.get(`${name}${encoding.suffix}`)
          return packed === undefined ? [] : [{ name: encoding.name, bytes: packed }]
        })
        return [name, { type: TYPES[extname(name)] ?? 'application/octet-stream', plain, encoded }]
      }),
  )
}

/** The best way of sending it that the other side takes. */
export function encodingFor(file: StaticFile, accepted: string): StaticFile['encoded'][number] | null {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  return file.encoded.find(({ name }) => names.includes(name)) ?? null
}
