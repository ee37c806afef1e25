import { describe, expect, it } from 'vitest'
import { decideMove, decideRefund, decideStep, firstWord, type Heard, type Standing } from './decide-step.ts'
import type { RoundRow, RoundState } from './round-row.ts'

const ROUND: RoundRow = {
  ...{ id: 1, name: 'r', playerId: 2, game: 'k_kart', provider: 'k', engine: 'blackjack', version: 1 },
  ...{ state: 'betting', currency: 'AZN', stakeMinor: 100, choice: {}, moves: [], raise: null },
  ...{ seedId: 3, nonce: 0, stakedMinor: 100, returnMinor: null, bets: 1, refusal: null },
  ...{ sharedNumber: null, sharedBet: null, sharedOut: null, startedMs: 0 },
}
const open: Standing = { isOver: false, stakedMinor: 100, returnMinor: 0 }
const over: Standing = { isOver: true, stakedMinor: 100, returnMinor: 250 }
const late: Standing = { ...open, isTooLate: true }
const said = (call: 'play' | 'bet' | 'win' | 'rollback', code: string, reason?: string): Heard => ({
  ...{ kind: 'said', call, code, reason },
})
const unknown: Heard = { kind: 'unknown' }

describe('decideStep: what a word of the wallet makes of a round', () => {
  it.each<[RoundState, Heard, Standing, RoundState | null, string | null, string]>([
    ['betting', said('play', 'OK'), over, 'settled', null, 'bet, win and end were one'],
    ['betting', said('play', 'LIMIT'), over, 'voided', null, 'a refused press is no round'],
    ['betting', unknown, over, 'voiding', 'rollback', 'only its rollback brings out what became of it'],
    ['betting', said('bet', 'OK'), open, 'open', null, 'it waits for moves'],
    ['betting', said('bet', 'OK'), over, 'settling', 'win', 'a natural ends with its press'],
    ['betting', said('bet', 'OK'), late, 'voiding', 'rollback', 'a bet behind the start goes back'],
    ['betting', said('bet', 'INSUFFICIENT_FUNDS'), open, 'voided', null, 'nothing moved'],
    ['raising', said('bet', 'OK'), open, 'open', null, 'the move is made'],
    ['raising', said('bet', 'OK'), over, 'settling', 'win', 'and may end the round'],
    ['raising', said('bet', 'LIMIT'), open, 'open', null, 'the move was not made'],
    ['raising', unknown, open, 'unraising', 'rollback', 'the second stake alone goes back'],
    ['unraising', said('rollback', 'OK'), open, 'open', null, 'the round goes on without it'],
    ['unraising', said('rollback', 'ROUND_CLOSED'), open, null, null, 'cannot be'],
    ['settling', said('win', 'OK'), over, 'settled', null, 'paid'],
    ['settling', said('win', 'TX_NOT_FOUND'), over, null, null, 'said again'],
    ['voiding', said('rollback', 'OK'), over, 'voided', null, 'given back, or never taken'],
    ['voiding', said('rollback', 'ROUND_CLOSED'), over, 'settled', null, 'it had been paid in one breath'],
    ['voiding', said('rollback', 'ROUND_CLOSED'), open, null, null, 'cannot be of a round with moves'],
    ['settled', said('win', 'OK'), over, null, null, 'over is over'],
    ['voided', said('rollback', 'OK'), over, null, null, 'over is over'],
    ['open', said('bet', 'OK'), open, null, null, 'nothing was asked'],
  ])('%s, %j: %s', (state, heard, standing, next, word) => {
    const step = decideStep({ ...ROUND, state, raise: 'double' }, heard, () => standing)
    expect(step?.state ?? null).toBe(next)
    expect(step?.next?.call ?? null).toBe(word)
  })

  it('keeps why a bet was not taken', () => {
    const step = decideStep(ROUND, said('bet', 'LIMIT', 'limit_reached'), () => open)
    expect(step?.refusal).toEqual({ code: 'LIMIT', reason: 'limit_reached' })
  })

  it('makes the move that was raised for, and only then', () => {
    const raising = { ...ROUND, state: 'raising', raise: 'double', moves: ['hit'], bets: 2 } as const
    const taken = decideStep(raising, said('bet', 'OK'), () => ({ ...open, stakedMinor: 200 }))
    expect(taken).toMatchObject({ moves: ['hit', 'double'], raise: null, stakedMinor: 200 })
    expect(decideStep(raising, said('bet', 'LIMIT'), () => open)).toMatchObject({
      moves: ['hit'],
      raise: null,
    })
    expect(decideStep(raising, unknown, () => open)?.next?.body).toMatchObject({ betTx: 'r.b2', tx: 'r.x2' })
  })

  it('pays what is fixed under a number that is fixed', () => {
    const step = decideStep(ROUND, said('bet', 'OK'), () => over)
    expect(step).toMatchObject({ returnMinor: 250 })
    expect(step?.next?.body).toMatchObject({ tx: 'r.w', betTx: 'r.b1', amount: 250, final: true })
  })
})

describe('what is said first', () => {
  it('is all of a round that ends with its press, and the bet of another', () => {
    expect(firstWord(ROUND, over)).toMatchObject({
      call: 'play',
      body: { bet: { tx: 'r.b1', amount: 100 }, win: { tx: 'r.w', amount: 250 }, final: true },
    })
    expect(firstWord(ROUND, null)).toMatchObject({ call: 'bet', body: { tx: 'r.b1', amount: 100 } })
  })

  it('of a move is a bet of its own, where it stakes more', () => {
    const round = { ...ROUND, state: 'open' } as const
    expect(decideMove(round, 'double', 100, () => open)).toMatchObject({
      ...{ state: 'raising', raise: 'double', bets: 2, moves: [] },
      next: { call: 'bet', body: { tx: 'r.b2', amount: 100 } },
    })
    expect(decideMove(round, 'hit', 0, () => open)).toMatchObject({
      state: 'open',
      moves: ['hit'],
      next: null,
    })
    expect(decideRefund(round)).toMatchObject({ state: 'voiding', next: { body: { betTx: 'r.b1' } } })
  })
})
