import { expect, it } from 'vitest'
import { isTest, readSources } from './source-files.ts'

/** The price maker, and whatever plays a match or checks its prices. */
const PRICE_MAKER = 'packages/sports/src'
const PLAYERS = ['packages/feed/src', 'tools/football']

function namesOf(folders: readonly string[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const { path, text } of readSources(folders, ['.ts'])) {
    if (isTest(path)) continue
    for (const [, name = ''] of text.matchAll(/^(?:export )?const ([A-Z][A-Z0-9_]+)\b/gm))
      names.set(name, path)
  }
  return names
}

it('what price maker and play both need stands once, with the price maker', () => {
  const priced = namesOf([PRICE_MAKER])
  expect(priced.get('MISSED_PENALTIES_PER_GOAL')).toBe(`${PRICE_MAKER}/football/intensities.ts`)
  const twice = [...namesOf(PLAYERS)].filter(([name]) => priced.has(name))
  expect(twice.map(([name, path]) => `${name} in ${path} and in ${priced.get(name)}`)).toEqual([])
})
