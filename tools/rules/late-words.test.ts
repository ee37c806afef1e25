import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { LATE_AREAS, readSourceMessages } from '../../packages/i18n/catalogue-source.ts'
import { importsOf } from './imports.ts'
import { REPOSITORY, type SourceFile } from './source-files.ts'

const FIRST = 'apps/site/src/main.tsx'
const WITH_WORDS = 'withLateWords('

/** Where a file brings parts in together with their words. */
function findBrought(text: string): readonly (readonly [from: number, to: number])[] {
  const places: [number, number][] = []
  for (let from = text.indexOf(WITH_WORDS); from >= 0; from = text.indexOf(WITH_WORDS, from + 1)) {
    let depth = 1
    let to = from + WITH_WORDS.length
    for (; depth > 0 && to < text.length; to++) {
      if (text[to] === '(') depth += 1
      else if (text[to] === ')') depth -= 1
    }
    places.push([from, to])
  }
  return places
}

/** None for a package and a style sheet. */
function listTargets(from: string, specifier: string): string[] {
  const [, workspace = '', rest = ''] = /^@xezer\/([\w-]+)\/(.+)$/.exec(specifier) ?? []
  const path = specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : `packages/${workspace}/src/${rest}`
  return [path, `${path}.ts`, `${path}.tsx`].filter((one) => {
    return /\.tsx?$/.test(one) && existsSync(join(REPOSITORY, one)) && !one.includes('/generated/')
  })
}

/** Everything that may run before the late words are here. */
function readEarly(): SourceFile[] {
  const files = new Map<string, SourceFile>()
  const open = [FIRST]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (files.has(path)) continue
    const file = { path, text: readFileSync(join(REPOSITORY, path), 'utf8') }
    files.set(path, file)
    const brought = findBrought(file.text)
    for (const { specifier, isType, offset } of importsOf(file)) {
      if (isType || brought.some(([from, to]) => from < offset && offset < to)) continue
      open.push(...listTargets(path, specifier))
    }
  }
  return [...files.values()]
}

it('nothing that is shown before them says words that come late', () => {
  const early = readEarly()
  expect(early.map(({ path }) => path)).toContain('apps/site/src/features/event/event-view.tsx')
  expect(early.map(({ path }) => path)).not.toContain('apps/site/src/features/slip/player-slip.tsx')
  const late = readSourceMessages().filter(({ area }) => LATE_AREAS.has(area))
  const said = early.flatMap(({ path, text }) =>
    late.filter(({ key }) => text.includes(`'${key}'`)).map(({ key }) => `${key} in ${path}`),
  )
  expect(said).toEqual([])
})
