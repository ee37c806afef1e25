import type { LegState } from '@xezer/pricing/combination/leg-states'
import type { Side, Sides } from '@xezer/sport/side'
import type { WeighedLeg } from '../../combination/combine-sets.ts'
import { raceEnds } from '../../race/race-ends.ts'
import { otherIndex, raceWinner, type SideIndex } from '../../race/race-rules.ts'
import { homeChance } from '../../race/race-table.ts'
import type { SetChain, SetEnd } from '../set-chain.ts'
import { gameKind, setRules } from '../tennis-model.ts'

/** What a leg asks of the way that a set takes: who is first at so many games, or how one of its games ends in points. */
export type WithinSet =
  | { readonly kind: 'race'; readonly count: number; readonly stateOf: (first: Side) => LegState }
  | {
      readonly kind: 'game'
      /** From 1, within the set. */
      readonly number: number
      readonly stateOf: (home: number, away: number) => LegState
    }

/** How a set ends, with the sum of what legs within it have come to on the way. */
export interface ToldEnd extends SetEnd {
  readonly said: number
}

/** From where a set is played on. */
export interface WithinStart {
  readonly isFinal: boolean
  readonly games: Sides<number>
  /** Of the game that is played, if it has begun. */
  readonly points: Sides<number>
  /** Who serves the next point. */
  readonly server: SideIndex
  /** Who served first in the game that is played. */
  readonly began: SideIndex
}

/** What a game may come to: who wins it, and the sum of what legs on it say then. */
interface GameEnd {
  readonly isHome: boolean
  readonly said: number
  readonly chance: number
}

/** The ends of a set, game by game: from the same chain as `setEnds`, which knows nothing of the way. */
export function toldEnds(
  chain: SetChain,
  start: WithinStart,
  legs: readonly WeighedLeg<WithinSet>[],
): ToldEnd[] {
  const rules = setRules(chain.format, start.isFinal)
  const first = start.games.home + start.games.away
  const ends: ToldEnd[] = []
  /** By the games of the home side: chances by what is said so far. */
  let open = new Map([[start.games.home, new Map([[0, 1]])]])
  for (let played = first; open.size > 0; played++) {
    const next = new Map<number, Map<number, number>>()
    const began = (played - first) % 2 === 0 ? start.began : otherIndex(start.began)
    for (const [own, soFar] of open) {
      const games = { home: own, away: played - own }
      for (const end of endsOfGame(chain, start, games, began, legs)) {
        const home = own + (end.isHome ? 1 : 0)
        const away = played + 1 - home
        const adds = end.said + saidOfRaces(legs, end.isHome, home, away)
        const isOver = raceWinner(rules, home, away) !== null
        const into = next.get(home) ?? new Map<number, number>()
        if (!isOver) next.set(home, into)
        for (const [before, chance] of soFar) {
          const said = before + adds
          if (isOver) ends.push({ home, away, said, chance: chance * end.chance, server: otherIndex(began) })
          else into.set(said, (into.get(said) ?? 0) + chance * end.chance)
        }
      }
    }
    open = next
  }
  return ends
}

function endsOfGame(
  chain: SetChain,
  start: WithinStart,
  games: Sides<number>,
  began: SideIndex,
  legs: readonly WeighedLeg<WithinSet>[],
): GameEnd[] {
  const table = chain.game(gameKind(chain.format, start.isFinal, games.home, games.away))
  const isFirst = games.home === start.games.home && games.away === start.games.away
  const points = isFirst ? start.points : { home: 0, away: 0 }
  const server = isFirst ? start.server : began
  const number = games.home + games.away + 1
  const asked = legs.filter(({ within }) => within.kind === 'game' && within.number === number)
  if (asked.length === 0) {
    const chance = homeChance(table, points.home, points.away, server)
    return [
      { isHome: true, said: 0, chance },
      { isHome: false, said: 0, chance: 1 - chance },
    ]
  }
  const ends = new Map<number, GameEnd>()
  for (const { home, away, chance } of raceEnds(table, points.home, points.away, server)) {
    const isHome = home > away
    const said = asked.reduce((sum, { within, weight }) => {
      return within.kind === 'game' ? sum + weight * within.stateOf(home, away) : sum
    }, 0)
    const key = 2 * said + (isHome ? 1 : 0)
    ends.set(key, { isHome, said, chance: chance + (ends.get(key)?.chance ?? 0) })
  }
  return [...ends.values()]
}

/** What races come to with the game that this score was reached by. */
function saidOfRaces(
  legs: readonly WeighedLeg<WithinSet>[],
  isHome: boolean,
  home: number,
  away: number,
): number {
  const [own, other] = isHome ? [home, away] : [away, home]
  return legs.reduce((sum, { within, weight }) => {
    if (within.kind !== 'race' || own !== within.count || other >= within.count) return sum
    return sum + weight * within.stateOf(isHome ? 'home' : 'away')
  }, 0)
}
