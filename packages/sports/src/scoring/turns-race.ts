import type { Sides } from '@xezer/sport/side'
import type { Chances } from './chances.ts'
import type { PointsPowers } from './mixed-points.ts'
import type { SumPowers } from './sum-powers.ts'

/** A race of sides that take turns, from now on. */
export interface TurnsRace {
  /** Points that each side still needs. */
  readonly need: Sides<number>
  /** Chance that the home side has the first turn. */
  readonly homeFirst: number
  /** Chances that 0, 1, 2 … turns are taken. */
  readonly turns: readonly number[]
}

/** Chances of either side to get there first; what is left of 1 is that nobody does. */
export function raceChances(powers: PointsPowers, race: TurnsRace): Sides<number> {
  const { need, homeFirst } = race
  const atLeast = new Float64Array(race.turns.length + 1)
  for (let turn = race.turns.length - 1; turn >= 0; turn--) {
    atLeast[turn] = (atLeast[turn + 1] ?? 0) + (race.turns[turn] ?? 0)
  }
  const firstOf = (
    own: SumPowers,
    ownNeed: number,
    other: SumPowers,
    otherNeed: number,
    isFirst: boolean,
  ) => {
    let sum = 0
    let reached = 0
    for (let ownTurns = 1; ; ownTurns++) {
      const turn = isFirst ? 2 * ownTurns - 1 : 2 * ownTurns
      if (turn >= atLeast.length) return sum
      const reachedNow = chanceFrom(own.of(ownTurns), ownNeed)
      const others = isFirst ? ownTurns - 1 : ownTurns
      sum += (reachedNow - reached) * (1 - chanceFrom(other.of(others), otherNeed)) * (atLeast[turn] ?? 0)
      reached = reachedNow
    }
  }
  const home = (isFirst: boolean) => firstOf(powers.home, need.home, powers.away, need.away, isFirst)
  const away = (isFirst: boolean) => firstOf(powers.away, need.away, powers.home, need.home, isFirst)
  return {
    home: homeFirst * home(true) + (1 - homeFirst) * home(false),
    away: homeFirst * away(false) + (1 - homeFirst) * away(true),
  }
}

function chanceFrom({ lowest, mass }: Chances, least: number): number {
  const end = Math.min(mass.length, least - lowest)
  let below = 0
  for (let i = 0; i < end; i++) below += mass[i] ?? 0
  return 1 - below
}
