import { openStream } from '@xezer/dev-world/stream-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  breaches,
  closeCashOuts,
  database,
  during,
  EVENTS,
  LIVE,
  newEvent,
  newPlayer,
  openCashOuts,
  reprice,
  say,
  script,
  serverOf,
  settleHome,
} from './example-cash-out.ts'

beforeAll(openCashOuts)
afterAll(closeCashOuts)
afterEach(async () => {
  expect(await breaches()).toEqual([])
})

const [FIRST, SECOND, THIRD] = EVENTS
const WON = { kind: 'won' } as const
const LOST = { kind: 'lost' } as const
const VOID = { kind: 'void' } as const
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
async function until<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  for (let turn = 0; turn < 160; turn++) {
    const value = await read()
    if (isDone(value)) return value
    await wait(50)
  }
  return read()
}

describe('an open bet is worth its chances, less the part of the house', () => {
  it.each<[string, string, readonly number[], number | undefined, number]>([
    ['a single', 'singles', [FIRST], undefined, 91.2],
    ['an accumulator', 'accumulator', [FIRST, SECOND], undefined, 87.55],
    ['a system', 'full_cover', [FIRST, SECOND, THIRD], 2, 87.55],
  ])('%s', async (_name, type, events, size, value) => {
    const player = await newPlayer()
    const bet = await player.place(type, 100, events, size)
    expect(await player.offer(bet)).toEqual({ bet, stake: 100, value, delay: 0, rule: null })
    expect(await player.offer(bet, 1), 'by the other server').toMatchObject({ value })
  })

  it('of others and of bets that are over nothing is said', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()]
    const bet = await player.single(FIRST)
    expect(await other.offer(bet)).toBeUndefined()
    expect(await other.press(bet, 91.2)).toMatchObject({ success: false, code: 'cash_out_over' })
    expect(await other.rule(bet, 200, null)).toMatchObject({ code: 'cash_out_over' })
    const lost = await player.single(await newEvent(24))
    await settleHome(24, LOST)
    expect(await player.press(lost, 91.2)).toMatchObject({ success: false, code: 'cash_out_over' })
  })

  it('follows its legs: the price of what is open, the result of what is not', async () => {
    const [one, two] = [await newEvent(21), await newEvent(22)]
    const player = await newPlayer()
    const bet = await player.place('accumulator', 100, [one, two])
    await settleHome(one, WON)
    await until(
      () => player.offer(bet),
      (offer) => offer?.value === 182.4,
    )
    await reprice(two, 1.5, 0.64)
    expect(await player.offer(bet)).toMatchObject({ value: 243.2 })
    await say(
      script.odds('prematch', two, [{ type: '1x2', specifier: '', status: 'suspended', outcomes: [] }]),
    )
    expect(await player.offer(bet), 'none while a leg is suspended').toMatchObject({ value: null })
    expect(await player.press(bet, 243.2)).toMatchObject({
      success: false,
      code: 'cash_out_suspended',
      value: null,
    })
    await reprice(two, null, 0.995)
    expect(await player.offer(bet), 'too certain to be sold').toMatchObject({ value: 378.1 })
  })

  it('is told to the page that asked, when it changes', async () => {
    const event = await newEvent(23)
    const player = await newPlayer()
    const other = await newPlayer()
    const [bet, ofOther] = [await player.single(event), await other.single(event)]
    const stream = await openStream(serverOf(0).url, { token: player.token })
    stream.send({ type: 'subscribe', topic: 'account' })
    await stream.take('account')
    await player.offer(bet)
    await reprice(event, 1.6, 0.6)
    // Whoever asks in between takes nothing of it away.
    expect(await other.offer(ofOther)).toMatchObject({ value: 114 })
    expect(await stream.take('cashOut')).toMatchObject({ moves: [[bet, 114, 0]] })
    await stream.close()
  })
})

describe('a press pays once, to the last coin', () => {
  it('all of it: the bet is closed, and results and corrections change nothing', async () => {
    const event = await newEvent(31)
    const player = await newPlayer()
    const bet = await player.single(event)
    expect(await player.press(bet, 91.2)).toEqual({ success: true, amount: 91.2, stake: 100 })
    expect(await player.amounts()).toEqual({ balance: 991.2, unplayed: 0, bonus: 0 })
    const closed = {
      status: 'won',
      statusName: expect.anything(),
      winning: 91.2,
      cashedOut: { stake: 100, amount: 91.2 },
    }
    expect(await player.bet(bet)).toMatchObject(closed)
    await settleHome(event, WON)
    await settleHome(event, LOST, 2)
    expect(await player.amounts()).toEqual({ balance: 991.2, unplayed: 0, bonus: 0 })
    expect(await player.bet(bet)).toMatchObject(closed)
    expect(await player.press(bet, 91.2)).toMatchObject({ success: false, code: 'cash_out_over' })
  })

  it('parts of it: what is left is settled, corrected and paid by itself', async () => {
    const event = await newEvent(32)
    const player = await newPlayer()
    const bet = await player.single(event, 99.99)
    expect(await player.offer(bet)).toMatchObject({ value: 91.19 })
    expect(await player.press(bet, 91.19, 33.33)).toEqual({ success: true, amount: 30.39, stake: 33.33 })
    expect(await player.offer(bet)).toMatchObject({ stake: 66.66, value: 60.79 })
    expect(await player.press(bet, 60.79, 66.67)).toMatchObject({ code: 'cash_out_part_too_large' })
    expect(await player.press(bet, 60.79, 0.01)).toMatchObject({ code: 'cash_out_nothing' })
    expect(await player.press(bet, 60.79, 10)).toEqual({ success: true, amount: 9.11, stake: 10 })
    expect(await player.amounts()).toEqual({ balance: 939.51, unplayed: 56.66, bonus: 0 })
    await settleHome(event, WON)
    expect(await player.amounts()).toEqual({ balance: 1052.83, unplayed: 0, bonus: 0 })
    expect(await player.bet(bet)).toMatchObject({
      status: 'won',
      winning: 152.82,
      cashedOut: { stake: 43.33, amount: 39.5 },
    })
    await settleHome(event, LOST, 2)
    expect(await player.amounts()).toEqual({ balance: 939.51, unplayed: 0, bonus: 0 })
    expect(await player.bet(bet)).toMatchObject({ status: 'lost', winning: 39.5 })
    await settleHome(event, VOID, 3)
    expect(await player.amounts()).toEqual({ balance: 996.17, unplayed: 0, bonus: 0 })
  })

  it.each([
    [1, 0.45, 'cash_out_changed'],
    [1, 0.5, 'cash_out_changed'],
    [2, 0.45, 'cash_out_changed'],
    [2, 0.5, 95],
    [3, 0.45, 85.5],
  ] as const)(
    'with quote changes %i, at a chance of %d instead of 0.48: %s',
    async (quoteChanges, chance, expected) => {
      const event = await newEvent(100 + quoteChanges * 10 + Math.round(chance * 10))
      const player = await newPlayer()
      await player.call('account/setting', { name: 'quoteChanges', value: quoteChanges })
      const bet = await player.single(event)
      await reprice(event, 1.9, chance)
      const answer = await player.press(bet, 91.2)
      expect(answer['amount'] ?? answer['code']).toBe(expected)
      if (expected === 'cash_out_changed') expect(answer['value']).toBe(chance * 190)
    },
  )

  it('64 at once on two servers pay one, and so do 64 of one key', async () => {
    const player = await newPlayer()
    const [one, two] = [await player.single(FIRST), await player.single(SECOND)]
    const turns = Array.from({ length: 64 }, (_, turn) => turn)
    const same = await Promise.all(turns.map((turn) => player.press(one, 91.2, undefined, turn, 'same')))
    expect(new Set(same.map(({ success, amount }) => JSON.stringify([success, amount])))).toEqual(
      new Set(['[true,91.2]']),
    )
    const parts = await Promise.all(
      turns.map((turn) => player.press(two, 91.2, undefined, turn, `press-${turn}`)),
    )
    expect(parts.filter(({ success }) => success)).toHaveLength(1)
    expect(await player.amounts()).toEqual({ balance: 982.4, unplayed: 0, bonus: 0 })
  })

  it('is told to every page of its player, and frees what the house could lose', async () => {
    const event = await newEvent(34)
    await reprice(event, 500, 0.002)
    const player = await newPlayer()
    const positions = [{ event, factor: `${event}:1x2::1`, value: 500 }]
    const place = () => player.call('betSlip/place', { bets: [{ type: 'singles', amount: 20, positions }] })
    // A player may win 100,000.00 of an event: ten times 9,980.00.
    const ids: number[] = []
    for (let count = 0; count < 10; count++) {
      const { bets } = (await place()) as unknown as { bets: { id: number }[] }
      ids.push(bets[0]?.id ?? 0)
    }
    expect(await place()).toMatchObject({ success: false, errors: [{ code: 'liability_reached' }] })
    const stream = await openStream(serverOf(0).url, { token: player.token })
    stream.send({ type: 'subscribe', topic: 'account' })
    await stream.take('account')
    expect(await player.press(ids[0] ?? 0, 19)).toMatchObject({ success: true })
    expect(await stream.take('account')).toMatchObject({ bets: [{ id: ids[0], status: 'won' }] })
    await stream.close()
    expect(await place()).toMatchObject({ success: true })
  })

  it('waits for the prices while they are silent, and is the same press then', async () => {
    const player = await newPlayer()
    const bet = await player.single(FIRST)
    await say(script.down('prematch'))
    expect(await player.press(bet, 91.2, undefined, 0, 'silent')).toMatchObject({ code: 'not_ready' })
    await say(script.up('prematch'))
    expect(await player.press(bet, 91.2, undefined, 0, 'silent')).toMatchObject({ success: true })
  })

  it('against the settlement of its market one of the two pays', async () => {
    const player = await newPlayer()
    const event = await newEvent(33)
    const bets = await Promise.all(Array.from({ length: 12 }, () => player.single(event, 10)))
    const presses = bets.map((bet, turn) => player.press(bet, 9.12, undefined, turn))
    const [answers] = await Promise.all([Promise.all(presses), settleHome(event, WON)])
    const paid = answers.filter(({ success }) => success).length
    await until(
      () => player.amounts(),
      ({ unplayed }) => unplayed === 0,
    )
    expect(await player.amounts()).toMatchObject({
      unplayed: 0,
      balance: 880 + paid * 9.12 + (12 - paid) * 20,
    })
  })
})

describe('in play a press is checked for as long as a bet', () => {
  const meanwhile = async (change: () => Promise<void>, quoteChanges = 2) => {
    await say(script.score(LIVE))
    await reprice(LIVE, 2, 0.48, true)
    const player = await newPlayer()
    await player.call('account/setting', { name: 'quoteChanges', value: quoteChanges })
    const [bet] = await during(async () => undefined, player.single(LIVE))
    expect(await player.offer(bet)).toMatchObject({ value: 91.2, delay: 431 })
    const [answer] = await during(
      async () => {
        expect(await player.press(bet, 91.2)).toMatchObject({ success: false, code: 'cash_out_busy' })
        await change()
      },
      player.press(bet, 91.2, undefined, 1, 'held'),
    )
    const again = await player.press(bet, 91.2, undefined, 0, 'held')
    expect([again['success'], again['code']]).toEqual([answer['success'], answer['code']])
    return answer
  }
  it.each<[string, () => Promise<void>, object]>([
    ['nothing happens', async () => undefined, { success: true, amount: 91.2 }],
    [
      'its chance falls',
      () => reprice(LIVE, 2.1, 0.44),
      { success: false, code: 'cash_out_changed', value: 83.6 },
    ],
    ['its chance rises', () => reprice(LIVE, 1.8, 0.5), { success: true, amount: 95 }],
    [
      'its match is suspended',
      () => say(script.stop(LIVE)),
      { success: false, code: 'cash_out_suspended', value: null },
    ],
  ])('%s', async (_name, change, expected) => {
    expect(await meanwhile(change)).toMatchObject(expected)
  })

  it('is the same press on the other server too, which takes it over', async () => {
    await reprice(LIVE, 2, 0.48, true)
    const player = await newPlayer()
    const [bet] = await during(async () => undefined, player.single(LIVE))
    const presses = [0, 1].map((turn) => player.press(bet, 91.2, undefined, turn, 'both'))
    expect(await Promise.all(presses)).toEqual(
      Array.from({ length: 2 }, () => ({ success: true, amount: 91.2, stake: 100 })),
    )
    expect(await player.amounts()).toEqual({ balance: 991.2, unplayed: 0, bonus: 0 })
  })

  it('is refused alike by both servers when its chance falls meanwhile', async () => {
    await reprice(LIVE, 2, 0.48, true)
    const player = await newPlayer()
    const [bet] = await during(async () => undefined, player.single(LIVE))
    const presses = [0, 1].map((turn) => player.press(bet, 91.2, undefined, turn, 'fell'))
    await wait(150)
    await reprice(LIVE, 2.2, 0.4)
    const codes = (await Promise.all(presses)).map(({ code }) => code)
    expect(codes).toEqual(['cash_out_changed', 'cash_out_changed'])
  })

  it('what a crash left waiting is declined whatever is wrong with another, and the bet stays', async () => {
    const player = await newPlayer()
    const [broken, bet] = [await player.single(SECOND), await player.single(FIRST)]
    await database.ownerPool.query(
      `create function fail_on_purpose() returns trigger language plpgsql as
         $$ begin raise exception 'on purpose'; end $$;
       create trigger fail_on_purpose before update on cash_out for each row when (old.bet_id = ${broken})
         execute function fail_on_purpose()`,
    )
    for (const left of [broken, bet]) {
      await database.pool.query(
        `insert into cash_out (bet_id, player_id, seen, is_automatic, status, scope, key, due_at)
         select id, player_id, 9120, false, 'waiting', 'cash_out:x', 'left', instant_now() - interval '20 s' from bet where id = $1`,
        [left],
      )
    }
    await database.pool.query(
      "insert into operation (scope, key, request_hash) values ('cash_out:x', 'left', sha256('x'))",
    )
    const read = () => database.pool.query('select refusal from cash_out where bet_id = $1', [bet])
    const { rows } = await until(read, ({ rows: [row] }) => row?.['refusal'] !== null)
    expect(rows).toEqual([{ refusal: 'cash_out_expired' }])
    await database.ownerPool.query('drop function fail_on_purpose cascade')
    await database.ownerPool.query('delete from cash_out where bet_id = $1', [broken])
    expect(await player.press(bet, 91.2)).toMatchObject({ success: true })
  }, 60_000)
})

describe('a bet is cashed out by itself, with no browser open', () => {
  it.each([
    ['as soon as it is worth so much', 120, null, 0.7, 133],
    ['as soon as it is worth so little', null, 60, 0.3, 57],
  ] as const)('%s', async (_name, above, below, chance, amount) => {
    const event = await newEvent(above === null ? 41 : 42)
    const player = await newPlayer()
    const bet = await player.single(event)
    expect(await player.rule(bet, above, below)).toEqual({ success: true, rule: { above, below } })
    expect(await player.offer(bet, 1)).toMatchObject({ value: 91.2, rule: { above, below } })
    await reprice(event, Math.floor(90 / chance) / 100 < 1.01 ? 1.01 : Math.floor(90 / chance) / 100, chance)
    await until(
      () => player.amounts(),
      ({ unplayed }) => unplayed === 0,
    )
    expect(await player.bet(bet)).toMatchObject({ status: 'won', winning: amount })
    const { rows } = await database.pool.query('select status from cash_out where bet_id = $1', [bet])
    expect(rows, 'once, by one of two servers').toEqual([{ status: 'paid' }])
  })

  it('in play only if it is still worth that when its delay is over', async () => {
    await reprice(LIVE, 2, 0.48, true)
    const player = await newPlayer()
    const [bet] = await during(async () => undefined, player.single(LIVE))
    const tries = async () => {
      const { rows } = await database.pool.query(
        'select status, refusal from cash_out where bet_id = $1 order by id',
        [bet],
      )
      return rows
    }
    await player.rule(bet, 120, null)
    await reprice(LIVE, 1.3, 0.7)
    await until(tries, (rows) => rows.length > 0)
    await reprice(LIVE, 2, 0.48)
    expect((await until(tries, ([row]) => row?.['status'] === 'declined'))[0]).toEqual({
      status: 'declined',
      refusal: 'cash_out_changed',
    })
    expect(await player.offer(bet), 'the rule stands').toMatchObject({ rule: { above: 120, below: null } })
    await player.rule(bet, null, null)
  })

  it('not at once: what it is worth already is for the button', async () => {
    const player = await newPlayer()
    const bet = await player.single(FIRST)
    expect(await player.rule(bet, 91.2, null)).toMatchObject({ code: 'cash_out_rule_met' })
    expect(await player.rule(bet, null, 91.2)).toMatchObject({ code: 'cash_out_rule_met' })
    expect(await player.rule(bet, 91.21, 91.19)).toMatchObject({ success: true })
    expect(await player.rule(bet, null, null)).toEqual({ success: true, rule: null })
  })

  it('by a rule that a server had set which is gone', async () => {
    const event = await newEvent(44)
    const player = await newPlayer()
    const bet = await player.single(event)
    await database.pool.query(
      'insert into cash_out_rule (bet_id, player_id, above) select id, player_id, 12000 from bet where id = $1',
      [bet],
    )
    await reprice(event, 1.3, 0.7)
    const shown = () => player.bet(bet)
    await expect.poll(shown, { timeout: 15_000 }).toMatchObject({ status: 'won', winning: 133 })
  }, 60_000)

  it('not after its rule was taken away', async () => {
    const event = await newEvent(43)
    const player = await newPlayer()
    const bet = await player.single(event)
    await player.rule(bet, 120, null)
    expect(await player.rule(bet, null, null)).toEqual({ success: true, rule: null })
    await reprice(event, 1.3, 0.7)
    await wait(1500)
    expect(await player.offer(bet)).toMatchObject({ value: 133, rule: null })
  })
})
