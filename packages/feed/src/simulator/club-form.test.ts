import { fileURLToPath } from 'node:url'
import { marginsOf } from '@xezer/pricing/margins'
import { getSport } from '@xezer/sports/registry'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { readFootballData } from '../football-data/read-football-data.ts'
import { readStrengths } from '../football-data/read-strengths.ts'
import { EXAMPLE_LEAGUES } from '../sports-data/example-sports.ts'
import { createClubForm, formsIn } from './club-form.ts'
import { createFootballSource } from './football-source.ts'
import type { MatchSource } from './match-source.ts'
import { createSportSource } from './sport-source.ts'

const folder = fileURLToPath(new URL('../../../../content/football', import.meta.url))
const football = createFootballSource(readFootballData(folder), readStrengths(`${folder}/strengths.json`))
const WORLD = { seed: 'form', speed: 1 }
const FIRST_STEP_MS = Date.UTC(2026, 10, 23)
const DAY_MS = 86_400_000

/** The first price before a match that was announced then. */
function priceOf(source: MatchSource, startsFromMs: number, announcedAtMs: number | null) {
  const [match] = source.createSchedule(WORLD, 0).fixturesBetween(startsFromMs, startsFromMs + 7 * DAY_MS)
  const played = must(match, 'a match is played in a week')
  const { fixture } = played
  const play = source.createPlay({ ...played, announcedAtMs: announcedAtMs ?? played.announcedAtMs }, WORLD)
  const moment = { atMs: fixture.startsAtMs - 1, atSeconds: -1 }
  const margins = marginsOf(getSport(fixture.sportId).margins, played.competition.tier, false)
  return play.offers(play.before, moment, margins, new Set()).map(({ type, outcomes }) => [type, outcomes])
}

describe('the form of a match', () => {
  it.each([
    ['football', football],
    ['leagues', createSportSource(EXAMPLE_LEAGUES)],
  ] as [string, MatchSource][])('of %s is that of the week in which it is announced', (_name, source) => {
    const fromMs = FIRST_STEP_MS + 20 * DAY_MS
    const now = priceOf(source, fromMs, null)
    expect(now).not.toEqual([])
    expect(priceOf(source, fromMs, FIRST_STEP_MS - 1)).not.toEqual(now)
    // Before its first step everybody is as the tables say.
    expect(priceOf(source, fromMs, FIRST_STEP_MS - 300 * DAY_MS)).toEqual(
      priceOf(source, fromMs, FIRST_STEP_MS - 1),
    )
  })

  it('is a number of its club, week and seed', () => {
    const form = createClubForm('form', 1, 0.03)
    const [match] = football
      .createSchedule(WORLD, 0)
      .fixturesBetween(FIRST_STEP_MS + 30 * DAY_MS, FIRST_STEP_MS + 40 * DAY_MS)
    const { home, away } = formsIn(must(match, 'a match'), form)
    expect(home).not.toBe(0)
    expect(home).not.toBe(away)
    expect(formsIn(must(match, 'a match'), createClubForm('other', 1, 0.03)).home).not.toBe(home)
  })

  it('takes a step with each week of the world, however fast it goes by', () => {
    const fast = createClubForm('form', 60, 1)
    const weekMs = (7 * DAY_MS) / 60
    expect(fast.weekAt(FIRST_STEP_MS + 3 * weekMs) - fast.weekAt(FIRST_STEP_MS)).toBe(3)
    expect(fast.at(5, fast.weekAt(FIRST_STEP_MS - weekMs))).toBe(0)
    expect(fast.at(5, fast.weekAt(FIRST_STEP_MS + weekMs))).not.toBe(0)
  })
})
