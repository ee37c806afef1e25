import { CALLS } from '@xezer/contract/calls'
import { errorCodesOf } from '@xezer/contract/error-codes-of'
import { CASH_OUT_CODES, ERROR_CODES, errorStatus, SLIP_CODES } from '@xezer/contract/errors'
import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashRequest, insertOperations } from '../core/operations/operation-store.ts'
import { AGREEMENT_SCENARIOS } from './example-agreement-codes.ts'
import {
  APART,
  accumulator,
  ask,
  BIG,
  bet,
  cashOut,
  closeCodes,
  delay,
  feed,
  form,
  LIVE,
  LOGINS_PER_MINUTE,
  ODD_MARKETS,
  OPEN,
  OVER,
  openCodes,
  PAUSED,
  place,
  placed,
  playerId,
  raw,
  SHORT,
  SHORTEST,
  SOON,
  STARTED,
  script,
  setStatus,
  single,
  together,
  VALUED,
  WORTH,
  whileFailing,
  whileLocked,
  whileWaiting,
  world,
} from './example-codes.ts'
import { FACTOR_SCENARIOS } from './example-factor-codes.ts'
import { IDENTITY_SCENARIOS } from './example-identity-codes.ts'
import { LEAVING_SCENARIOS } from './example-leaving-codes.ts'
import { PASSWORD_SCENARIOS, type Scenario } from './example-password-codes.ts'
import { PAYMENT_SCENARIOS } from './example-payment-codes.ts'
import { SAFETY_SCENARIOS } from './example-safety-codes.ts'
import { STATEMENT_SCENARIOS } from './example-statement-codes.ts'

/** Every code of the contract, given by a call of the real server that declares it. */

beforeAll(openCodes)
afterAll(closeCodes)

const NO_CALL = 'no call'

const SCENARIOS: readonly Scenario[] = [
  ['login', 'bad_request', () => ask(CALLS.login, { email: 'a\u0000', password: 'x' })],
  ['search', 'invalid_fields', () => ask(CALLS.search, { query: 'a' })],
  ['login', 'payload_too_large', () => ask(CALLS.login, { email: 'a'.repeat(70_000), password: 'x' })],
  ['login', 'unsupported_media_type', () => raw('login', { method: 'POST', body: 'email=a' })],
  [
    'login',
    'too_many_requests',
    async () => {
      const input = { email: 'nobody@example.com', password: 'x' }
      // At once: on a busy machine they would take so long one by one that another one is allowed meanwhile.
      await Promise.all(Array.from({ length: LOGINS_PER_MINUTE }, () => ask(CALLS.login, input)))
      return ask(CALLS.login, input)
    },
  ],
  ['accountSetting', 'internal', () => whileFailing('XX000')],
  ['accountSetting', 'unavailable', () => whileFailing('53100')],
  ['accountActual', 'session_required', () => raw('account/actual', {})],
  [
    'accountActual',
    'session_expired',
    () => ask(CALLS.accountActual, {}, { authorization: `Bearer ${'x'.repeat(43)}` }),
  ],
  [
    'slipPlace',
    'idempotency_conflict',
    async () => {
      await place(bet(OPEN), { 'idempotency-key': 'twice' })
      return place(bet(OPEN, '1x2::x', 3.4), { 'idempotency-key': 'twice' })
    },
  ],
  [
    'register',
    'idempotency_conflict',
    async () => {
      await ask(CALLS.register, form(), { 'idempotency-key': 'form' })
      return ask(CALLS.register, form({ email: 'else@example.com' }), { 'idempotency-key': 'form' })
    },
  ],
  [
    'slipPlace',
    'in_progress',
    async () => {
      // What another server has begun and not finished.
      const input = CALLS.slipPlace.input.parse(bet(OPEN))
      const begun = {
        scope: `place:${playerId}`,
        key: 'begun',
        requestHash: hashRequest(input),
        response: null,
      }
      await insertOperations(world.pool, [begun])
      return place(bet(OPEN), { 'idempotency-key': 'begun' })
    },
  ],
  ['slipPlace', 'idempotency_key_required', () => place(bet(OPEN), { 'idempotency-key': '' })],
  ...FACTOR_SCENARIOS,
  ...AGREEMENT_SCENARIOS,
  ['accountSessionEnd', 'not_found', () => ask(CALLS.accountSessionEnd, { session: 999_999 })],
  ['liveOverview', 'not_found', () => ask(CALLS.liveOverview, { group: 99 })],
  ['prematchMatches', 'not_found', () => ask(CALLS.prematchMatches, { hours: 0, sport: 99 })],
  [
    'favoritesOverview',
    'not_found',
    () => ask(CALLS.favoritesOverview, { type: 'live', leagues: [], events: [], group: 77 }),
  ],
  ['casinoFavourite', 'not_found', () => ask(CALLS.casinoFavourite, { game: 'ng4_nothing', on: true })],
  ['prematchPopular', 'not_found', () => ask(CALLS.prematchPopular, { sport: 99 })],
  [NO_CALL, 'method_not_allowed', () => raw('login', {})],
  ['login', 'wrong_credentials', () => ask(CALLS.login, { email: 'x@example.com', password: 'x' })],
  [
    'login',
    'account_blocked',
    async () => {
      await setStatus('blocked')
      const said = await ask(CALLS.login, { email: 'codes@example.com', password: EXAMPLE_PASSWORD })
      await setStatus('active')
      return said
    },
  ],
  ['register', 'email_taken', () => ask(CALLS.register, form({ email: 'codes@example.com' }))],
  [
    'register',
    'under_age',
    () => ask(CALLS.register, form({ birthdate: '2020-01-01', iwhen: '2021-01-01' })),
  ],
  ['register', 'rules_not_accepted', () => ask(CALLS.register, form({ rules: false }))],
  ['register', 'password_too_common', () => ask(CALLS.register, form({ password: 'password123' }))],
  ...PASSWORD_SCENARIOS,
  ...SAFETY_SCENARIOS,
  ['liveEvent', 'event_not_found', () => ask(CALLS.liveEvent, {})],
  ['rulesArticle', 'article_not_found', () => ask(CALLS.rulesArticle, {})],
  ['statisticsLeague', 'not_found', () => ask(CALLS.statisticsLeague, { league: 999 })],
  ['statisticsEvent', 'event_not_found', () => ask(CALLS.statisticsEvent, { event: 999 })],
  ['prematchEvent', 'event_not_found', () => ask(CALLS.prematchEvent, {})],
  ['slipPosition', 'event_not_found', () => ask(CALLS.slipPosition, single(999, '1x2::1').positions[0])],
  ['slipPosition', 'selection_closed', () => ask(CALLS.slipPosition, single(OPEN, 'btts::yes').positions[0])],
  [
    'slipCombination',
    'event_not_found',
    () => ask(CALLS.slipCombination, { event: 999, legs: ['999:1x2::1', '999:btts::yes'] }),
  ],
  ['slipBook', 'selection_closed', () => ask(CALLS.slipBook, { positions: single(999, '1x2::1').positions })],
  ...STATEMENT_SCENARIOS,
  ['slipBooked', 'booking_not_found', () => ask(CALLS.slipBooked, { code: 'ZZZZZZZZ' })],
  ['slipPlace', 'event_not_found', () => place(bet(999))],
  ['slipPlace', 'event_started', () => place(bet(STARTED))],
  ['slipPlace', 'event_finished', () => place(bet(OVER))],
  ['slipPlace', 'event_paused', () => place(bet(PAUSED))],
  ['slipPlace', 'market_suspended', () => place(bet(ODD_MARKETS, 'total:total=2.5:over', 1.9))],
  ['slipPlace', 'market_closed', () => place(bet(ODD_MARKETS, 'h1_1x2::1', 2.4))],
  ['slipPlace', 'selection_closed', () => place(bet(ODD_MARKETS, '1x2::1', 2))],
  ['slipPlace', 'price_changed', () => place(bet(OPEN, '1x2::1', 2.2))],
  ['slipPlace', 'stake_below_minimum', () => place(bet(OPEN, '1x2::1', 2, 0.01))],
  ['slipPlace', 'stake_above_maximum', () => place(bet(OPEN, '1x2::1', 2, 100_000))],
  ['slipPlace', 'vip_not_needed', () => place({ ...bet(OPEN), vip: true })],
  ['slipPlace', 'vip_in_play', () => place({ ...bet(LIVE, '1x2::1', 2, 100_000), vip: true })],
  ['slipPlace', 'vip_too_late', () => place({ ...bet(SOON, '1x2::1', 2, 100_000), vip: true })],
  ['slipPlace', 'vip_not_needed', () => place({ ...bet(OPEN), vip: true })],
  ['slipPlace', 'vip_in_play', () => place({ ...bet(LIVE, '1x2::1', 2, 100_000), vip: true })],
  ['slipPlace', 'vip_too_late', () => place({ ...bet(SOON, '1x2::1', 2, 100_000), vip: true })],
  [
    'slipPlace',
    'duplicate_event',
    () => place({ bets: [single(OPEN, '1x2::1'), single(OPEN, '1x2::x', 3.4)] }),
  ],
  [
    'slipPlace',
    'too_many_positions',
    () => {
      const positions = Array.from({ length: 16 }, () => ({
        ...single(OPEN, '1x2::1').positions[0],
        amount: 5,
      }))
      const many = { type: 'singles', amount: 5, positions }
      return place({ bets: [many, many] })
    },
  ],
  [
    'slipPlace',
    'bet_type_unavailable',
    () => place({ bets: [{ ...single(OPEN, '1x2::1'), type: 'accumulator' }] }),
  ],
  ['slipPlace', 'positions_related', () => place(accumulator([OPEN, BIG], 2, 5))],
  [
    'slipPlace',
    'line_below_minimum',
    // 35 lines of 0.01 are more than the least stake.
    () => place({ bets: [{ type: 'full_cover', value: 3, ...together(APART, 2, 0.3) }] }),
  ],
  ['slipPlace', 'payout_above_maximum', () => place(accumulator(SHORT, 1.01, 197_000))],
  ['slipPlace', 'combined_odds_too_low', () => place(accumulator(SHORTEST, 1.004, 5))],
  [
    'slipPlace',
    'combination_limit_reached',
    async () => {
      // All combinations of a player cost the house at most 500 000 AZN: twelve wins of 40 000.
      const most = accumulator(APART.slice(0, 3), 4.2, 547.3, '1x2::2')
      for (let count = 0; count < 12; count++) await place(most)
      return place(most)
    },
  ],
  [
    'slipPlace',
    'bet_expired',
    async () => {
      const [said] = await delay.during(() => setStatus('blocked'), place(bet(LIVE)))
      await setStatus('active')
      return said
    },
  ],
  [
    'slipPlace',
    'liability_reached',
    async () => {
      // The house loses at most 100 000 AZN to one player on one event: five wins of 20 000.
      for (let count = 0; count < 5; count++) await place(bet(BIG, '1x2::1', 2, 20_000))
      return place(bet(BIG, '1x2::1', 2, 20_000))
    },
  ],
  ['slipPlace', 'insufficient_funds', () => place(bet(OPEN, '1x2::1', 2, 20_000))],
  ['slipPlace', 'outcome_unknown', () => whileLocked(() => place(bet(OPEN)))],
  ['cashOutRule', 'cash_out_over', () => ask(CALLS.cashOutRule, { bet: 999, above: 9, below: null })],
  [
    'cashOutRule',
    'cash_out_rule_met',
    async () => ask(CALLS.cashOutRule, { bet: await placed(VALUED), above: 1, below: null }),
  ],
  ['cashOutPress', 'cash_out_over', () => cashOut({ bet: 999, value: 1 })],
  ['cashOutPress', 'cash_out_busy', async () => whileWaiting(await placed(VALUED))],
  [
    'cashOutPress',
    'cash_out_part_too_large',
    async () => cashOut({ bet: await placed(VALUED), value: WORTH, stake: 6 }),
  ],
  ['cashOutPress', 'cash_out_suspended', async () => cashOut({ bet: await placed(OPEN), value: WORTH })],
  ['cashOutPress', 'cash_out_changed', async () => cashOut({ bet: await placed(VALUED), value: 5 })],
  [
    'cashOutPress',
    'cash_out_nothing',
    async () => cashOut({ bet: await placed(VALUED), value: WORTH, stake: 0.01 }),
  ],
  [
    'cashOutPress',
    'cash_out_expired',
    async () => {
      const [id] = await delay.during(async () => undefined, placed(LIVE))
      const [said] = await delay.during(() => setStatus('blocked'), cashOut({ bet: id, value: WORTH }))
      await setStatus('active')
      return said
    },
  ],
  [
    'cashOutPress',
    'outcome_unknown',
    async () => {
      const id = await placed(VALUED)
      return whileLocked(() => cashOut({ bet: id, value: WORTH }))
    },
  ],
  [
    'cashOutPress',
    'not_ready',
    async () => {
      const id = await placed(VALUED)
      await feed.send(script.down('prematch'))
      const said = await cashOut({ bet: id, value: WORTH })
      await feed.send(script.up('prematch'))
      return said
    },
  ],
  [
    'slipPlace',
    'not_ready',
    async () => {
      await feed.send(script.down('prematch'))
      const said = await place(bet(OPEN))
      await feed.send(script.up('prematch'))
      return said
    },
  ],
  [
    'slipPlace',
    'feed_down',
    async () => {
      // The stake was reserved while the feed spoke.
      const [said] = await delay.during(() => feed.send(script.down('live')), place(bet(LIVE)))
      await feed.send(script.up('live'))
      return said
    },
  ],
  ...PAYMENT_SCENARIOS,
  ...IDENTITY_SCENARIOS,
  ...LEAVING_SCENARIOS,
]

describe('every code is given by the real server', () => {
  it.each(SCENARIOS)('%s: %s', async (name, code, run) => {
    // A feed that nothing was heard of for twenty seconds is down, and a slow machine takes that long.
    for (const producer of ['prematch', 'live'] as const) await feed.send(script.up(producer))
    const said = await run()
    expect(said.code).toBe(code)
    const decisions = name === 'slipPlace' ? SLIP_CODES : name === 'cashOutPress' ? CASH_OUT_CODES : []
    const isDecision = decisions.some((one) => one === code)
    expect(said.status).toBe(isDecision ? 200 : errorStatus(code))
    const call = Object.values(CALLS).find((one) => one.name === name)
    if (call !== undefined && !isDecision) expect(errorCodesOf(call)).toContain(code)
  })

  it('and none is left out: no code of the contract, and no code that a call declares', () => {
    const shown = new Set<string>(SCENARIOS.map(([, code]) => code))
    expect(ERROR_CODES.filter((code) => !shown.has(code))).toEqual([])
    const pairs = new Set(SCENARIOS.map(([name, code]) => `${name} ${code}`))
    const declared = Object.values(CALLS).flatMap(({ name, errors }) =>
      errors.map((code) => `${name} ${code}`),
    )
    expect(declared.filter((pair) => !pairs.has(pair))).toEqual([])
  })
})

describe('every call of the contract is bound', () => {
  it.each(Object.values(CALLS).map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    const { status, code } = await ask(call, {})
    expect([status, code]).not.toEqual([404, 'not_found'])
    expect([status, code]).not.toEqual([405, 'method_not_allowed'])
  })
})
