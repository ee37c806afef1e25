import type { IntegerDistribution } from '@xezer/pricing/distribution/integer-distribution'
import type { Sides } from '@xezer/sport/side'
import { must } from '@xezer/std/assert'
import { raceLength } from '../race/race-length.ts'
import {
  foldedUnits,
  otherIndex,
  type RaceRules,
  type SideIndex,
  type UnitChance,
} from '../race/race-rules.ts'
import { finalScores, homeChance, type RaceTable, raceTable } from '../race/race-table.ts'
import { type GameKind, gameKind, gameRules, setRules, type TennisFormat } from './tennis-model.ts'

/** How a set ends: its score, its chance, and who serves first after it. */
export interface SetEnd {
  readonly home: number
  readonly away: number
  readonly chance: number
  readonly server: SideIndex
}

/** Scores of a set fit into arrays of this many rows and columns. */
export const SET_SCORES = 8
/**
 * The chain of one set, from the point on: every level is a race whose units are races of the level below.
 * Whatever is asked again is kept, so that the second price of a match costs a fraction of the first.
 */
export class SetChain {
  readonly format: TennisFormat
  readonly #games = new Map<GameKind, RaceTable>()
  readonly #sets: readonly [RaceTable, RaceTable]
  readonly #races = new Map<number, RaceTable>()
  readonly #points = new Map<string, IntegerDistribution>()
  readonly #setEnds = new Map<number, readonly SetEnd[]>()

  constructor(format: TennisFormat, { home, away }: Sides<number>) {
    this.format = format
    const point: UnitChance = (_home, _away, server) => (server === 0 ? home : 1 - away)
    for (const kind of ['game', 'tie_break_7', 'tie_break_10'] as const) {
      this.#games.set(kind, raceTable(gameRules(format, kind), point))
    }
    this.#sets = [this.#setTable(false), this.#setTable(true)]
  }

  game(kind: GameKind): RaceTable {
    return must(this.#games.get(kind), 'every kind of game has its table')
  }

  /** Points of a game of which some are played, these included. */
  gamePoints(kind: GameKind, home: number, away: number, server: SideIndex): IntegerDistribution {
    const table = this.game(kind)
    const beyond = foldedUnits(table.rules, home, away)
    const key = `${kind} ${home - beyond} ${away - beyond} ${server}`
    let points = this.#points.get(key)
    if (points === undefined) {
      points = raceLength(table, home - beyond, away - beyond, server)
      this.#points.set(key, points)
    }
    return beyond === 0 ? points : { ...points, lowest: home + away }
  }

  /** Chance of the home side to win a whole game at this score of a set. */
  gameChance(isFinal: boolean, home: number, away: number, server: SideIndex): number {
    const kind = gameKind(this.format, isFinal, home, away)
    return homeChance(this.game(kind), 0, 0, server)
  }

  /** The ends of a set from the start of a game; `server` begins it. */
  setEnds(isFinal: boolean, home: number, away: number, server: SideIndex): readonly SetEnd[] {
    const key = (((isFinal ? 1 : 0) * SET_SCORES + home) * SET_SCORES + away) * 2 + server
    let ends = this.#setEnds.get(key)
    if (ends === undefined) {
      ends = finalScores(this.#sets[isFinal ? 1 : 0], home, away, server).map((score) => {
        const games = score.home + score.away - home - away
        return { ...score, server: games % 2 === 0 ? server : otherIndex(server) }
      })
      this.#setEnds.set(key, ends)
    }
    return ends
  }

  /** Chance of the home side to be first at `count` games of a set, from the start of a game. */
  raceChance(count: number, home: number, away: number, server: SideIndex): number {
    let table = this.#races.get(count)
    if (table === undefined) {
      const rules: RaceRules = { target: count, lead: 1, cap: null, serve: 'alternate' }
      table = raceTable(rules, (_home, _away, begins) => this.gameChance(false, 0, 0, begins))
      this.#races.set(count, table)
    }
    return homeChance(table, home, away, server)
  }

  #setTable(isFinal: boolean): RaceTable {
    const unit: UnitChance = (home, away, server) => this.gameChance(isFinal, home, away, server)
    return raceTable(setRules(this.format, isFinal), unit)
  }
}
