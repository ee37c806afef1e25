import { describe, expect, it } from 'vitest'
import { WORLD_SPAN } from '../schedule/event-worlds.ts'
import { contestNumber, contestPosition, generatedPosition, seasonName } from './contest-ids.ts'

const COMPETITIONS = [1, 2, 3, 117]

describe('ids of contests', () => {
  it('each season of a competition has its own, behind all matches of its world', () => {
    const years = Array.from({ length: 60 }, (_, index) => 2020 + index)
    const weeks = Array.from({ length: 600 }, (_, index) => index)
    const positions = COMPETITIONS.flatMap((id) => [
      ...years.map((year) => contestPosition(id, year)),
      ...weeks.map((week) => generatedPosition(id, week)),
    ])
    expect(new Set(positions).size).toBe(positions.length)
    for (const position of positions) {
      expect(position).toBeGreaterThan(WORLD_SPAN / 2)
      expect(position).toBeLessThan(WORLD_SPAN)
    }
    expect(weeks.map((week) => generatedPosition(2, week) - generatedPosition(2, 0))).toEqual(weeks)
  })

  it('competitions of two sports are numbered apart, whatever million they begin in', () => {
    expect(contestPosition(3_000_007, 2026)).toBe(contestPosition(7, 2026))
    expect([contestNumber(1, 7), contestNumber(2, 2_000_007)]).toEqual([190_007, 290_007])
  })
})

it('a season is named in every language', () => {
  const name = { az: 'Liqa', ru: 'Лига', en: 'League' }
  expect(seasonName(name, '2026/27')).toEqual({
    az: 'Liqa 2026/27',
    ru: 'Лига 2026/27',
    en: 'League 2026/27',
  })
})
