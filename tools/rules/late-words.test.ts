import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { LATE_AREAS, PAGE_AREAS, readSourceMessages } from '../../packages/i18n/catalogue-source.ts'
import { importsOf } from './imports.ts'
import { REPOSITORY, type SourceFile } from './source-files.ts'

const FIRST = 'apps/site/src/main.tsx'

/** Where a file brings parts in together with their words, by what `opening` calls. */
function findBrought(text: string, opening: string): readonly (readonly [from: number, to: number])[] {
  const places: [number, number][] = []
  for (let from = text.indexOf(opening); from >= 0; from = text.indexOf(opening, from + 1)) {
    let depth = 1
    let to = from + opening.length
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

/** Everything that may run before the words that `opening` brings are here. */
function readEarly(opening: string): SourceFile[] {
  const files = new Map<string, SourceFile>()
  const open = [FIRST]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (files.has(path)) continue
    const file = { path, text: readFileSync(join(REPOSITORY, path), 'utf8') }
    files.set(path, file)
    const brought = findBrought(file.text, opening)
    for (const { specifier, isType, offset } of importsOf(file)) {
      if (isType || brought.some(([from, to]) => from < offset && offset < to)) continue
      open.push(...listTargets(path, specifier))
    }
  }
  return [...files.values()]
}

function listSaidTooEarly(early: readonly SourceFile[], areas: ReadonlySet<string>): string[] {
  const late = readSourceMessages().filter(({ area }) => areas.has(area))
  return early.flatMap(({ path, text }) =>
    late.filter(({ key }) => text.includes(`'${key}'`)).map(({ key }) => `${key} in ${path}`),
  )
}

it('nothing that is shown before them says words that come late', () => {
  const early = readEarly('withLateWords(')
  expect(early.map(({ path }) => path)).toContain('apps/site/src/features/event/event-view.tsx')
  expect(early.map(({ path }) => path)).not.toContain('apps/site/src/features/slip/player-slip.tsx')
  expect(listSaidTooEarly(early, LATE_AREAS)).toEqual([])
})

it('nothing that is shown before them says words that come with pages of matches', () => {
  const early = readEarly('withPageWords(')
  expect(early.map(({ path }) => path)).toContain('apps/site/src/features/slip/player-slip.tsx')
  expect(early.map(({ path }) => path)).not.toContain('apps/site/src/features/event/event-view.tsx')
  expect(listSaidTooEarly(early, PAGE_AREAS)).toEqual([])
})
