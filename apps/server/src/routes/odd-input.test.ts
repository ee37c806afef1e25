import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const feed = createScriptedFeed()
const script = createScript({ nowMs: () => Date.now() })
let world: World
let authorization = ''

const FORM = exampleRegistration('odd@example.com')
const HOME = '1:1x2::1'

beforeAll(async () => {
  world = await bootWorld({ feed, settings: { PLACES_PER_SECOND: '1000' } })
  await feed.send(script.up('prematch'))
  await feed.send(script.catalogue())
  await feed.send(script.fixture(1, Date.now() + 3_600_000))
  await feed.send(script.odds('prematch', 1, [prices('1x2', '', [['1', 1.85]])]))
  const { body } = await world.call('register', FORM, { 'idempotency-key': 'odd' })
  authorization = `Bearer ${(body as { token: string }).token}`
  // Whatever price was seen, the bet is struck at the price now.
  await world.call('account/setting', { name: 'quoteChanges', value: 3 }, { authorization })
})
afterAll(() => world.stop())

/** An hour in which nobody has moved anything. */
const FAR = { from: '0001-01-01T00:00:00Z', to: '0001-01-01T01:00:00Z' }

const place = (value: number, amount: number) => ({
  bets: [{ type: 'singles', amount, positions: [{ event: 1, factor: HOME, value }] }],
})

describe('input that nobody types is refused, and is no mistake of ours', () => {
  it.each([
    ['login', { email: 'a\u0000b@example.com', password: 'x' }, 400],
    ['login', { email: '\ud800@example.com', password: 'x' }, 401],
    ['register', { ...FORM, email: 'other@example.com', affPartner: '90\u00004' }, 400],
    ['password', { prev: '\u0000', next: 'a long enough other', repeat: 'a long enough other' }, 400],
    ['account/sessionEnd', { session: Number.MAX_SAFE_INTEGER }, 404],
    ['account/sessionEnd', { session: 1.5 }, 422],
    ['account/sessionEnd', { session: '1' }, 422],
    ['account/totpStart', { secret: 'mine' }, 422],
    ['account/totpOn', { code: '' }, 422],
    ['account/totpOn', { code: 287082 }, 422],
    ['account/totpOn', { code: '\u0000' }, 400],
    ['account/passkeyName', { id: 1, name: ' ' }, 422],
    ['account/passkeyName', { id: 1, name: 'a\u202eb' }, 422],
    ['account/passkeyStart', { purpose: 'login' }, 422],
    [
      'passkey/login',
      { passkey: { id: 'AA==', clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } },
      422,
    ],
    [
      'passkey/login',
      { passkey: { id: 'AA', clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } },
      401,
    ],
    ['account/prove', { password: '\u0000' }, 400],
    ['account/rulesAgree', { version: 1.5 }, 422],
    ['account/rulesAgree', { version: '1' }, 422],
    ['account/rulesAgree', { version: 1e300 }, 422],
    ['account/sessionsEnd', { session: 1 }, 422],
    ['restore', { email: '\u0000@example.com' }, 400],
    ['restore', { email: 'a,b@example.com' }, 422],
    ['restore', { email: `${'a'.repeat(250)}@example.com` }, 422],
    ['checkPromo', { promo: '' }, 422],
    ['checkPromo', { promo: 'ro' }, 422],
    ['checkPromo', { promo: 'ＲＯ' }, 422],
    ['checkPromo', { promo: 'A'.repeat(17) }, 422],
    ['checkPromo', { promo: ' RO ' }, 200],
    ['checkPromo', { promo: 'CONSTRUCTOR' }, 200],
    ['confirmEmail', { token: '\ud800' }, 422],
    ['confirmEmail', { token: 'x'.repeat(129) }, 422],
    ['account/confirmation', { email: 'other@example.com' }, 422],
    ['restorePassword', { token: '\ud800', next: 'a long secret', repeat: 'a long secret' }, 422],
    ['restorePassword', { token: 'x'.repeat(129), next: 'a long secret', repeat: 'a long secret' }, 422],
    ['account/bets', { filter: 'all', from: '2026-13-45T99:00:00Z' }, 422],
    ['account/bets', { filter: 'all', to: '0000-00-00T00:00:00Z' }, 422],
    ['account/bets', { filter: 'all', from: '0001-01-01T00:00:00Z', to: '9999-12-31T23:59:59Z' }, 200],
    ['account/bets', { filter: 'all', before: Number.MAX_SAFE_INTEGER }, 200],
    ['account/betsTable', { filter: { filter: 'all', to: '0000-00-00T00:00:00Z' } }, 422],
    ['account/betsTable', { filter: { filter: 'all' }, before: Number.MAX_SAFE_INTEGER }, 200],
    ['account/statement', { from: '0001-01-01T00:00:00Z', to: '9999-12-31T23:59:59Z' }, 422],
    ['account/statement', { from: '0000-00-00T00:00:00Z', to: '0000-00-00T00:00:00Z' }, 422],
    ['account/statement', { ...FAR, before: Number.MAX_SAFE_INTEGER }, 200],
    ['account/statementFile', { ...FAR, format: 'xls' }, 422],
    ['account/statementFile', { ...FAR, format: 'csv' }, 200],
    ['account/setting', { name: 'fastBetAmount', value: 1e13 }, 200],
    ['account/setting', { name: 'fastBetAmount', value: 9e13 }, 422],
    ['account/setting', { name: 'offers', value: 1 }, 422],
    ['account/setting', { name: 'language', value: 'tr' }, 422],
    ['account/notifications', { before: Number.MAX_SAFE_INTEGER }, 200],
    ['account/exportTake', { token: '\ud800' }, 422],
    ['account/exportTake', { token: 'x'.repeat(129) }, 422],
    ['account/exportPart', { part: -1 }, 422],
    ['account/exportPart', { part: 100_000 }, 404],
    ['account/close', { password: '\u0000', confirmed: true }, 400],
    ['account/close', { password: 'x', confirmed: false }, 422],
    ['account/notifications', { before: -1 }, 422],
    ['account/notificationsRead', { upTo: Number.MAX_SAFE_INTEGER }, 200],
    ['account/notificationsRead', { upTo: '1' }, 422],
    ['betSlip/fastBetOn', { amount: 9e13 }, 422],
    ['betSlip/place', place(3_000_000, 1), 422],
    ['betSlip/place', place(1.85, 9e12), 200],
    ['betSlip/place', place(1.85, 9e13), 422],
    ['cashOut/offers', { bets: [Number.MAX_SAFE_INTEGER] }, 200],
    ['cashOut/offers', { bets: [0.5] }, 422],
    ['cashOut/press', { bet: Number.MAX_SAFE_INTEGER, value: 1 }, 200],
    ['cashOut/press', { bet: 1, value: 0 }, 422],
    ['cashOut/press', { bet: 1, value: 1, stake: 9e13 }, 422],
    ['cashOut/rule', { bet: 1, above: 0, below: null }, 422],
    ['cashOut/rule', { bet: 1, above: 1.005, below: null }, 422],
    ['account/deposit', { method: 'payeer', amount: 9e13 }, 422],
    ['account/deposit', { method: 'payeer', amount: 20, wallet: '\u0000' }, 400],
    ['account/deposit', { method: '__proto__', amount: 20 }, 422],
    ['account/deposit', { method: 'piastrix', amount: 20, wallet: "'; --" }, 422],
    ['account/depositAzx', { code: '\uff10'.repeat(16) }, 422],
    ['account/depositAzx', { code: '0'.repeat(16), amount: -1 }, 422],
    ['account/depositAzx', { code: '\u0000'.repeat(16) }, 400],
    ['account/depositCard', { amount: 20, card: '\uff14111111111111111' }, 422],
    ['account/withdrawal', { method: 'payeer', amount: 1e-7, wallet: 'P1234567' }, 422],
    ['account/withdrawal', { method: 'payeer', amount: 1, wallet: 'P1234567', currency: 'USD' }, 422],
    ['account/deposit', { method: 'payeer', amount: 20, bonus: 2 }, 422],
    ['account/deposit', { method: 'payeer', amount: 20, bonus: '__proto__' }, 422],
    ['account/deposit', { method: 'payeer', amount: 20, bonus: 'none' }, 422],
    ['account/rejectPayment', { paymentOut: Number.MAX_SAFE_INTEGER }, 404],
    ['account/rejectPayment', { paymentOut: -1 }, 422],
    ['account/identity', undefined, 200],
    ['account/identityDocument', {}, 422],
    ['account/identityDocumentRemove', { document: Number.MAX_SAFE_INTEGER }, 404],
    ['account/identityDocumentRemove', { document: '1' }, 422],
    ['account/identitySubmit', { fin: '5XYZ123', address: 'a\u0000bcde' }, 400],
    ['account/payments', { from: '2026-13-45T99:00:00Z' }, 422],
    ['account/payments', { filter: { from: '0001-01-01T00:00:00Z', to: '9999-12-31T23:59:59Z' } }, 200],
    ['account/payments', { before: Number.MAX_SAFE_INTEGER, type: 'out' }, 200],
    ['betSlip/position', { event: 1, factor: '1:::', value: 2 }, 422],
    ['betSlip/position', { event: Number.MAX_SAFE_INTEGER, factor: HOME, value: 2 }, 404],
    ['betSlip/combination', { event: 1, legs: [HOME, '1:::'] }, 422],
    ['betSlip/combination', { event: 1, legs: [HOME, HOME] }, 422],
    ['betSlip/combination', { event: 1, legs: [] }, 422],
    ['betSlip/combination', { event: 1, legs: [HOME, `1:btts::${'y'.repeat(400)}`] }, 422],
    ['betSlip/combination', { event: Number.MAX_SAFE_INTEGER, legs: [HOME, '1:btts::yes'] }, 404],
    ['betSlip/combination', { event: 1, legs: [HOME, '1:btts::\u0000'] }, 400],
    ['betSlip/book', { positions: [{ event: 1, factor: '1:::', value: 2 }] }, 422],
    ['betSlip/booked', { code: '\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000' }, 400],
    ['betSlip/booked', { code: "'; --" }, 404],
    ['chat/send', { key: 'k', text: '  ' }, 422],
    ['chat/send', { key: 'k', text: 'x'.repeat(1001) }, 422],
    ['chat/send', { key: 'k k', text: 'x' }, 422],
    ['chat/send', { key: 'k', text: 'x\u0000' }, 400],
    ['chat/messages', { token: "'; --" }, 422],
    ['chat/messages', { before: Number.MAX_SAFE_INTEGER }, 200],
    ['search', { query: '\u0000\u0000\u0000' }, 400],
    ['live/event/1', { factors: '\u0000' }, 400],
    ['favorites/quantity', { leagues: [], events: [Number.MAX_SAFE_INTEGER] }, 200],
    ['favorites/quantity', { leagues: [0.5], events: [] }, 422],
    ['favorites/quantity', { leagues: [], events: Array.from({ length: 101 }, (_, at) => at + 1) }, 422],
    ['favorites/overview', { type: 'over', leagues: [], events: [] }, 422],
    [
      'favorites/overview',
      { type: 'live', leagues: [1, 1], events: [], screen: { top: 1e15, height: 1 } },
      200,
    ],
    ['account/timeOut', { length: '1h' }, 422],
    ['account/timeOut', { length: '24h', until: '2026-11-21T10:00:00Z' }, 422],
    ['account/exclude', { length: '6m' }, 422],
    ['account/exclude', { length: '6m', confirmed: false }, 422],
    ['account/exclude', { length: '24h', confirmed: true }, 422],
    ['account/limit', { kind: 'stake', days: 2, amount: 5 }, 422],
    ['account/limit', { kind: 'stake', days: 1, amount: 0 }, 422],
    ['account/limit', { kind: 'stake', days: 1, amount: -5 }, 422],
    ['account/limit', { kind: 'stake', days: 1, amount: 1.005 }, 422],
    ['account/limit', { kind: 'stake', days: 1, amount: '50' }, 422],
    ['account/limit', { kind: 'stake', days: 1, amount: 9e13 }, 422],
    ['account/limit', { kind: 'win', days: 1, amount: 50 }, 422],
    ['account/activity', { span: 'year' }, 422],
    ['account/activity', { span: 'day\u0000' }, 400],
    ['account/return', { step: '\u0000' }, 400],
    ['account/view', {}, 200],
    ['account/view', { zone: 840, odds: 'malay' }, 200],
    ['account/view', { zone: 841 }, 422],
    ['account/view', { zone: 0.5 }, 422],
    ['account/view', { odds: 'roman' }, 422],
    ['account/view', { theme: '\u0000' }, 400],
    ['account/favorites', { add: { leagues: [], events: [-1] }, remove: { leagues: [], events: [] } }, 422],
    [
      'account/favorites',
      { add: { leagues: [7, 7], events: [Number.MAX_SAFE_INTEGER] }, remove: { leagues: [7], events: [] } },
      200,
    ],
    ['casino/favourite', { game: 'ng4_nar', on: 1 }, 422],
    ['casino/favourite', { game: '../ng4_nar', on: true }, 422],
    ['casino/favourite', { game: 'ng4_nar\u0000', on: true }, 400],
    ['casino/favourite', { game: 'ng4_constructor', on: true }, 404],
    ['casino/favourite', { game: 'ng4_nar', on: true, all: true }, 422],
    ['casino/rounds', { before: 0 }, 422],
    ['casino/rounds', { before: Number.MAX_SAFE_INTEGER }, 200],
    ['casino/rounds', { from: '2026-13-45T99:00:00Z' }, 422],
    ['casino/rounds', { ...FAR }, 200],
    ['prematch/popular', { sport: Number.MAX_SAFE_INTEGER }, 404],
    ['prematch/popular', { screen: { top: -1, height: 1e9 } }, 422],
    ['results/menu', { date: '2026-13-45' }, 422],
    ['results/menu', { date: '0000-01-01' }, 422],
    ['results/menu', { date: '2099-12-31' }, 200],
    ['results/days', { month: '2099-12' }, 200],
    ['results/days', { month: '2026-00' }, 422],
    ['results/overview', { date: '2026-11-22', sport: Number.MAX_SAFE_INTEGER }, 200],
    ['results/overview', { date: '2026-11-22\u0000' }, 400],
    ['results/liveresults', { league: -1 }, 422],
    ['statistics/league', { league: Number.MAX_SAFE_INTEGER }, 404],
    ['statistics/league', { league: 1, season: '\u0000' }, 400],
    ['statistics/event', { event: Number.MAX_SAFE_INTEGER }, 404],
    ['statistics/event', { event: 0.5 }, 422],
  ])('%s %j answers %i', async (path, body, status) => {
    const headers = { authorization, 'idempotency-key': `odd-${Math.random()}` }
    const answer = await world.call(path, body, headers)
    expect([answer.status, answer.body]).toEqual([status, expect.anything()])
  })
})
