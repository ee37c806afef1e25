import type { Counted, SportFacts } from '@xezer/sport/sport-facts'
import { findSportByKey, getMarketType } from '@xezer/sports/registry'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { createSettleLedger } from './settle-ledger.ts'

const { id: SPORT_ID } = must(findSportByKey('basketball'), 'it is played')

const points = (side: 'home' | 'away', path: string, weight: number): Counted => ({
  statistic: 'points',
  side,
  path,
  weight,
  minute: 1,
})
const FIRST_QUARTER = [points('home', 'regular.h1.q1', 3), points('away', 'regular.h1.q1', 2)]
const AFTER_ONE: SportFacts = { status: 'playing', advances: null, closed: ['q1'], counted: FIRST_QUARTER }
const RESULT = { type: 'quarter_1x2', specifier: 'quarternr=1' }
const NEXT = { type: 'quarter_1x2', specifier: 'quarternr=2' }

describe('the markets of an event that wait for their result', () => {
  it('have it once, when they are decided; nobody is told of one that was not sold', () => {
    const ledger = createSettleLedger(SPORT_ID)
    expect(ledger.takeDecided(AFTER_ONE)).toEqual([])
    ledger.note([RESULT, NEXT])
    expect(ledger.takeDecided({ ...AFTER_ONE, closed: [] })).toEqual([])
    expect(ledger.takeDecided(AFTER_ONE)).toEqual([
      {
        ...RESULT,
        outcomes: [
          { outcome: '1', result: expect.objectContaining({ kind: 'won' }) },
          { outcome: 'x', result: expect.objectContaining({ kind: 'lost' }) },
          { outcome: '2', result: expect.objectContaining({ kind: 'lost' }) },
        ],
      },
    ])
    ledger.note([RESULT])
    expect(ledger.takeDecided(AFTER_ONE)).toEqual([])
  })

  it('have it again, all of them, when the record is put right', () => {
    const ledger = createSettleLedger(SPORT_ID)
    ledger.note([RESULT, NEXT])
    ledger.takeDecided(AFTER_ONE)
    const right = { ...AFTER_ONE, counted: [...FIRST_QUARTER, points('away', 'regular.h1.q1', 2)] }
    const again = ledger.settleAll(right)
    expect(again.map(({ specifier }) => specifier)).toEqual(['quarternr=1'])
    expect(again[0]?.outcomes.find(({ result }) => result.kind === 'won')?.outcome).toBe('2')
  })

  it('have one for every outcome that the catalogue knows, also for those that left before the end', () => {
    const margin = { type: 'winning_margin', specifier: '' }
    const ledger = createSettleLedger(SPORT_ID)
    ledger.note([margin])
    const end: SportFacts = { ...AFTER_ONE, status: 'finished', closed: ['q1', 'match'] }
    const [settled] = ledger.takeDecided(end)
    expect(settled?.outcomes.map(({ outcome }) => outcome)).toEqual(
      getMarketType(SPORT_ID, margin.type).outcomes,
    )
    expect(settled?.outcomes.filter(({ result }) => result.kind === 'won')).toHaveLength(1)
  })

  it('may be of an earlier release: what the catalogue has not any more is nobody’s here', () => {
    const ledger = createSettleLedger(SPORT_ID)
    ledger.note([{ type: 'first_dunk', specifier: '' }, RESULT])
    expect(ledger.takeDecided(AFTER_ONE).map(({ type }) => type)).toEqual(['quarter_1x2'])
  })
})
