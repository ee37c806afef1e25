import { minor } from '@xezer/money/minor'
import { describe, expect, it } from 'vitest'
import { decideFinishing, type Finishing } from './decide-finishing.ts'
import type { PendingBet } from './pending-bets.ts'

const bet = { id: 1, currency: 'EUR', stakeMinor: minor(100n) } as PendingBet
const request = { currency: 'EUR', bets: [] } as unknown as Finishing['request']
const finishing: Finishing = { scope: 'place', key: 'k', playerId: 7, betIds: [1], request }
const active = {
  isActive: true,
  isBlocked: false,
  isIdle: false,
  hasAgreed: true,
  quoteChanges: 1,
  standingBreak: null,
  limits: [],
  bonus: null,
  timeLimitMinutes: null,
  isRealityDue: false,
} as const
/** None of these is decided on the book. */
const context = undefined as never

describe('reserved bets are declined as expired, and their stakes go back', () => {
  it.each([
    ['their request was lost in a crash', { ...finishing, request: null }, [bet], undefined],
    ['their session is gone', finishing, [bet], undefined],
    ['their player may no longer bet', finishing, [bet], { ...active, isActive: false }],
    ['one of them is no longer pending', { ...finishing, betIds: [1, 2] }, [bet], active],
  ])('when %s', (_name, one, bets, player) => {
    expect(decideFinishing(context, one, bets, player, new Map())).toMatchObject({
      outcome: { kind: 'refused', code: 'bet_expired', currency: 'EUR' },
      posted: [],
      declined: [bet],
    })
  })
})
