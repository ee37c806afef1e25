import { chanceAtLeast, meanOf } from '@xezer/pricing/distribution/integer-distribution'
import { must } from '@xezer/std/assert'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { type MatchCounts, spreadsOf } from '../../honesty/spreads.ts'
import { stateBefore } from '../basketball-state.ts'
import { drawBasketball } from '../draw-basketball.ts'
import { LEAGUE_STRENGTHS } from '../example-league.ts'
import { gameTimeline } from '../play/game-timeline.ts'
import { playGame, playStreams } from '../play-game.ts'
import { viewOpen } from '../points-views.ts'
import { prepareModel } from '../prepared-model.ts'

const GAMES = 60
const PLAYED = 12
const BEFORE = 'before a game every count is known'

/** What a season of a league comes to, added up over its distributions. */
function measureLeague(format: string, strengths: readonly number[]) {
  const random = seededRandom(`ranges/${format}`)
  const counts: MatchCounts[] = []
  let overtimes = 0
  let favourites = 0
  let seconds = 0
  for (let game = 0; game < GAMES; game++) {
    const home = random.below(strengths.length)
    const away = (home + 1 + random.below(strengths.length - 1)) % strengths.length
    const model = drawBasketball({
      seed: 'ranges',
      format,
      clubs: { home: `${format}${home}`, away: `${format}${away}` },
      strengths: { home: strengths[home] ?? 50, away: strengths[away] ?? 50 },
      isNeutral: false,
    })
    const { match, overtimeChance } = viewOpen(prepareModel(model), stateBefore(model))
    counts.push({ ...match, home: must(match.home, BEFORE), away: must(match.away, BEFORE) })
    overtimes += overtimeChance / GAMES
    const wins = chanceAtLeast(match.difference, 1)
    favourites += Math.max(wins, 1 - wins) / GAMES
    if (game >= PLAYED) continue
    const played = playGame(model, stateBefore(model), playStreams('ranges', game))
    seconds +=
      (gameTimeline(model, played, 1, seededRandom(`ranges/${game}`)).at(-1)?.atSeconds ?? 0) / PLAYED
  }
  return { ...spreadsOf(counts), overtimes, favourites, hours: seconds / 3600 }
}

describe('a league comes to what real ones do', () => {
  it.each([
    [
      '4x12',
      LEAGUE_STRENGTHS['4x12'],
      {
        total: [220, 236],
        sideSpread: [12, 13.5],
        totalSpread: [19.5, 23],
        differenceSpread: [13.2, 15],
        hours: [2.05, 2.45],
      },
    ],
    [
      '4x10',
      LEAGUE_STRENGTHS['4x10'],
      {
        total: [157, 172],
        sideSpread: [10.5, 12.5],
        totalSpread: [16.5, 20],
        differenceSpread: [12, 14.5],
        hours: [1.65, 2],
      },
    ],
  ] as const)('%s', (format, strengths, ranges) => {
    const found = measureLeague(format, strengths)
    const within = {
      ...ranges,
      correlation: [0.25, 0.5],
      overtimes: [0.05, 0.075],
      favourites: [0.63, 0.71],
    } as const
    for (const [key, [least, most]] of Object.entries(within) as [
      keyof typeof within,
      readonly [number, number],
    ][]) {
      expect(found[key], `${key} ${JSON.stringify(found)}`).toBeGreaterThanOrEqual(least)
      expect(found[key], `${key} ${JSON.stringify(found)}`).toBeLessThanOrEqual(most)
    }
  })

  it('a side at home is worth two and a half to three points', () => {
    const meanLead = (isNeutral: boolean): number => {
      const model = drawBasketball({
        seed: 'ranges',
        format: '4x12',
        clubs: { home: 'a', away: 'b' },
        strengths: { home: 50, away: 50 },
        isNeutral,
      })
      return meanOf(viewOpen(prepareModel(model), stateBefore(model)).match.difference)
    }
    expect(meanLead(true)).toBeCloseTo(0, 9)
    expect(meanLead(false)).toBeGreaterThan(2.5)
    expect(meanLead(false)).toBeLessThan(3)
  })
})
