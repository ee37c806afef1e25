import type { Bonuses, BonusFrame } from '@xezer/contract/bonuses'
import { withTransaction } from '@xezer/db/transaction'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { earnByIdentity } from './core/bonuses/deposit-bonus.ts'
import { moveDueGrants } from './core/bonuses/grants.ts'
import { setStopped } from './features/bonuses/campaign-desk.ts'
import {
  closeHouse,
  database,
  hear,
  newPayer,
  openHouse,
  type Payer,
  referenceOf,
  world,
} from './features/payments/example-payments.ts'

beforeAll(() => openHouse())
afterAll(closeHouse)

let messages = 0
const fail = (error: unknown) => {
  throw error
}

/** The gateway says that a deposit of manat was paid, or taken back. */
async function say(id: number, status = 'paid'): Promise<number> {
  messages += 1
  const { rows } = await database.pool.query<{ pay_amount: bigint }>(
    'select pay_amount from payment where id = $1',
    [id],
  )
  const minor = String(rows[0]?.pay_amount ?? 0n).padStart(3, '0')
  const amount = `${minor.slice(0, -2)}.${minor.slice(-2)}`
  const order = await referenceOf(id)
  return hear(JSON.stringify({ id: `m${messages}`, kind: 'deposit', order, status, amount, currency: 'RUB' }))
}

async function order(payer: Payer, amount: number, more: object = {}): Promise<number> {
  const { body } = await payer.deposit(amount, more)
  return body.payment?.id ?? 0
}

async function pay(payer: Payer, amount: number, more: object = {}): Promise<number> {
  const id = await order(payer, amount, more)
  expect(await say(id)).toBe(200)
  return id
}

const told = async (payer: Payer) => (await payer.call('account/bonuses')).body as unknown as Bonuses
const shown = async (payer: Payer) =>
  (await told(payer)).bonuses.map(({ campaign, status, amount }) => [campaign, status, amount])

const chooseAtRegistration = (payer: Payer) =>
  database.ownerPool.query('update player set bonus_choice = 1 where id = $1', [payer.playerId])

describe('a credited deposit', () => {
  it.each([
    ['earns what was chosen with it', false, { bonus: 1 }, [['reload', 'active', 10]]],
    ['earns it by its code too', false, { bonus: 'reload' }, [['reload', 'active', 10]]],
    ['earns the choice of the registration', true, {}, [['reload', 'active', 10]]],
    ['earns another one than that', true, { bonus: 'first_deposit' }, [['first_deposit', 'active', 50]]],
    ['earns nothing when none was wanted', true, { bonus: null }, []],
    ['earns nothing when nothing was chosen', false, {}, []],
  ])('%s', async (_name, isChosen, more, expected) => {
    const payer = await newPayer()
    if (isChosen) await chooseAtRegistration(payer)
    const id = await order(payer, 50, more)
    expect(await shown(payer)).toEqual([])
    await say(id)
    await say(id)
    expect(await shown(payer)).toEqual(expected)
  })

  it('is told with its terms, and is no money that leaves', async () => {
    const payer = await newPayer()
    await pay(payer, 100, { bonus: 1 })
    const { bonuses, rules } = await told(payer)
    expect(bonuses).toMatchObject([
      { amount: 20, balance: 20, currency: 'AZN', progress: { done: 0, needed: 10, unit: 'bets' } },
    ])
    expect(bonuses[0]?.terms[0]).toBe('Wagering: 10 bets, each stake exactly 20.00\u00a0₼')
    expect(rules).toEqual({ stake: 'equal', bets: [{ type: 'singles', legsMin: 1, oddsMin: 1850 }] })
    expect((await payer.call('account/actual')).body).toMatchObject({ balance: 1120, bonus: 20 })
    expect((await payer.withdraw(1110)).body.code).toBe('insufficient_funds')
  })

  it('earns the bonus of the first deposit once, however many come at once', async () => {
    const payer = await newPayer()
    const ids = [
      await order(payer, 50, { bonus: 'first_deposit' }),
      await order(payer, 60, { bonus: 'first_deposit' }),
    ]
    await Promise.all(ids.map((id) => say(id)))
    expect(await shown(payer)).toHaveLength(1)
    expect((await payer.deposit(50, { bonus: 'first_deposit' })).body).toMatchObject({
      code: 'invalid_fields',
      fields: { bonus: 'Choose one of: reload, null' },
    })
    const { offers } = await told(payer)
    expect(offers.map(({ campaign, state }) => [campaign, state])).toEqual([
      ['reload', 'due'],
      ['first_deposit', 'used'],
    ])
  })

  it('that was the first when it was ordered and is the second when it is paid earns nothing', async () => {
    const payer = await newPayer()
    const first = await order(payer, 50, { bonus: 'first_deposit' })
    await pay(payer, 30, { bonus: null })
    await say(first)
    expect([await payer.balance(), await shown(payer)]).toEqual([1080, []])
  })

  it('waits behind the active one, which starts its days later', async () => {
    const payer = await newPayer()
    await pay(payer, 100, { bonus: 1 })
    await pay(payer, 50, { bonus: 1 })
    expect(await shown(payer)).toEqual([
      ['reload', 'active', 20],
      ['reload', 'queued', 10],
    ])
    await database.ownerPool.query(
      "update bonus_grant set expires_at = now() - interval '1 second' where player_id = $1 and status = 'active'",
      [payer.playerId],
    )
    await moveDueGrants(database.pool, fail)
    expect(await shown(payer)).toEqual([
      ['reload', 'active', 10],
      ['reload', 'expired', 20],
    ])
  })

  it('that is taken back takes its bonus with it', async () => {
    const payer = await newPayer()
    const id = await pay(payer, 50, { bonus: 1 })
    await say(id, 'charged_back')
    expect(await shown(payer)).toEqual([['reload', 'cancelled', 10]])
    expect((await payer.call('account/actual')).body).toMatchObject({ balance: 1000, bonus: 0 })
    // The house wins the dispute: the deposit is the player's again, its bonus stays lost.
    await say(id, 'reinstated')
    expect(await shown(payer)).toEqual([['reload', 'cancelled', 10]])
    expect((await payer.call('account/actual')).body).toMatchObject({ balance: 1050, bonus: 0 })
  })

  it('of a player who stays away is credited and earns nothing', async () => {
    const payer = await newPayer()
    const id = await order(payer, 50, { bonus: 1 })
    await payer.call('account/timeOut', { length: '24h' })
    expect((await told(payer)).offers).toEqual([])
    await say(id)
    expect([await payer.balance(), await shown(payer)]).toEqual([1050, []])
  })

  it('is held with linked claims until its player is verified, which earns one more bonus', async () => {
    const [one, other] = [await newPayer(), await newPayer()]
    await database.ownerPool.query(
      'update player set passport = (select passport from player where id = $1) where id = $2',
      [one.playerId, other.playerId],
    )
    await pay(other, 50, { bonus: 'first_deposit' })
    const { rows } = await database.pool.query('select is_held from bonus_grant where player_id = $1', [
      other.playerId,
    ])
    expect(rows).toEqual([{ is_held: true }])
    const verify = () => withTransaction(database.pool, (client) => earnByIdentity(client, other.playerId))
    await verify()
    await verify()
    expect(await shown(other)).toEqual([
      ['first_deposit', 'active', 50],
      ['welcome', 'queued', 5],
    ])
    expect((await told(other)).bonuses[0]?.terms.join()).not.toContain('identity')
  })
})

describe('a withdrawal', () => {
  it('leaves a bonus alone whose campaign keeps it', async () => {
    const payer = await newPayer()
    await pay(payer, 50, { bonus: 1 })
    expect((await payer.withdraw(100)).status).toBe(200)
    expect(await shown(payer)).toEqual([['reload', 'active', 10]])
  })

  it('asks before it takes away one that is lost by it, and takes those that wait too', async () => {
    const payer = await newPayer()
    await pay(payer, 50, { bonus: 'first_deposit' })
    const refused = await payer.withdraw(100)
    expect([refused.status, refused.body.code]).toEqual([422, 'bonus_would_be_lost'])
    expect(refused.body.error).toContain('50.00')
    expect((await payer.withdraw(10_000)).body.code).toBe('insufficient_funds')
    expect(await shown(payer)).toEqual([['first_deposit', 'active', 50]])
    const known = { method: 'payeer', amount: 100, wallet: 'P1234567', forfeitBonus: true }
    expect((await payer.call('account/withdrawal', known)).status).toBe(200)
    expect(await shown(payer)).toEqual([['first_deposit', 'forfeited', 50]])
    expect((await payer.call('account/actual')).body).toMatchObject({ balance: 950, bonus: 0 })
  })

  it('takes one that waits before it could start', async () => {
    const payer = await newPayer()
    await pay(payer, 50, { bonus: 'first_deposit' })
    await withTransaction(database.pool, (client) => earnByIdentity(client, payer.playerId))
    expect((await payer.withdraw(100)).body.error).toContain('55.00')
    const known = { method: 'payeer', amount: 100, wallet: 'P1234567', forfeitBonus: true }
    expect((await payer.call('account/withdrawal', known)).status).toBe(200)
    const { rows } = await database.pool.query(
      `select campaign, status, started_at is not null as has_started from bonus_grant
       where player_id = $1 order by campaign`,
      [payer.playerId],
    )
    expect(rows).toEqual([
      { campaign: 'first_deposit', status: 'forfeited', has_started: true },
      { campaign: 'welcome', status: 'forfeited', has_started: false },
    ])
  })
})

describe('a campaign', () => {
  it('that was stopped gives nothing and is offered to nobody, until it is started', async () => {
    const payer = await newPayer()
    const hand = { actor: 'test', reason: 'the offer is over' }
    expect(await setStopped(database.pool, 'nothing', true, hand)).toBe(false)
    const id = await order(payer, 50, { bonus: 1 })
    expect(await setStopped(database.pool, 'reload', true, hand)).toBe(true)
    expect(await setStopped(database.pool, 'reload', true, hand)).toBe(false)
    await say(id)
    expect(await shown(payer)).toEqual([])
    expect((await payer.deposit(50, { bonus: 1 })).body.code).toBe('invalid_fields')
    await setStopped(database.pool, 'reload', false, hand)
    const { rows } = await database.pool.query(
      "select action from trail where subject = 'campaign reload' order by number",
    )
    expect(rows.map(({ action }) => action)).toEqual(['campaign.stopped', 'campaign.started'])
  })

  it('is told to everybody in each language, with the same number of terms', async () => {
    const counts = await Promise.all(
      ['az', 'ru', 'en'].map(async (locale) => {
        const { body } = await world.call('bonuses', undefined, { cookie: `locale=${locale}` })
        return (body as { campaigns: { terms: string[] }[] }).campaigns.map(({ terms }) => terms.length)
      }),
    )
    expect(counts[0]?.length).toBe(3)
    expect(new Set(counts.map(String)).size).toBe(1)
  })
})

describe('the frame', () => {
  const ask = async (query: string, ticket?: string) => {
    const headers = ticket === undefined ? {} : { 'x-bonus-ticket': ticket }
    const response = await fetch(`${world.url}/bonus/getData?${query}`, { headers })
    return { status: response.status, body: (await response.json()) as BonusFrame }
  }
  const addressOf = async (payer: Payer) => {
    const address = new URL((await told(payer)).frame ?? '', world.url)
    return { query: address.search.slice(1), ticket: address.hash.replace('#ticket=', '') }
  }

  it('reads with its ticket what is its player’s, and nothing else of anybody', async () => {
    const [payer, stranger] = [await newPayer(), await newPayer()]
    expect((await told(payer)).frame).toBe(null)
    await pay(payer, 50, { bonus: 1 })
    await pay(stranger, 50, { bonus: 1 })
    const { query, ticket } = await addressOf(payer)
    expect(query).toBe(`user=${payer.playerId}&isMobile=false&lang=en`)
    expect(await ask(query, ticket)).toMatchObject({ status: 200, body: { bonus: { amount: 10 }, bets: [] } })
    const other = `user=${stranger.playerId}&isMobile=false&lang=en`
    const forged = `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`
    for (const [asked, by] of [
      [other, ticket],
      [query, undefined],
      [query, forged],
      [query, ticket.slice(0, 40)],
      [query, (await addressOf(stranger)).ticket],
      [query, 'x'.repeat(5000)],
    ] as const)
      expect((await ask(asked, by)).status, `${asked} ${by}`).toBe(404)
    expect((await ask(`user=${payer.playerId}&isMobile=maybe&lang=en`, ticket)).status).toBe(400)
    expect((await ask(`user=-1&isMobile=true&lang=en`, ticket)).status).toBe(400)
  })
})
