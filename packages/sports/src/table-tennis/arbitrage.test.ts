import { marginsOf } from '@xezer/pricing/margins'
import type { Side } from '@xezer/sport/side'
import { type Random, seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { findSureReturn } from '../honesty/find-sure-return.ts'
import { EXAMPLE_MODELS, tossed } from './example-table-tennis.ts'
import { priceTableTennis } from './price-table-tennis.ts'
import { readByWords } from './settled-by-words.ts'
import { type RecordedMatch, recordPoint } from './table-tennis-facts.ts'
import { TABLE_TENNIS_MARGINS } from './table-tennis-margins.ts'
import type { TableTennisModel } from './table-tennis-model.ts'
import { matchWinner } from './table-tennis-state.ts'

const MARGINS = marginsOf(TABLE_TENNIS_MARGINS, 2, true)
/** Fewer won ends than this do not show that one outcome implies another. */
const WINS_MIN = 20
const FUTURES = 600
/** So many that no set of bets wins in all of them by luck. */
const ENDS = 250

interface Bet {
  readonly name: string
  readonly odds: number
  readonly wins: number
  /** What a stake of 1 returns in each end. */
  readonly returns: readonly number[]
  /** The ends in which it wins, as bits. */
  readonly covers: bigint
}

/** What is sold at a moment, and in which of these ends each outcome wins. */
function betsOf(model: TableTennisModel, from: RecordedMatch, ends: readonly RecordedMatch[]): Bet[] {
  return priceTableTennis(model, from.state, MARGINS).flatMap(({ type, specifier, outcomes }) => {
    const readings = ends.map(({ facts }) => readByWords(type, specifier, facts))
    return outcomes.flatMap(({ key, odds }) => {
      if (odds === null) return []
      const won = readings.map((kindOf) => kindOf(key) === 'won')
      const covers = BigInt(`0b${won.map((isWon) => (isWon ? 1 : 0)).join('')}`)
      const returns = won.map((isWon) => (isWon ? odds / 1000 : 0))
      const wins = won.filter(Boolean).length
      return [{ name: `${type} ${specifier} ${key}`, odds, wins, returns, covers }]
    })
  })
}

/** A match at a score: sets and points are won in turn, so that nothing is odd about it. */
function reach(model: TableTennisModel, sets: string, points: string): RecordedMatch {
  let now = tossed(0)
  const play = (score: string, each: (side: Side) => void): void => {
    const [home = 0, away = 0] = score.split(':').map(Number)
    for (let count = 0; count < Math.max(home, away); count++) {
      if (count < home) each('home')
      if (count < away) each('away')
    }
  }
  const point = (side: Side): void => {
    now = recordPoint(model.setsToWin, now, side)
  }
  play(sets, (side) => {
    for (let count = 0; count < 11; count++) point(side)
  })
  play(points, point)
  return now
}

/** An end in which anything may come: sets that a side runs away with, close ones, and some that go far beyond ten all. */
function drawEnd(setsToWin: number, from: RecordedMatch, random: Random): RecordedMatch {
  let now = from
  const drawSet = () => ({ chance: random.next(), tight: random.next() < 0.5 ? 0.8 * random.next() : 0 })
  let set = drawSet()
  while (matchWinner(setsToWin, now.state) === null) {
    const { home, away } = now.state.points
    const isHeld = home !== away && random.next() < set.tight
    const isHome = isHeld ? home < away : random.next() < set.chance
    const next = recordPoint(setsToWin, now, isHome ? 'home' : 'away')
    if (next.state.sets.length > now.state.sets.length) set = drawSet()
    now = next
  }
  return now
}

/** Every way in which so many points can go; of what they leave open, some end or other. */
function endsFrom(setsToWin: number, from: RecordedMatch, points: number, random: Random): RecordedMatch[] {
  if (matchWinner(setsToWin, from.state) !== null) return [from]
  if (points === 0) return [drawEnd(setsToWin, from, random)]
  return (['home', 'away'] as const).flatMap((side) =>
    endsFrom(setsToWin, recordPoint(setsToWin, from, side), points - 1, random),
  )
}

describe('no set of bets, however many and with whatever stakes, wins in every end', () => {
  it.each([
    [0, '0:0', '0:0'],
    [0, '2:1', '10:10'],
    [1, '3:2', '9:9'],
    [0, '2:2', '8:8'],
    [0, '2:2', '10:9'],
    [1, '3:3', '7:8'],
  ])('match %i at %s, %s', (index, sets, points) => {
    const model = EXAMPLE_MODELS[index]!
    const from = reach(model, sets, points)
    const isLast = sets === '2:2' || sets === '3:3'
    const random = seededRandom(`sure ${sets} ${points}`)
    const ends = isLast
      ? endsFrom(model.setsToWin, from, 8, random)
      : Array.from({ length: ENDS }, () => drawEnd(model.setsToWin, from, random))
    const bets = betsOf(model, from, ends)
    expect(bets.length).toBeGreaterThan(10)
    const { returns, stakes } = findSureReturn(bets, ends.length)
    expect(returns, JSON.stringify(stakes)).toBeLessThan(0.99)
  })
})

describe('whatever implies something else never has the shorter price', () => {
  it.each([
    [0, '0:0', '0:0'],
    [0, '1:1', '6:4'],
    [0, '2:1', '10:10'],
    [1, '3:1', '2:2'],
  ])('match %i at %s, %s', (index, sets, points) => {
    const model = EXAMPLE_MODELS[index]!
    const from = reach(model, sets, points)
    const random = seededRandom(`implied ${sets} ${points}`)
    const ends = Array.from({ length: FUTURES }, () => drawEnd(model.setsToWin, from, random))
    const bets = betsOf(model, from, ends).filter(({ wins }) => wins >= WINS_MIN)
    const broken: string[] = []
    let implied = 0
    for (const one of bets) {
      for (const other of bets) {
        if (one === other || (one.covers & ~other.covers) !== 0n) continue
        implied += 1
        if (one.odds < other.odds) broken.push(`${one.name} at ${one.odds}, ${other.name} at ${other.odds}`)
      }
    }
    expect(implied).toBeGreaterThan(100)
    expect(broken).toEqual([])
  })
})
