import type { CrashState } from '@xezer/contract/game-server'
import { bootGames, type Games } from '@xezer/dev-world/boot-games'
import { redrawShared } from '@xezer/game-math/verify/redraw-shared'
import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EXAMPLE_LISTINGS } from '../../core/catalogue/example-listings.ts'
import { sha256 } from '../../core/seeds/seed-store.ts'

// What tells the end of a flight is told by nothing before it, and by everything from then on.

/** With it the first rounds end before 1.60, and not at once. */
const SEED = '88c09680fb5af4e2172d6edfec567f2813dccd6cfd763422139effec86cc5356'
let games: Games
const stop = new AbortController()

beforeAll(async () => {
  games = await bootGames({
    ...{ listings: EXAMPLE_LISTINGS, settings: { GAMES_TEST_SEED: SEED } },
    crash: { bettingMs: 1500, restMs: 3000, chainLength: 2500 },
  })
})
afterAll(async () => {
  stop.abort()
  await games.stop()
})

/** Everything that an onlooker is told, as it was written. */
async function lookOn(): Promise<string[]> {
  const { body } = await fetch(`${games.url}/play/crash/l8_sar/stream`, { signal: stop.signal })
  const told: string[] = []
  const read = async () => {
    let text = ''
    for await (const bytes of body ?? []) {
      text += Buffer.from(bytes).toString()
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      told.push(...events)
    }
  }
  void read().catch(() => undefined)
  await expect.poll(() => told.length).toBeGreaterThan(0)
  return told
}

const statesOf = (told: readonly string[]): CrashState[] =>
  told
    .filter((event) => event.startsWith('event: state'))
    .map((event) => JSON.parse(event.slice(event.indexOf('data: ') + 'data: '.length)))

it('a flight is proven by nothing while it lasts, and to everybody once it has ended', {
  timeout: 120_000,
}, async () => {
  const told = await lookOn()
  const phase = () => statesOf(told).at(-1)?.phase
  const stays = await games.openFor('l8_sar', minor(10_000n))
  const leaves = await games.openFor('l8_sar', minor(10_000n))
  await expect.poll(phase, { interval: 20 }).toBe('betting')
  const betOf = async (session: string, auto: number | null) => {
    const { body } = await games.call('crash/bet', { press: 'press-proof', stakeMinor: 100, auto }, session)
    return (body.round as { id: number }).id
  }
  const bets = [
    { session: stays.session, round: await betOf(stays.session, null) },
    { session: leaves.session, round: await betOf(leaves.session, 101) },
  ]
  const first = told.length
  const ask = async () => {
    const answers = await Promise.all(
      bets.map(({ session, round }) => games.call('round', { round }, session)),
    )
    const list = await games.call('rounds', {}, leaves.session)
    const balance = await games.call('balance', {}, leaves.session)
    return [...answers, list, balance].map(({ body }) => body)
  }
  // Only answers that were here before the end was told are answers of the flight.
  const during: object[] = []
  const seen = new Set<string>()
  for (;;) {
    const [at, answers] = [phase(), await ask()]
    if (phase() === 'crashed') break
    during.push(...answers)
    seen.add(`${at} ${(answers[1] as { round: { status: string } }).round.status}`)
    expect(answers[0]).toMatchObject({ sharedProof: null, serverSeed: null })
    expect(answers[1]).toMatchObject({ sharedProof: null, serverSeed: null })
  }
  // Asked of both, before the flight and in it, and by who had left already.
  expect([...seen]).toEqual(expect.arrayContaining(['betting open', 'flying settled']))
  const before = told.findIndex((event, place) => place >= first && event.includes('"crashed"'))
  const [end] = statesOf(told.slice(before))
  const proof = end?.end
  expect(end?.chain).toEqual(proof?.chain)
  const words = [...told.slice(0, before), ...during.map((body) => JSON.stringify(body))].join('\n')
  expect(words).not.toContain(proof?.link)
  expect(words).not.toContain(`"point":${proof?.point}`)
  // The very first state told where the chain ends, and with whose hash the round is drawn.
  expect(statesOf(told)[0]).toMatchObject({ hash: proof?.before, chain: proof?.chain, end: null })

  const { link = '', before: hash = '', seeds = [], point, chain } = proof ?? {}
  expect(redrawShared(link, hash, seeds)).toMatchObject({ isLink: true, point })
  expect(seeds).toEqual(['xezer', 'xezer'])
  let from = link
  for (let left = chain?.place ?? 0; left > 0; left -= 1) from = sha256(from)
  expect(from).toBe(chain?.published)
  for (const answer of (await ask()).slice(0, 2)) expect(answer).toMatchObject({ sharedProof: proof })
})
