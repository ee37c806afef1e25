import type { Call, Schema } from '@xezer/contract/call'
import { CALLS } from '@xezer/contract/calls'
import { FIELD_CODES } from '@xezer/contract/field-errors'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { fieldText } from '@xezer/i18n/error-text'
import { LOCALES } from '@xezer/std/locale'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

let world: World
let authorization = ''
let keys = 0

beforeAll(async () => {
  world = await bootWorld({ feed: createScriptedFeed(), settings: { PLACES_PER_SECOND: '100000' } })
  const { body } = await world.call('register', exampleRegistration('fields@example.com'))
  authorization = `Bearer ${(body as { token: string }).token}`
})
afterAll(() => world.stop())

const POSITION = { event: 1, factor: '1:1x2::1', value: 1.85 }
const TIME = '2026-11-21T10:00:00Z'

const ASSERTION = { id: 'AA', clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' }

/** An input of each call that its schema takes, with every field that it may have. */
const INPUTS: Readonly<Partial<Record<keyof typeof CALLS, object>>> = {
  register: { ...exampleRegistration('more@example.com'), promo: 'AZ', bonus: 1 },
  login: { email: 'a@example.com', password: 'secret', code: '123456' },
  accountProve: { password: 'secret' },
  accountTotpOn: { code: '123456' },
  passkeyLogin: { passkey: ASSERTION },
  accountPasskeyStart: { purpose: 'add' },
  accountPasskeyAdd: {
    name: 'x',
    passkey: { id: 'AA', clientDataJSON: 'AA', attestationObject: 'AA', transports: ['usb'] },
  },
  accountPasskeyProve: { passkey: ASSERTION },
  accountPasskeyName: { id: 1, name: 'x' },
  accountPasskeyRemove: { id: 1 },
  changePassword: { prev: 'a', next: 'a long secret', repeat: 'a long secret' },
  accountSessionEnd: { session: 5 },
  accountNotifications: { before: 5 },
  accountExportTake: { token: 'x' },
  accountExportPart: { part: 5 },
  accountClose: { password: 'x', confirmed: true },
  accountNotificationsRead: { upTo: 5 },
  checkPromo: { promo: 'AZ' },
  confirmEmail: { token: 'x' },
  accountEmail: { email: 'a@example.com', password: 'x', code: '000000' },
  takeEmail: { token: 'x' },
  stopEmail: { token: 'x' },
  accountPhone: { phone: '+994501234567', password: 'x', code: '000000' },
  restore: { email: 'a@example.com' },
  restorePassword: { token: 'x', next: 'a long secret', repeat: 'a long secret' },
  accountBets: { from: TIME, to: TIME, filter: 'all', before: 5 },
  accountBetsTable: { from: TIME, to: TIME, filter: 'all', before: 5 },
  accountTimeOut: { length: '24h' },
  accountExclude: { length: '6m', confirmed: true },
  accountLimit: { kind: 'stake', days: 1, amount: 5 },
  accountTimeLimit: { minutes: 60 },
  accountRealityEvery: { minutes: 30 },
  accountLimitConfirm: { kind: 'stake', days: 1 },
  accountActivity: { span: 'day' },
  accountReturn: { step: 'ask' },
  accountStatement: { from: TIME, to: TIME, before: 5 },
  accountStatementFile: {
    ...{ from: TIME, to: TIME, format: 'csv' },
    days: { from: '2026-11-01', to: '2026-11-29' },
  },
  accountSetting: { name: 'quoteChanges', value: 1 },
  accountDeposit: { method: 'payeer', amount: 50, phone: '9', wallet: 'P', account: 'a', bonus: 1 },
  accountDepositCard: { amount: 50, card: '4', bonus: 1 },
  accountDepositAzx: { code: '7', amount: 50, bonus: 1 },
  accountWithdrawal: {
    ...{ method: 'payeer', amount: 50, phone: '9', wallet: 'P', account: 'a', card: '4' },
    ...{ code: '1', forfeitBonus: true },
  },
  accountRejectPayment: { paymentOut: 1 },
  accountIdentityDocumentRemove: { document: 1 },
  accountIdentitySubmit: {
    fin: '5XYZ123',
    address: 'Bakı, Nizami 1',
    series: 'AA',
    number: '1234567',
    expires: '2030-01-01',
  },
  accountRulesAgree: { version: 1 },
  accountPayments: { from: TIME, to: TIME, filter: { from: TIME, to: TIME }, type: 'in', before: 5 },
  search: { query: 'neft' },
  slipPosition: POSITION,
  slipUpdate: { positions: [POSITION] },
  slipPlace: {
    vip: false,
    bets: [
      {
        type: 'full_cover',
        amount: 5,
        value: 2,
        code: 'full_cover_2_3',
        positions: [{ ...POSITION, maximum: 5, maximumSystemExpress: 5, amount: 5 }],
      },
    ],
  },
  slipFastBetOn: { on: true, amount: 5 },
  cashOutOffers: { bets: [1] },
  cashOutPress: { bet: 1, stake: 5, value: 5 },
  cashOutRule: { bet: 1, above: 5, below: 1 },
  slipCombination: { event: 1, legs: ['1:1x2::1', '1:btts::yes'] },
  slipBook: { positions: [POSITION] },
  slipBooked: { code: 'A' },
  chatMessages: { token: 'x'.repeat(43), before: 1, read: 1 },
  chatSend: { token: 'x'.repeat(43), key: 'k', text: 'x' },
  prematchList: { hours: 3 },
  prematchMatches: { hours: 3, sport: 1, country: 1, league: 1, zone: -240, screen: { top: 0, height: 100 } },
  prematchPopular: { sport: 1, hours: 3, screen: { top: 0, height: 100 } },
  liveOverview: {
    sport: 1,
    group: 1,
    video: 1,
    factors: 'v1:a:1',
    screen: { top: 0, height: 100 },
  },
  liveEvent: { factors: 'v1:a:1' },
  favoritesQuantity: { leagues: [1], events: [1] },
  favoritesOverview: {
    ...{ type: 'live', leagues: [1], events: [1], group: 1 },
    ...{ screen: { top: 0, height: 100 }, factors: 'v1:a:1' },
  },
  casinoFavourite: { game: 'ng4_nar', on: true },
  casinoRounds: { from: TIME, to: TIME, before: 5 },
  accountFavoritesChange: { add: { leagues: [1], events: [1] }, remove: { leagues: [1], events: [1] } },
  accountViewChange: {
    odds: 'malay',
    zone: 240,
    motion: 'still',
    theme: 'light',
    density: 'compact',
  },
  resultsMenu: { date: '2026-11-21' },
  resultsDays: { month: '2026-11' },
  resultsOverview: { date: '2026-11-21', sport: 1, league: 1 },
  statisticsLeague: { league: 1, season: '2026/27' },
  statisticsEvent: { event: 1 },
  resultsLive: { sport: 1, league: 1 },
}

async function ask(call: Call<Schema, Schema>, body: unknown, locale: string) {
  keys += 1
  const headers = { authorization, cookie: `locale=${locale}`, 'idempotency-key': `fields-${keys}` }
  const answer = await world.call(call.path.replace('{id}', '1'), body, headers)
  return answer as { status: number; body: { code: string; error: string; fields?: Record<string, string> } }
}

type Path = readonly string[]

/** Every field of an input, however deep. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]))
  return path.length === 0 ? inner : [path, ...inner]
}

function withValue(input: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(input) as Record<string, unknown>
  const last = path.at(-1) ?? ''
  let place = copy
  for (const key of path.slice(0, -1)) place = place[key] as Record<string, unknown>
  if (value === undefined) delete place[last]
  else place[last] = value
  return copy
}

const WITH_INPUT = Object.values(CALLS)
  .filter(({ method }) => method === 'POST')
  .map((call) => [call.name, call] as const)
const FIELDS = WITH_INPUT.flatMap(([name, call]) =>
  pathsOf(INPUTS[name] ?? {}).map((path) => [name, path.join('.'), call, path] as const),
)

describe('the table of inputs', () => {
  it.each(WITH_INPUT)('%s: is taken, and has every field of the schema', (name, call) => {
    expect(z.safeParse(call.input, INPUTS[name] ?? {}).error?.issues ?? []).toEqual([])
    const shape = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }).properties ?? {}
    expect(Object.keys(INPUTS[name] ?? {})).toEqual(expect.arrayContaining(Object.keys(shape)))
  })
})

describe('every field of every call says what is wrong with it, in three languages', () => {
  it.each(FIELDS)('%s: %s of a wrong kind', async (_name, field, call, path) => {
    const wrong = [[{ no: 1 }], { no: 1 }].map((value) => withValue(INPUTS[call.name], path, value))
    const [input] = wrong.filter((one) => !z.safeParse(call.input, one).success)
    const said: string[] = []
    for (const locale of LOCALES) {
      const { status, body } = await ask(call, input, locale)
      expect([status, body.code]).toEqual([422, 'invalid_fields'])
      const [name = '', sentence = ''] = Object.entries(body.fields ?? {})[0] ?? []
      expect(name === field || name.startsWith(`${field}.`), name).toBe(true)
      expect(body.error).toContain(sentence)
      said.push(sentence)
    }
    expect(new Set(said).size).toBe(LOCALES.length)
    expect(said.filter((sentence) => sentence === '' || /^[a-z]+(_[a-z]+)+$/.test(sentence))).toEqual([])
  })

  it.each(
    FIELDS.filter(
      ([, , call, path]) => !z.safeParse(call.input, withValue(INPUTS[call.name], path, undefined)).success,
    ),
  )('%s: %s that is not there', async (name, field, call, path) => {
    const { body } = await ask(call, withValue(INPUTS[call.name], path, undefined), 'en')
    // What the settings are told apart by is a choice: without it there are no fields to miss.
    const isKind = name === 'accountSetting' && field === 'name'
    expect(body.fields).toEqual({ [field]: isKind ? expect.any(String) : 'Required field' })
  })
})

describe('a wrong value of the right kind', () => {
  it.each([
    ['register', { email: 'leyla@' }, 'email', 'Enter a valid email'],
    ['register', { email: `${'a'.repeat(250)}@example.com` }, 'email', 'At most 254 characters'],
    ['register', { password: '1234567' }, 'password', 'At least 8 characters'],
    ['register', { password: 'x'.repeat(129) }, 'password', 'A password has at most 128 characters'],
    ['register', { birthdate: '1990-02-30' }, 'birthdate', 'There is no such date'],
    ['register', { birthdate: '2999-01-01' }, 'birthdate', 'This date is still to come'],
    ['register', { birthdate: '1899-12-31' }, 'birthdate', 'This date is too long ago'],
    ['register', { birthdate: '2015-01-01' }, 'birthdate', 'You must be at least 18'],
    ['register', { iwhen: '2999-01-01' }, 'iwhen', 'This date is still to come'],
    ['register', { iwhen: '1989-01-01' }, 'iwhen', 'This date is too long ago'],
    ['register', { firstname: 'Əli' }, 'firstname', 'Latin letters only, A to Z'],
    ['register', { lastname: 'ИВАНОВ' }, 'lastname', 'Latin letters only, A to Z'],
    ['register', { lastname: ' ' }, 'lastname', 'Required field'],
    ['register', { middlename: '1' }, 'middlename', 'Latin letters only, A to Z'],
    ['register', { passport: 'AZ' }, 'passport', 'Document number: 4 to 20 Latin letters and digits'],
    ['register', { phone: '12' }, 'phone', 'Enter a full phone number'],
    ['register', { currency: 'GBP' }, 'currency', 'Choose one of: AZN, USD, EUR, RUR'],
    ['register', { promo: '!' }, 'promo', 'A promo code has 2 to 16 Latin capitals and digits'],
    ['register', { isAdmin: true }, 'isAdmin', 'There is no field “isAdmin”'],
    ['register', { '<b>x': 1 }, '<b>x', 'There is no field “&lt;b&gt;x”'],
    ['register', { password: 'Qwerty123' }, 'password', 'This password is too common'],
    ['register', { adult: false }, 'adult', 'You must be at least 18'],
    ['register', { rules: false }, 'rules', 'Agree to the site rules'],
    ['changePassword', { next: 'short', repeat: 'short' }, 'next', 'At least 8 characters'],
    ['changePassword', { repeat: 'else' }, 'repeat', 'Passwords do not match'],
    ['accountBets', { from: '2026-13-45T99:00:00Z' }, 'from', 'There is no such time'],
    ['accountBets', { before: 0.5 }, 'before', 'A whole number is needed here'],
    ['accountBets', { before: 0 }, 'before', 'Must be above 0'],
    ['accountStatement', { from: 'today' }, 'from', 'There is no such time'],
    ['accountStatementFile', { format: 'xls' }, 'format', 'Choose one of: csv, pdf'],
    [
      'accountStatementFile',
      { days: { from: '../a', to: '2026-11-29' } },
      'days.from',
      'There is no such date',
    ],
    ['accountViewChange', { zone: 900 }, 'zone', 'Not more than 840'],
    ['accountSetting', { name: 'quoteChanges', value: 9 }, 'value', 'Choose one of: 1, 2, 3'],
    ['accountSetting', { name: 'fastBetAmount', value: 9e13 }, 'value', 'Enter an amount such as 12.50'],
    ['slipFastBetOn', { amount: 1.005 }, 'amount', 'Enter an amount such as 12.50'],
    ['slipFastBetOn', { amount: -1 }, 'amount', 'Enter an amount such as 12.50'],
    ['slipFastBetOn', { on: 'yes' }, 'on', 'Only yes or no'],
    ['slipPosition', { value: 1 }, 'value', 'Odds are above 1 and have at most three decimals'],
    ['slipPlace', { bets: [] }, 'bets', 'The list needs at least 1'],
    ['slipUpdate', { positions: Array(31).fill(POSITION) }, 'positions', 'No more than 30 in the list'],
    ['search', { query: 'ab' }, 'query', 'At least 3 characters of text'],
    ['accountDeposit', { amount: -5, bonus: null }, 'amount', 'Enter an amount such as 12.50'],
    ['accountDeposit', { amount: 19.99, bonus: null }, 'amount', 'Minimum amount 20.00\u00a0₼'],
    ['accountDeposit', { method: 'mts', bonus: null }, 'phone', 'Enter a full phone number'],
    [
      'accountDeposit',
      { method: 'piastrix', bonus: null },
      'wallet',
      'Enter the number in full, for example 201494711279',
    ],
    ['accountDepositCard', { bonus: null }, 'card', 'There is no card with this number'],
    [
      'accountDepositAzx',
      { bonus: null },
      'code',
      'Enter the number in full, for example 7K4M-0XQ9-2TFB-H6WD',
    ],
    ['accountWithdrawal', { amount: 0 }, 'amount', 'Enter an amount such as 12.50'],
    ['accountWithdrawal', {}, 'wallet', 'Enter the number in full, for example P1234567'],
    ['accountIdentitySubmit', { fin: 'AB' }, 'fin', 'FIN code: 5 to 7 Latin letters and digits'],
    ['accountIdentitySubmit', { fin: '12345678' }, 'fin', 'FIN code: 5 to 7 Latin letters and digits'],
    ['accountIdentitySubmit', { address: ' Az ' }, 'address', 'At least 5 characters of text'],
    ['accountIdentitySubmit', { series: 'А' }, 'series', 'Series: up to 5 Latin letters and digits'],
    [
      'accountIdentitySubmit',
      { number: '12' },
      'number',
      'Document number: 4 to 20 Latin letters and digits',
    ],
    ['accountIdentitySubmit', { expires: '2020-02-29' }, 'expires', 'This document is no longer valid'],
    ['accountPayments', { type: 'both' }, 'type', 'Choose one of: in, out'],
    ['prematchList', { hours: 5 }, 'hours', 'Choose one of: 0, 1, 3, 6, 12, 24, 48'],
  ] as const)('%s %j: %s says “%s”', async (name, change, field, sentence) => {
    const { body } = await ask(CALLS[name], { ...INPUTS[name], ...change }, 'en')
    expect(body.fields).toEqual({ [field]: sentence })
  })

  it('singles of one entry name the selection that has no amount', async () => {
    const bet = {
      type: 'singles',
      amount: 5,
      positions: [
        { ...POSITION, amount: 5 },
        { ...POSITION, event: 2 },
      ],
    }
    const { body } = await ask(CALLS.slipPlace, { bets: [bet] }, 'en')
    expect(body.fields).toEqual({ 'bets.0.positions.1.amount': 'Required field' })
  })
})

describe('the error of the whole answer', () => {
  it('is the sentence of one field, or a line with its name for each', async () => {
    const one = await ask(CALLS.register, { ...INPUTS.register, firstname: 'Əli' }, 'ru')
    expect(one.body.error).toBe('Только латинские буквы, от A до Z')
    const change = { firstname: 'Əli', phone: '1', x: 1 }
    const several = await ask(CALLS.register, { ...INPUTS.register, ...change }, 'en')
    expect(several.body.error.split('<br>').toSorted()).toEqual([
      'First name: Latin letters only, A to Z',
      'Phone number: Enter a full phone number',
      'x: There is no field “x”',
    ])
  })

  it('and every code has its sentence', () => {
    for (const locale of LOCALES) {
      const sentences = FIELD_CODES.map((code) =>
        fieldText({ code, values: { n: 5, options: 'A', name: 'b' } }, locale),
      )
      expect(new Set(sentences).size, locale).toBe(FIELD_CODES.length)
    }
  })
})
