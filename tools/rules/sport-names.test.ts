import { expect, it } from 'vitest'
import { readSources } from './source-files.ts'
import { findIdleRows, findSportName } from './sport-names.ts'

const code = readSources(['packages', 'apps'], ['.ts', '.tsx'])

it('no code but its folder, the registry and the words says the name of a sport', () => {
  expect(code.flatMap(findSportName)).toEqual([])
})

it('every place that may has a name to say', () => {
  expect(findIdleRows(code)).toEqual([])
})

it.each([
  ['apps/server/src/core/rows.ts', "if (sport.key === 'football') show()", 1],
  ['packages/feed/src/simulator/match-run.ts', 'const TENNIS_PAUSE = 3', 1],
  ['packages/feed/src/simulator/match-run.ts', "import { a } from '@xezer/sports/basketball/a'", 1],
  ['packages/sports/src/tennis/play/rally.ts', "import { a } from '../../basketball/a.ts'", 1],
  ['packages/sports/src/tennis/play/rally.ts', 'const tennisRally = 1', 0],
  ['packages/sports/src/race/race-rules.ts', '/** As in tennis. */\nconst a = 1', 0],
  ['packages/odds-book/src/book.test.ts', "const sport = 'football'", 0],
  ['packages/odds-book/src/example-book.ts', "const sport = 'football'", 0],
])('%s: %s', (path, text, count) => {
  expect(findSportName({ path, text })).toHaveLength(count)
})
