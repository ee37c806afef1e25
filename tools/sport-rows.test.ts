import { readTable } from '@xezer/feed/sports-data/read-sport-tables'
import { columnGroupName } from '@xezer/i18n/market-name'
import { SPORTS } from '@xezer/sports/registry'
import { LOCALES } from '@xezer/std/locale'
import { describe, expect, it } from 'vitest'
import { SCENES } from '../apps/site/src/features/broadcast/scenes/find-scene.ts'
import { REPOSITORY } from './rules/source-files.ts'

// What a row of the registry promises to rooms that do not know its sport.

describe.each(SPORTS.map((sport) => [sport.key, sport] as const))('%s in match lists', (_key, sport) => {
  const { markets, overview } = sport
  const columns = overview.flatMap((group) => group.columns)

  it('shows markets that there are, with outcomes that they have, and the main one where it has several', () => {
    expect(overview.length).toBeGreaterThan(0)
    for (const { type, outcomes, isMainLine } of columns) {
      const found = markets.get(type)
      expect(found.outcomes, type).toEqual(expect.arrayContaining([...outcomes]))
      // Of two numbers one names a part of play: its markets would stand in one cell with those of others.
      expect(found.specifiers.length, type).toBe(isMainLine ? 1 : 0)
    }
  })

  it('numbers its groups once each, from 1, and shows a type in one of them', () => {
    expect(overview[0]?.id).toBe(1)
    expect(new Set(overview.map(({ id }) => id)).size).toBe(overview.length)
    expect(new Set(columns.map(({ type }) => type)).size).toBe(columns.length)
  })

  it.each(LOCALES)('names parts of play that there are, and has words for every head (%s)', (locale) => {
    for (const { key, period, columns: own } of overview) {
      expect(markets.periods).toContain(period)
      for (const name of [key, ...own.map((column) => column.key)]) {
        expect(columnGroupName(name, locale)).not.toBe(name)
      }
    }
  })
})

it('every sport has a moving picture: its matches in play have an animation and a broadcast', () => {
  expect(Object.keys(SCENES).sort()).toEqual(SPORTS.map(({ key }) => key).sort())
})

it('every sport of the content has its row in the registry, by number and alias', () => {
  const rows = readTable(REPOSITORY, 'content', 'sports', 'sports.tsv')
  const played = rows.map((row) => [Number(row['id']), row['alias']])
  expect(played).toEqual(SPORTS.filter(({ play }) => play !== null).map(({ id, key }) => [id, key]))
})
