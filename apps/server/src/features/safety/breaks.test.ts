import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { must } from '@xezer/std/assert'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { disownPassport } from '../../core/player/claims.ts'
import { createSessions } from '../../core/player/sessions.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { askToReturn } from './breaks.ts'
import {
  at,
  breaches,
  closeSafety,
  database,
  everywhere,
  held,
  LIVE,
  newPlayer,
  OPEN,
  OTHER,
  openSafety,
  type Said,
  script,
  server,
  single,
  VIP,
} from './example-safety.ts'

beforeAll(openSafety)
afterAll(closeSafety)
afterEach(async () => expect(await breaches()).toEqual([]))

describe('whoever stays away', () => {
  it('stakes nothing, on either server, with any kind of bet; all else goes on', async () => {
    const player = await newPlayer()
    const [id] = (await player.place()).bets ?? []
    const began = await player.timeOut('24h')
    expect(began.break).toMatchObject({ kind: 'time_out', isOver: false })
    const position = at(OPEN)
    const presses = [
      { bets: [single(OPEN)] },
      { bets: [{ type: 'accumulator', amount: 10, positions: [position, at(OTHER)] }] },
      { bets: [single(LIVE)] },
      { bets: [single(VIP, 900)], vip: true },
    ]
    for (const [turn, press] of presses.entries()) {
      const said = await player.call(turn, 'betSlip/place', press)
      expect(said).toMatchObject({ success: false, code: 'player_paused' })
      expect(said.error).toMatch(/until \d\d\.\d\d\.20\d\d \d\d:\d\d \(UTC\+4\)/)
    }
    expect(await player.amounts()).toEqual([990, 10])
    const sold = await player.call(0, 'cashOut/press', { bet: must(id, 'no bet').id, value: 7.6 })
    expect(sold.code ?? 'sold').toBe('sold')
    const login = { email: player.email, password: EXAMPLE_PASSWORD }
    expect((await server(1).world.call('login', login)).status).toBe(200)
  })

  it('is told the day and the hour in each language, and for ever where it is for ever', async () => {
    const player = await newPlayer()
    await player.exclude('ever')
    const { error } = await player.place()
    expect(error).toBe('You excluded yourself for good: no bets and no deposits are taken')
    expect((await player.place()).code).toBe('player_excluded')
    const deposit = await player.call(0, 'account/deposit', { method: 'payeer', amount: 20 })
    expect(deposit.error).toBe(error)
  })

  it('opens no game: the launch token is dead meanwhile', async () => {
    const player = await newPlayer()
    const sessions = createSessions({ ...nodeMachine, pool: database.pool })
    expect(await sessions.findLauncher(player.launchToken)).not.toBeNull()
    await player.timeOut('24h')
    expect(await sessions.findLauncher(player.launchToken)).toBeNull()
  })

  it('shortens nothing, and lengthens what he likes', async () => {
    const player = await newPlayer()
    await player.timeOut('7d')
    expect((await player.timeOut('24h')).code).toBe('break_not_longer')
    const longer = await player.timeOut('30d', 0)
    expect(longer.break?.kind).toBe('time_out')
    expect((await player.exclude('6m')).break?.kind).toBe('exclusion')
    expect((await player.timeOut('42d')).code).toBe('break_not_longer')
  })

  it('plays again when a time-out is over, without a word', async () => {
    const player = await newPlayer()
    await player.timeOut('24h')
    await player.age(1)
    expect(await player.call(0, 'account/safety')).toMatchObject({ break: null })
    expect((await player.place()).success).toBe(true)
  })
})

describe('bets that are under way', () => {
  it('one that waits for its acceptance is voided, and says why', async () => {
    const player = await newPlayer()
    const [said] = await held.during(async () => void (await player.timeOut('24h')), player.place(LIVE))
    expect(said).toMatchObject({ success: false, code: 'player_paused' })
    expect(await player.amounts()).toEqual([1000, 0])
    expect((await player.bets())[0]).toMatchObject({ status: 'rejected' })
    expect((await player.bets())[0]?.reason).toContain('You had begun a break')
  })

  it('an undecided VIP bet goes back', async () => {
    const player = await newPlayer()
    expect((await player.place(VIP, { amount: 900, vip: true })).success).toBe(true)
    expect(await player.amounts()).toEqual([100, 900])
    await player.exclude('1y')
    await vi.waitFor(async () => expect(await player.amounts()).toEqual([1000, 0]), { timeout: 20_000 })
    expect((await player.bets())[0]?.reason).toContain('You had excluded yourself')
  })

  it('a struck bet stands and is paid', async () => {
    const player = await newPlayer()
    await player.place(OTHER)
    await player.exclude('6m')
    await everywhere(script.settle(OTHER, '1x2', { '1': { kind: 'won' }, '2': { kind: 'lost' } }, 1))
    await vi.waitFor(async () => expect(await player.amounts()).toEqual([1010, 0]), { timeout: 20_000 })
  })

  it('the word waits for the wallet, as every bet does', async () => {
    const player = await newPlayer()
    const client = await database.ownerPool.connect()
    try {
      await client.query('begin')
      await client.query('select from wallet where player_id = $1 for no key update', [player.id])
      const word = player.timeOut('24h')
      const waiting =
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      await vi.waitFor(
        async () => expect((await database.superuserPool.query(waiting)).rows).toHaveLength(1),
        20_000,
      )
      await client.query('commit')
      expect((await word).break).not.toBeNull()
    } finally {
      client.release()
    }
  })

  it('of many presses beside the word, on two servers, each is before it or after it', async () => {
    const player = await newPlayer()
    let isAway = false
    const late: Said[] = []
    const press = async (turn: number) => {
      const wasAway = isAway
      const said = await player.place(OPEN, { turn })
      if (wasAway) late.push(said)
    }
    const first = Array.from({ length: 16 }, (_, turn) => press(turn))
    await player.timeOut('24h', 1)
    isAway = true
    await Promise.all([...first, ...Array.from({ length: 16 }, (_, turn) => press(turn))])
    expect(late.map(({ code }) => code)).toEqual(Array.from({ length: 16 }, () => 'player_paused'))
  })
})

describe('an exclusion', () => {
  it('lets nobody in by a second account with the same passport', async () => {
    const player = await newPlayer('AZE 777X')
    await player.exclude('6m')
    const again = { ...exampleRegistration('second@example.com'), passport: 'AZE777X ' }
    const { status, body } = await server(0).world.call('register', again)
    expect([status, (body as Said).code]).toEqual([403, 'registration_refused'])
    // A stranger had typed it, as its owner showed to the house.
    const word = { actor: 'desk', reason: 'seen' }
    await disownPassport(database.pool, player.id, 'AZE777X', word)
    expect((await server(0).world.call('register', again)).status).toBe(200)
  })

  it('ends by asking, waiting a day and confirming, not by the calendar', async () => {
    const player = await newPlayer()
    const say = (step: string) => player.call(1, 'account/return', { step })
    await player.exclude('6m')
    expect((await say('ask')).code).toBe('return_too_early')
    await player.age(190)
    expect(await player.call(0, 'account/safety')).toMatchObject({ break: { isOver: true } })
    expect((await player.place()).code).toBe('player_excluded')
    expect((await say('confirm')).code).toBe('return_not_possible')
    await say('ask')
    expect((await say('confirm')).code).toBe('return_too_early')
    await player.age(1)
    expect(await say('confirm')).toMatchObject({ break: null })
    expect((await player.place()).success).toBe(true)
  })

  it('for ever is opened by the house alone, a week ahead', async () => {
    const player = await newPlayer()
    await player.exclude('ever')
    expect((await player.call(1, 'account/return', { step: 'ask' })).code).toBe('return_by_house')
    const word = { actor: 'desk', reason: 'asked in writing' }
    expect((await askToReturn(database.pool, player.id, word)).ok).toBe(true)
    await player.age(6)
    expect((await player.call(1, 'account/return', { step: 'confirm' })).code).toBe('return_too_early')
    await player.age(1)
    expect(await player.call(1, 'account/return', { step: 'confirm' })).toMatchObject({ break: null })
  })
})
