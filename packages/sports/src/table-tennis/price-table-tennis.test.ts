import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { marginsOf } from '@xezer/pricing/margins'
import { marketKey } from '@xezer/sport/handle'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_MODELS, playOn } from './example-table-tennis.ts'
import { TABLE_TENNIS_UNIVERSE } from './example-table-tennis-markets.ts'
import { type Counts, matchView } from './match-view.ts'
import { priceTableTennis } from './price-table-tennis.ts'
import { type RecordedMatch, recordPoint } from './table-tennis-facts.ts'
import { TABLE_TENNIS_MARGINS } from './table-tennis-margins.ts'
import { TABLE_TENNIS_MARKETS } from './table-tennis-markets.ts'
import type { TableTennisModel } from './table-tennis-model.ts'
import { matchWinner, pointChance, STATE_BEFORE_MATCH, type TableTennisState } from './table-tennis-state.ts'

const MARGINS = marginsOf(TABLE_TENNIS_MARGINS, 2, true)
/** Sums of some thousand products, and what the cut of endless sets leaves. */
const DRIFT_MAX = 1e-10

/** Every number that a price is made of. */
function chancesOf(model: TableTennisModel, state: TableTennisState): Map<string, number> {
  const view = matchView(model, state)
  const chances = new Map([['winner', view.winner]])
  const add = (name: string, counts: Partial<Counts>) => {
    for (const [key, { lowest, mass }] of Object.entries(counts)) {
      for (const [index, chance] of mass.entries()) chances.set(`${name} ${key} ${lowest + index}`, chance)
    }
  }
  add('match', view.points)
  add('sets', view.sets)
  for (const { home, away, chance } of view.finalSets) chances.set(`score ${home}:${away}`, chance)
  for (const set of view.setViews) {
    chances.set(`set${set.number} winner`, set.winner)
    chances.set(`set${set.number} deuce`, set.deuce)
    add(`set${set.number}`, set.points)
    for (const { count, home } of set.races) chances.set(`set${set.number} race ${count}`, home)
  }
  return chances
}

/** What a number became that is not asked for any more: it is decided, by the record alone. */
function decided(name: string, { state, facts }: RecordedMatch): number {
  const [path = '', what = '', value = ''] = name.split(' ')
  if (!path.startsWith('set') || path === 'sets') return 0
  const points = facts.counted.filter((one) => one.statistic === 'points' && one.path === path)
  const score = { home: points.filter(({ side }) => side === 'home').length, away: 0 }
  score.away = points.length - score.home
  if (what === 'winner') return score.home > score.away ? 1 : 0
  if (what === 'deuce') return Math.min(score.home, score.away) >= 10 ? 1 : 0
  if (what === 'race') {
    const counts = { home: 0, away: 0 }
    for (const { side } of points) {
      counts[side] += 1
      if (counts[side] === Number(value)) return side === 'home' ? 1 : 0
    }
    throw new Error(`${name} is open`)
  }
  if (!facts.closed.includes(path) || state.sets.length === 0) return 0
  const is = { total: score.home + score.away, difference: score.home - score.away, ...score }
  return is[what as keyof typeof is] === Number(value) ? 1 : 0
}

/** At the end of a match there is nothing to ask: what its numbers became. */
function atEnd(name: string, end: RecordedMatch): number {
  const { sets } = end.state
  const won = { home: 0, away: 0 }
  const points = { home: 0, away: 0 }
  for (const { home, away } of sets) {
    won[home > away ? 'home' : 'away'] += 1
    points.home += home
    points.away += away
  }
  const [kind = '', what = '', value = ''] = name.split(' ')
  if (kind === 'winner') return won.home > won.away ? 1 : 0
  if (kind === 'score') return what === `${won.home}:${won.away}` ? 1 : 0
  if (kind !== 'match' && kind !== 'sets') return decided(name, end)
  const own = kind === 'match' ? points : won
  const is = { ...own, total: own.home + own.away, difference: own.home - own.away }
  return is[what as keyof typeof is] === Number(value) ? 1 : 0
}

function largestDrift(model: TableTennisModel, now: RecordedMatch): number {
  const home = pointChance(model, now.state)
  const branches = [
    { chance: home, next: recordPoint(model.setsToWin, now, 'home') },
    { chance: 1 - home, next: recordPoint(model.setsToWin, now, 'away') },
  ].map(({ chance, next }) => {
    const isOver = matchWinner(model.setsToWin, next.state) !== null
    const found = isOver ? null : chancesOf(model, next.state)
    return { chance, read: (name: string) => found?.get(name) ?? (isOver ? atEnd : decided)(name, next) }
  })
  let drift = 0
  for (const [name, value] of chancesOf(model, now.state)) {
    const mean = branches.reduce((sum, { chance, read }) => sum + chance * read(name), 0)
    drift = Math.max(drift, Math.abs(mean - value))
  }
  return drift
}

describe.each(EXAMPLE_MODELS.map((model) => [2 * model.setsToWin - 1, model] as const))(
  'a match of table tennis, best of %i',
  (_sets, model) => {
    it('every chance is the mean of what it becomes with the next point, and 0 or 1 with the last', () => {
      const seen = playOn(model, seededRandom('martingale'))
      for (const now of seen.slice(0, -1)) expect(largestDrift(model, now)).toBeLessThan(DRIFT_MAX)
    })

    it('before the toss it is the mean of the two who may begin', () => {
      const [home, away] = (['home', 'away'] as const).map((first) =>
        chancesOf(model, { ...STATE_BEFORE_MATCH, first }),
      )
      for (const [name, value] of chancesOf(model, STATE_BEFORE_MATCH)) {
        expect(value).toBeCloseTo(((home?.get(name) ?? 0) + (away?.get(name) ?? 0)) / 2, 10)
      }
    })

    it('sells what the universe lists, each with a margin, and every offer is the mean of its results', () => {
      const universe = new Set(TABLE_TENNIS_UNIVERSE.map(({ type, specifier }) => marketKey(type, specifier)))
      const tallies = new Map<string, { sum: number; variance: number }>()
      for (let match = 0; match < 300; match++) {
        const random = seededRandom(`calibration/${match}`)
        const seen = playOn(model, random)
        // A share of the match would choose by how long it lasts, which nobody knows yet.
        const now = seen[random.below(80)]
        const end = seen.at(-1)
        if (!now || !end || now === end) continue
        // Lines of one market hang together: of each type one counts.
        const one = new Map<string, (typeof offers)[number]>()
        const offers = priceTableTennis(model, now.state, MARGINS)
        for (const offer of offers) {
          const { type, specifier, outcomes } = offer
          expect(universe.has(marketKey(type, specifier)), `${type} ${specifier}`).toBe(true)
          expect(
            outcomes.reduce((sum, { odds }) => sum + (odds === null ? 0 : 1000 / odds), 0),
          ).toBeGreaterThan(1)
          if (!one.has(type) || random.next() < 0.4) one.set(type, offer)
        }
        for (const { type, specifier, outcomes } of one.values()) {
          const decision = settleMarket(TABLE_TENNIS_MARKETS.get(type), specifier, end.facts)
          if (decision === 'undecided') throw new Error(`${type} ${specifier} is undecided`)
          const [{ key, probability } = { key: '', probability: 0 }] = outcomes
          const tally = tallies.get(type) ?? { sum: 0, variance: 0 }
          tally.sum += (decision.outcomes.get(key)?.kind === 'won' ? 1 : 0) - probability
          tally.variance += probability * (1 - probability)
          tallies.set(type, tally)
        }
      }
      for (const [type, { sum, variance }] of tallies) {
        expect(Math.abs(sum) / Math.sqrt(variance), type).toBeLessThan(3.9)
      }
    })

    it('what is decided early never changes', () => {
      const seen = playOn(model, seededRandom('early'))
      const early = new Map<string, string>()
      for (const [at, { facts }] of seen.entries()) {
        if (at % 9 !== 0 && at < seen.length - 1) continue
        for (const { type, specifier } of TABLE_TENNIS_UNIVERSE) {
          const decision = settleMarket(TABLE_TENNIS_MARKETS.get(type), specifier, facts)
          if (decision === 'undecided') continue
          const results = JSON.stringify([...decision.outcomes])
          const key = marketKey(type, specifier)
          expect(early.get(key) ?? results, key).toBe(results)
          early.set(key, results)
        }
      }
      expect(early.size).toBe(TABLE_TENNIS_UNIVERSE.length)
    })
  },
)
