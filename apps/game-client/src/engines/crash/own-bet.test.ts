import type { PlayRound } from '@xezer/contract/game-server'
import { describe, expect, it } from 'vitest'
import { type Flight, NO_FLIGHT } from './flight.ts'
import { type ButtonKind, decideButton, isEndedFor, type OwnBet, takenMinor } from './own-bet.ts'

const NOTHING = { round: null, isQueued: false, isAsking: false }
const inRound = (number: number) => ({
  ...NOTHING,
  round: { shared: { number, bet: 1, auto: null, out: null, point: null } } as PlayRound,
})

describe('the one button of a crash round', () => {
  it.each<[Flight['phase'], OwnBet, ButtonKind, string]>([
    ['waiting', NOTHING, 'bet', 'the first bet begins a round'],
    ['betting', NOTHING, 'bet', 'bets are taken'],
    ['flying', NOTHING, 'queue', 'the next round is waited for'],
    ['crashed', NOTHING, 'queue', 'the next round is waited for'],
    ['flying', { ...NOTHING, isQueued: true }, 'unqueue', 'what is not bet yet is taken back'],
    ['betting', inRound(5), 'accepted', 'it has not begun'],
    ['flying', inRound(5), 'take', 'it may be left'],
    ['crashed', inRound(5), 'accepted', 'its end is being read'],
    ['flying', inRound(4), 'accepted', 'a bet of another round cannot be left in this one'],
    ['flying', { ...inRound(5), isAsking: true }, 'asking', 'one press at a time'],
  ])('%s, %j: %s (%s)', (phase, own, kind) => {
    expect(decideButton({ phase, number: 5 }, own)).toBe(kind)
  })

  it('takes whole minor units', () => {
    expect(takenMinor(500, 247)).toBe(1235)
    expect(takenMinor(100, 101)).toBe(101)
  })
})

const FLYING: Flight = { ...NO_FLIGHT, phase: 'flying', number: 5 }

describe('a bet ends as the stream says', () => {
  const { round } = inRound(5)
  const open = { ...round, status: 'open' as const }
  const left = { bet: 1, who: 'A', stakeMinor: 100, currency: 'AZN', out: 150, paidMinor: 150 }
  it.each<[string, Partial<Flight>, boolean]>([
    ['its round flies', { phase: 'flying', number: 5 }, false],
    ['its round has crashed', { phase: 'crashed', number: 5 }, true],
    ['it was taken out by the server', { phase: 'flying', number: 5, bets: [left] }, true],
    ['another bet was taken out', { phase: 'flying', number: 5, bets: [{ ...left, bet: 2 }] }, false],
    ['a later round is on', { phase: 'betting', number: 6 }, true],
    ['the page still shows the round before', { phase: 'crashed', number: 4 }, false],
  ])('%s', (_name, flight, isEnded) => {
    expect(isEndedFor(open, { ...NO_FLIGHT, ...flight }, 120)).toBe(isEnded)
  })

  it.each([
    [149, false],
    [150, true],
  ])('with the curve at %d, of a bet that leaves by itself at 150: %s', (point, isEnded) => {
    const shared = { number: 5, bet: 1, auto: 150, out: null, point: null }
    expect(isEndedFor({ ...open, shared }, FLYING, point)).toBe(isEnded)
  })

  it('and at once where its answer says so', () => {
    expect(isEndedFor({ ...open, status: 'settled' }, FLYING, 120)).toBe(true)
  })
})
