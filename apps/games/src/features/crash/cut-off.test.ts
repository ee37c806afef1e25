import { bootGames, type Games } from '@xezer/dev-world/boot-games'
import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLE_LISTINGS } from '../../core/catalogue/example-listings.ts'

// The database is slow or refuses while a round of everybody ends: nobody's stake stays in it, and nobody is late by it.

/** With it rounds end at 1.12, then at 1.52 of two bets, at 1.12 and at 1.40. */
const SEED = '88c09680fb5af4e2172d6edfec567f2813dccd6cfd763422139effec86cc5356'
let games: Games

/** The rounds of each house are those of its seed from the first one on. */
function openHouse(): void {
  beforeAll(async () => {
    games = await bootGames({
      ...{ listings: EXAMPLE_LISTINGS, settings: { GAMES_TEST_SEED: SEED } },
      ...{ recoveryPeriodMs: 600_000, crash: { bettingMs: 2500, restMs: 300, chainLength: 2500 } },
    })
  })
  afterAll(() => games.stop())
}

const admin = () => games.wallet.database.superuserPool

async function place(auto: number | null) {
  const { session, playerId } = await games.openFor('l8_sar', minor(10_000n))
  const bet = () => games.call('crash/bet', { press: 'press-one', stakeMinor: 100, auto }, session)
  // Between two rounds nobody bets.
  await expect.poll(async () => (await bet()).status, { timeout: 20_000 }).toBe(200)
  const { body } = await bet()
  const { id, shared } = body.round as { id: number; shared: { number: number } }
  return { session, playerId, id, number: shared.number }
}

/** Resolves when a round is so far. */
async function reach(number: number, state: string) {
  const read = async () => {
    const { rows } = await admin().query<{ state: string }>(
      "select state from games.shared_round where game = 'l8_sar' and number = $1",
      [number],
    )
    return rows[0]?.state
  }
  await expect.poll(read, { timeout: 60_000, interval: 50 }).toBe(state)
}

/** What is written so does not get through until it is let through again. */
async function refuseWrites(table: string, when: string): Promise<() => Promise<unknown>> {
  await admin().query(`
    create function games.refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
    create trigger refuse before update on games.${table} for each row when (${when}) execute function games.refuse()`)
  return () => admin().query('drop function games.refuse cascade')
}

async function moneyOf(playerId: number) {
  const { rows } = await games.wallet.database.pool.query<{ cash: bigint; inplay: bigint }>(
    'select cash, inplay from wallet where player_id = $1',
    [playerId],
  )
  return [Number(rows[0]?.cash), Number(rows[0]?.inplay)]
}

describe('a round of everybody', { timeout: 120_000 }, () => {
  openHouse()
  it('pays who took his money out in the air, however long his press waits for the database and the wallet', async () => {
    const { session, playerId, id, number } = await place(null)
    await reach(number, 'flying')
    await new Promise((resolve) => setTimeout(resolve, 300))
    const client = await admin().connect()
    await client.query('begin; lock table games.session in access exclusive mode')
    games.faults.push(...[0, 1, 2].map(() => ({ call: 'win', fault: 'asked' }) as const))
    const out = () => games.call('crash/out', { press: 'press-out', round: id }, session)
    const first = out()
    // The round is over by far, and waits for the press.
    await new Promise((resolve) => setTimeout(resolve, 4000))
    await reach(number, 'flying')
    await client.query('commit')
    client.release()
    await reach(number, 'crashed')
    expect([(await first).body.code, (await out()).body.code]).toEqual(['CHECKING', 'CHECKING'])
    await admin().query('update games.message set due_at = now() where done_at is null')
    await games.recover()
    const { status, body } = await out()
    const { returnMinor } = body.round as { returnMinor: number }
    expect([status, returnMinor > 100 && returnMinor < 112]).toEqual([200, true])
    expect(await moneyOf(playerId)).toEqual([9900 + returnMinor, 0])
  })

  it('is ended for bets that could not be written with it, as it ended for the others', async () => {
    const [auto, lost] = await Promise.all([place(101), place(null)])
    expect(auto.number).toBe(lost.number)
    const letThrough = await refuseWrites('round', "new.state = 'settling'")
    await reach(auto.number, 'flying')
    await games.recover()
    expect(await moneyOf(lost.playerId)).toEqual([9900, 100])
    await reach(auto.number, 'crashed')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await letThrough()
    await games.recover()
    expect([await moneyOf(auto.playerId), await moneyOf(lost.playerId)]).toEqual([
      [10_001, 0],
      [9900, 0],
    ])
  })

  it('whose end could not be written gives back what could not be taken out', async () => {
    const { playerId, number } = await place(null)
    const letThrough = await refuseWrites('shared_round', "new.state = 'crashed'")
    await reach(number, 'flying')
    await new Promise((resolve) => setTimeout(resolve, 4000))
    await letThrough()
    expect(await moneyOf(playerId)).toEqual([9900, 100])
    await games.recover()
    expect(await moneyOf(playerId)).toEqual([10_000, 0])
    await reach(number, 'crashed')
  })

  it('is still ended where a start that ended it was cut off itself', async () => {
    const { playerId, number } = await place(101)
    const letThrough = await refuseWrites('round', "new.state in ('settling', 'voiding')")
    await reach(number, 'flying')
    await games.restart()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await letThrough()
    await games.recover()
    expect(await moneyOf(playerId)).toEqual([10_001, 0])
  })

  it('refuses a stake that could bring more than a number holds', async () => {
    const { session } = await games.openFor('l8_sar', minor(10_000n))
    const { body } = await games.call(
      'crash/bet',
      { press: 'press-one', stakeMinor: 10 ** 12, auto: null },
      session,
    )
    expect(body).toEqual({ code: 'LIMIT', reason: 'bet_range' })
  })
})

describe('a press that came in time', { timeout: 120_000 }, () => {
  openHouse()
  it('is paid though it could not be written', async () => {
    const { session, playerId, id, number } = await place(null)
    const letThrough = await refuseWrites('round', "new.state = 'settling'")
    await reach(number, 'flying')
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { status } = await games.call('crash/out', { press: 'press-out', round: id }, session)
    expect(status).toBe(503)
    await letThrough()
    await reach(number, 'crashed')
    await expect.poll(() => moneyOf(playerId).then(([cash]) => cash)).toBeGreaterThan(10_000)
  })
})

describe('a press that could not be written', { timeout: 120_000 }, () => {
  openHouse()
  const press = (id: number, session: string) =>
    games.call('crash/out', { press: 'press-out', round: id }, session)
  const returnOf = async (id: number) => {
    const { rows } = await admin().query<{ return_minor: bigint | null; shared_out: number | null }>(
      'select return_minor, shared_out from games.round where id = $1',
      [id],
    )
    return Number(rows[0]?.return_minor)
  }

  it('is no insurance: pressed again later the bet ends where it was pressed first', async () => {
    // Of 1.12, so that it is over soon.
    const { session, id, number } = await place(null)
    const letThrough = await refuseWrites('round', "new.state = 'settling'")
    await reach(number, 'flying')
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect((await press(id, session)).status).toBe(503)
    await letThrough()
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect((await press(id, session)).status).toBe(200)
    // 0.7 s later the curve stands at 1.05 and more.
    expect(await returnOf(id)).toBeLessThan(104)
    await reach(number, 'crashed')
  })

  it('is paid by the look back where the end of the round could not be written either', async () => {
    const { session, playerId, id, number } = await place(null)
    const letThrough = await refuseWrites('round', "new.state = 'settling'")
    await reach(number, 'flying')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect((await press(id, session)).status).toBe(503)
    await reach(number, 'crashed')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await letThrough()
    await games.recover()
    const returnMinor = await returnOf(id)
    expect(returnMinor).toBeGreaterThan(100)
    expect(await moneyOf(playerId)).toEqual([9900 + returnMinor, 0])
  })
})

describe('a flight whose rules have changed', { timeout: 120_000 }, () => {
  openHouse()
  it('is not drawn by others: who was in it has his stake back', async () => {
    const { playerId, id, number } = await place(110)
    await reach(number, 'flying')
    await games.leave()
    expect(await moneyOf(playerId)).toEqual([9900, 100])
    await admin().query('update games.round set version = 0 where id = $1', [id])
    await games.enter()
    await games.recover()
    expect(await moneyOf(playerId)).toEqual([10_000, 0])
    await reach(number, 'cancelled')
  })
})
