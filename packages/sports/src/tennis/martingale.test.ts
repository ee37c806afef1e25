import type { IntegerDistribution } from '@xezer/pricing/distribution/integer-distribution'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { BEFORE, EXAMPLE_MODELS, playOn, tossed } from './example-tennis.ts'
import { deuceChance } from './game-markets.ts'
import { gameViews } from './game-view.ts'
import { matchView } from './match-view.ts'
import { pointChance } from './point-chance.ts'
import type { SetView } from './set-view.ts'
import { type RecordedTennis, recordPoint } from './tennis-facts.ts'
import type { TennisModel } from './tennis-model.ts'

/** Sums of some thousand products. */
const DRIFT_MAX = 1e-12

type Chances = Map<string, number>

function addCount(chances: Chances, name: string, { lowest, mass }: IntegerDistribution): void {
  for (const [index, chance] of mass.entries()) chances.set(`${name} ${lowest + index}`, chance)
}

function addSet(chances: Chances, view: SetView): void {
  const name = `set ${view.number}`
  chances.set(`${name} winner`, view.winner)
  chances.set(`${name} tie-break`, view.tieBreak)
  for (const [index, chance] of view.scores.mass.entries()) {
    chances.set(`${name} ${Math.floor(index / 8)}:${index % 8}`, chance)
  }
  for (const { count, home } of view.races) chances.set(`${name} race ${count}`, home)
}

/** Every number that a price is made of. */
function chancesOf(model: TennisModel, { state }: RecordedTennis): Chances {
  const view = matchView(model, state)
  const chances: Chances = new Map([['winner', view.winner]])
  for (const { home, away, chance } of view.finalSets) chances.set(`sets ${home}:${away}`, chance)
  for (const key of ['total', 'difference', 'home', 'away'] as const) {
    addCount(chances, `sets ${key}`, view.sets[key])
    addCount(chances, `games ${key}`, view.games[key])
  }
  addCount(chances, 'tie-breaks', view.tieBreaks)
  for (const [index, chance] of (view.firstSetMatch ?? []).entries()) chances.set(`double ${index}`, chance)
  for (const set of [view.currentSet, view.nextSet]) if (set !== null) addSet(chances, set)
  for (const game of gameViews(model, state)) {
    const name = `game ${game.setNumber}.${game.number}`
    chances.set(`${name} winner`, game.winner)
    chances.set(`${name} deuce`, deuceChance(game))
    addCount(chances, `${name} points`, game.points)
  }
  return chances
}

/** What a number became that is not asked for any more: it is decided, by the record alone. */
function decided(model: TennisModel, name: string, { state, facts }: RecordedTennis): number {
  const [kind = '', place = '', ...rest] = name.split(' ')
  const what = rest.join(' ')
  const count = (statistic: string, path: string, side?: string): number =>
    facts.counted.filter(
      (one) => one.statistic === statistic && one.path === path && (side ?? one.side) === one.side,
    ).length
  if (kind === 'set') {
    const score = state.sets[Number(place) - 1] ?? state.games
    if (what === 'winner') return score.home > score.away ? 1 : 0
    if (what === 'tie-break') return score.home + score.away === 13 ? 1 : 0
    if (what.startsWith('race')) {
      const need = Number(what.split(' ')[1])
      const games = facts.counted.filter(
        (one) => one.statistic === 'games' && one.path.startsWith(`set${place}.`),
      )
      let home = 0
      for (const [index, { side }] of games.entries()) {
        if (side === 'home') home += 1
        if (home === need) return 1
        if (index + 1 - home === need) return 0
      }
      throw new Error(`${name} is open`)
    }
    return what === `${score.home}:${score.away}` ? 1 : 0
  }
  if (kind === 'game') {
    const path = `set${place.replace('.', '.game')}`
    const isPoints = what.startsWith('points')
    if (!facts.closed.includes(path) && !isPoints) throw new Error(`${name} is open`)
    if (what === 'winner') return count('games', path, 'home')
    if (what === 'deuce') return count('deuces', path)
    const isLength = facts.closed.includes(path) && count('points', path) === Number(what.split(' ')[1])
    return isLength ? 1 : 0
  }
  if (kind === 'double') {
    const first = state.sets[0] ?? { home: 0, away: 0 }
    const isFirst = first.home > first.away === Number(place) < 2
    const home = matchView(model, state).winner
    return isFirst ? (Number(place) % 2 === 0 ? home : 1 - home) : 0
  }
  // A count that cannot be reached any more.
  return 0
}

function largestDrift(model: TennisModel, now: RecordedTennis): number {
  const branches =
    now.state.server === null
      ? [0, 0.9].map((draw) => ({ chance: 0.5, next: tossed(now, draw) }))
      : (['home', 'away'] as const).map((side) => {
          const home = pointChance(model, now.state)
          return { chance: side === 'home' ? home : 1 - home, next: recordPoint(model.format, now, side) }
        })
  const later = branches.map(({ chance, next }) => ({ chance, next, found: chancesOf(model, next) }))
  let drift = 0
  for (const [name, value] of chancesOf(model, now)) {
    let mean = 0
    for (const { chance, next, found } of later)
      mean += chance * (found.get(name) ?? decided(model, name, next))
    drift = Math.max(drift, Math.abs(mean - value))
  }
  return drift
}

describe('martingale: every chance is the mean of what it becomes with the next point, exactly', () => {
  it.each(EXAMPLE_MODELS.map((model, index) => [index, model] as const))(
    'at the toss and at every other point of match %i',
    (index, model) => {
      const seen = [BEFORE, ...playOn(model, BEFORE, seededRandom(`martingale/${index}`))]
      for (const now of seen.slice(0, -1).filter((_now, at) => at % 2 === 0))
        expect(largestDrift(model, now)).toBeLessThan(DRIFT_MAX)
    },
  )

  it('holds at deuce, within a tie-break and at match point', () => {
    const [model] = EXAMPLE_MODELS
    const kinds = new Set<string>()
    for (let seed = 0; kinds.size < 4 && seed < 60; seed++) {
      for (const now of playOn(model!, BEFORE, seededRandom(`kinds/${seed}`)).slice(0, -1)) {
        const { points, games } = now.state
        const kind =
          games.home === 6 && games.away === 6
            ? points.home >= 6 && points.away >= 6
              ? 'beyond six all in a tie-break'
              : 'tie-break'
            : points.home >= 3 && points.away >= 3
              ? points.home === points.away
                ? 'deuce'
                : 'advantage'
              : null
        if (kind === null || kinds.has(kind)) continue
        kinds.add(kind)
        expect(largestDrift(model!, now)).toBeLessThan(DRIFT_MAX)
      }
    }
    expect([...kinds].sort()).toEqual(['advantage', 'beyond six all in a tie-break', 'deuce', 'tie-break'])
  })

  it('at the end every chance is 0 or 1', () => {
    for (const [index, model] of EXAMPLE_MODELS.entries()) {
      const end = playOn(model, BEFORE, seededRandom(`end/${index}`)).at(-1)!
      for (const chance of chancesOf(model, end).values()) expect([0, 1]).toContain(chance)
    }
  })
})
