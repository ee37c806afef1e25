import { SPORTS } from '@xezer/sports/registry'
import { isTest, parse, placeOf, type SourceFile } from './source-files.ts'

/** Who may say the name of a sport besides its own folder, and why. Paths that end in `/` stand for all below them. */
export const NAMED_IN: readonly (readonly [path: string, why: string])[] = [
  ['packages/sports/src/registry.ts', 'the registry: a row each'],
  ['packages/sports/src/honesty/honest-sports.ts', 'a row each: what is drawn to hold a sport to its prices'],
  ['packages/feed/src/football-data/', 'reads tables of real results, which only football has'],
  ['packages/feed/src/simulator/football-source.ts', 'plays what those tables hold'],
  ['packages/feed/src/simulator/catalogue-message.ts', 'the names of those tables'],
  ['packages/feed/src/simulator/read-sources.ts', 'lists that source before those of all other sports'],
  ['packages/feed/src/simulator/schedule/schedule.ts', 'real fixtures and rounds after those results'],
  ['packages/feed/src/simulator/schedule/league-pool.ts', 'the leagues of those results'],
  ['packages/feed/src/simulator/schedule/league-rhythm.ts', 'the days of those leagues'],
  ['packages/feed/src/simulator/schedule/kick-off-hours.ts', 'their hours'],
  ['packages/feed/src/simulator/schedule/cup-clubs.ts', 'the cups of those results'],
  ['packages/feed/src/simulator/schedule/cup-knock-out.ts', 'what follows from those cups'],
  ['packages/feed/src/simulator/honesty/', 'measures football in the world that it is played in'],
  ['apps/server/src/features/history/import-past-matches.ts', 'stores those results as history'],
  ['apps/server/src/features/identity/common-passwords.ts', 'passwords that people choose'],
  ['packages/ui/src/sport-icon.tsx', 'a drawing for each sport'],
  ['packages/ui/src/other-sport-icon.tsx', 'a drawing for each sport'],
  ['packages/ui/src/common-sport-icon.tsx', 'a drawing for each sport'],
  ['apps/site/src/features/broadcast/scenes/', 'a folder for the moving picture of each sport'],
  ['apps/site/src/catalogue/', 'shows every drawing'],
]

/** Examples for tests may be of any sport, as tests may. */
const EXAMPLES = /\/test-[^/]+\.ts$|^packages\/dev-world\//

const names = SPORTS.map(({ key }) => ({ key, pattern: patternOf(key) }))

/** In any spelling: `table-tennis`, `TABLE_TENNIS`, `tableTennis`; a name that ends another is not meant by it. */
function patternOf(key: string): RegExp {
  const longer = SPORTS.map((sport) => sport.key).filter((other) => other !== key && other.endsWith(key))
  const before = longer.map((other) => `(?<!${spelled(other.slice(0, -key.length))})`).join('')
  return new RegExp(before + spelled(key), 'gi')
}

function spelled(key: string): string {
  return key.replaceAll(/[-_]/g, '[-_ ]?')
}

/** A line for every name of a sport in code that knows no sport; comments may speak of one as an example. */
export function findSportName(file: SourceFile): string[] {
  if (isTest(file.path) || EXAMPLES.test(file.path) || isAllowed(file.path)) return []
  return namesIn(file)
    .filter(({ key }) => !file.path.startsWith(`packages/sports/src/${key.replaceAll('_', '-')}/`))
    .map(({ key, at }) => `${placeOf(file, at)} names ${key}: only its folder, the registry and words do`)
}

/** Rows of the table that allow nothing any more. */
export function findIdleRows(files: readonly SourceFile[]): string[] {
  return NAMED_IN.map(([path]) => path).filter(
    (path) => !files.some((file) => covers(path, file.path) && namesIn(file).length > 0),
  )
}

function isAllowed(path: string): boolean {
  return NAMED_IN.some(([allowed]) => covers(allowed, path))
}

function covers(allowed: string, path: string): boolean {
  return allowed.endsWith('/') ? path.startsWith(allowed) : path === allowed
}

function namesIn(file: SourceFile): { key: string; at: number }[] {
  const found = names.flatMap(({ key, pattern }) =>
    [...file.text.matchAll(pattern)].map(({ index }) => ({ key, at: index })),
  )
  if (found.length === 0) return []
  const { comments } = parse(file)
  return found.filter(({ at }) => !comments.some(({ start, end }) => start <= at && at < end))
}
