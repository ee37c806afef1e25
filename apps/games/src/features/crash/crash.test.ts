import { bootGames, type Games } from '@xezer/dev-world/boot-games'
import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLE_LISTINGS } from '../../core/catalogue/example-listings.ts'
import { sha256 } from '../../core/seeds/seed-store.ts'

// Rounds of everybody on the server's clock, with a short chain and short pauses.

/** With it the first rounds end before 1.60, and not at once. */
const SEED = '88c09680fb5af4e2172d6edfec567f2813dccd6cfd763422139effec86cc5356'
let games: Games

beforeAll(async () => {
  games = await bootGames({
    ...{ listings: EXAMPLE_LISTINGS, settings: { GAMES_TEST_SEED: SEED } },
    crash: { bettingMs: 1500, restMs: 200, chainLength: 2500 },
  })
})
afterAll(() => games.stop())

const bet = (session: string, auto: number | null, press = 'press-one') =>
  games.call('crash/bet', { press, stakeMinor: 100, auto }, session)

async function ended(session: string, round: number) {
  for (;;) {
    const { body } = await games.call('round', { round }, session)
    const shown = body.round as { status: string; shared: { point: number | null }; returnMinor: number }
    if (shown.status === 'settled' && shown.shared.point !== null) return body
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

describe('a bet on a round of everybody', { timeout: 120_000 }, () => {
  it('leaves by itself where it was told, or is lost with the round; both add up and are proven', async () => {
    const { session, playerId } = await games.openFor('l8_sar', minor(10_000n))
    let cash = 10_000
    let before = ''
    for (const turn of [1, 2]) {
      const placed = await bet(session, 101, `press-turn-${turn}`)
      expect(placed).toMatchObject({
        status: 200,
        body: { round: { status: 'open', view: { point: null } } },
      })
      const { id } = placed.body.round as { id: number }
      expect(await bet(session, 101, `press-turn-${turn}`)).toMatchObject({ body: { round: { id } } })
      const body = await ended(session, id)
      const { shared, returnMinor } = body.round as { shared: { point: number }; returnMinor: number }
      expect(returnMinor).toBe(shared.point >= 101 ? 101 : 0)
      cash += returnMinor - 100
      const proof = body.sharedProof as { link: string; before: string; seeds: string[] }
      expect(sha256(proof.link)).toBe(proof.before)
      expect(proof.seeds).toEqual(['xezer'])
      if (before !== '') expect(proof.before).toBe(before)
      before = proof.link
      await new Promise((resolve) => setTimeout(resolve, 400))
    }
    const { rows } = await games.wallet.database.pool.query<{ cash: bigint }>(
      'select cash from wallet where player_id = $1',
      [playerId],
    )
    expect(Number(rows[0]?.cash)).toBe(cash)
  })

  it('is taken out by nobody else, not before the start and not behind the end', async () => {
    const { session } = await games.openFor('l8_sar', minor(10_000n))
    const other = await games.openFor('l8_sar', minor(10_000n))
    let placed = await bet(session, null)
    while (placed.body.code === 'TOO_EARLY') {
      await new Promise((resolve) => setTimeout(resolve, 100))
      placed = await bet(session, null)
    }
    const round = (placed.body.round as { id: number }).id
    const out = (who: string) => games.call('crash/out', { press: 'press-out', round }, who)
    expect((await out(session)).body).toEqual({ code: 'TOO_EARLY' })
    expect((await out(other.session)).body).toEqual({ code: 'ROUND_NOT_FOUND' })
    await ended(session, round)
    expect((await out(session)).body.code ?? 'settled').not.toBe('OK')
    const { body } = await games.call('round', { round }, session)
    expect(body.round).toMatchObject({ returnMinor: 0, shared: { out: null } })
  })
})

describe('a start behind a kill', { timeout: 120_000 }, () => {
  it('gives bets back that nobody could take out', async () => {
    const { session, playerId } = await games.openFor('l8_sar', minor(10_000n))
    let placed = await bet(session, null)
    while (placed.body.code === 'TOO_EARLY') {
      await new Promise((resolve) => setTimeout(resolve, 100))
      placed = await bet(session, null)
    }
    expect(placed.status).toBe(200)
    await games.restart()
    await expect
      .poll(
        async () => {
          const { rows } = await games.wallet.database.pool.query<{ cash: bigint; inplay: bigint }>(
            'select cash, inplay from wallet where player_id = $1',
            [playerId],
          )
          return [Number(rows[0]?.cash), Number(rows[0]?.inplay)]
        },
        { timeout: 20_000 },
      )
      .toEqual([10_000, 0])
  })
})
