import { type KnockOutMatch, knockOutChances } from '@xezer/sports/outrights/knock-out'
import { priceOutrights } from '@xezer/sports/outrights/price-outrights'
import { must } from '@xezer/std/assert'
import type { DrawContest } from './contest.ts'
import type { Ending, Reckoning } from './season-run.ts'

/** Asking for the chance of a pair takes milliseconds: a draw is sold from where so many are left. */
const COMPETITORS_MAX = 32

/** Who comes how far in a knock-out. Its chances are exact, as every pair has its own. */
export function reckonDraw(contest: DrawContest): Reckoning<DrawContest> {
  const { fixture, tier, draw } = contest
  const { competitorIds } = fixture
  const size = competitorIds.length
  const index = new Map(competitorIds.map((id, place) => [id, place]))
  const indexOf = (id: number): number => must(index.get(id), 'who plays in a draw is in it')
  const winnerOf = ({ advances, homeId, awayId }: Ending): number =>
    indexOf(advances === 'home' ? homeId : awayId)
  const loserOf = ({ advances, homeId, awayId }: Ending): number =>
    indexOf(advances === 'home' ? awayId : homeId)

  /** Of one on either side: nobody is at home. */
  const pairs = new Map<number, number>()
  const chanceOf = (home: number, away: number): number => {
    const key = home * size + away
    const chance = pairs.get(key) ?? contest.chanceOf(home, away)
    pairs.set(key, chance)
    return chance
  }

  return {
    contest,
    matches: draw,
    *price(over) {
      if (size - over.size > COMPETITORS_MAX) return []
      const matches = draw.map(({ sides }, place): KnockOutMatch => {
        const ending = over.get(place)
        return { sides, winner: ending === undefined ? null : winnerOf(ending) }
      })
      const chances = yield* knockOutChances(matches, size, chanceOf)
      const competitors = competitorIds.map(String)
      const within = (competitor: number): number => chances[competitor] ?? 0
      return priceOutrights({ size, within }, { tier, competitors, top: 0, relegation: 0 })
    },
    /** Who loses in the same round shares the places of all who do. */
    facts(over) {
      const places = new Map<number, number>()
      for (const [place, ending] of over) {
        const { roundsLeft } = must(draw[place], 'what is over was drawn')
        places.set(loserOf(ending), 1 + 2 ** roundsLeft)
        if (roundsLeft === 0) places.set(winnerOf(ending), 1)
      }
      const standing = competitorIds
        .map((id, side) => ({ competitor: String(id), place: places.get(side) ?? 1 }))
        .sort((left, right) => left.place - right.place)
      return { status: 'finished', advances: null, closed: ['outright', 'match'], counted: [], standing }
    },
  }
}
