import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ParseResult, parseSync } from 'oxc-parser'

export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '')

export interface SourceFile {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string
  readonly text: string
}

const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.cache',
  'coverage',
  'generated',
  'test-results',
  'playwright-report',
])

/** Every file below the given folders of the repository, without what is installed, built or generated. */
export function readSources(folders: readonly string[], extensions: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) => listFiles(folder))
    .filter((path) => extensions.includes(extname(path)))
    .map((path) => ({ path, text: readFileSync(join(REPOSITORY, path), 'utf8') }))
}

export function listFiles(folder: string): string[] {
  const entries = readEntries(folder)
  return entries.flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (SKIPPED.has(entry.name)) return []
    if (entry.isDirectory()) return listFiles(path)
    return entry.isFile() ? [path] : []
  })
}

const parsed = new WeakMap<SourceFile, ParseResult>()

/** The syntax tree and the imports of a file; every rule shares one parse. */
export function parse(file: SourceFile): ParseResult {
  const known = parsed.get(file)
  if (known !== undefined) return known
  const result = parseSync(file.path, file.text)
  parsed.set(file, result)
  return result
}

/** Tests, and the examples that only tests share (`example-….ts`). */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$|\/example-[^/]+\.ts$/.test(path) || path.startsWith('e2e/')
}

/** `path:line`, as editors open it. */
export function placeOf(file: SourceFile, offset: number): string {
  return `${file.path}:${file.text.slice(0, offset).split('\n').length}`
}

function readEntries(folder: string) {
  try {
    return readdirSync(join(REPOSITORY, folder), { withFileTypes: true })
  } catch {
    return []
  }
}
