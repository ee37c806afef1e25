import { createHash } from 'node:crypto'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { POINT_MAX, sharedPoint } from '../crash/crash.ts'
import { EXAMPLE_SERVER_SEED, exampleHmac } from '../example-seeds.ts'
import { payoutOf } from '../hundredths.ts'
import { followChain, redrawShared, redrawSharedRound, type SharedClaim } from './redraw-shared.ts'

const ROUNDS = 200
const PUBLISHED = '63d7d8e7842aad0212c140f79f75428a3ce2704c2c33b3a325c7db3475bd8a79'
const LINK = '395305450b9a1e513f450dd07e07081bcde1a7f300952e6ff793dccde03158c5'

// The machine's own, beside the pure one that a page has.
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A chain as the house makes it: its published end first, the link of each round behind it. */
function makeChain(length: number): readonly string[] {
  const links = [EXAMPLE_SERVER_SEED]
  while (links.length <= length) links.unshift(sha256(links[0] ?? ''))
  return links
}

const claimOf = (claim: Partial<SharedClaim>): SharedClaim => ({
  link: LINK,
  before: PUBLISHED,
  seeds: ['xezer'],
  chain: null,
  own: { stakeMinor: 200, choice: { autoOut: null }, moves: [{ out: 105 }] },
  claimed: null,
  ...claim,
})

describe('a round of everybody', () => {
  it('is its link of the chain and the seeds of its first bets', () => {
    expect(redrawShared(LINK, PUBLISHED, ['xezer'])).toMatchObject({ isLink: true, point: 111 })
    expect(redrawShared(LINK, LINK, ['xezer']).isLink).toBe(false)
    expect(redrawShared(LINK, PUBLISHED, []).point).not.toBe(111)
  })

  it(`is drawn again ${ROUNDS} times along a chain, and each of its links leads to the published end`, () => {
    const [published = '', ...links] = makeChain(ROUNDS)
    const random = seededRandom('chain')
    let before = published
    for (const [round, link] of links.entries()) {
      const seeds = Array.from({ length: random.below(4) }, (_, place) => `seed-${round}-${place}`)
      const point = sharedPoint(exampleHmac, sha256, link, seeds)
      const autoOut = 101 + random.below(300)
      const returnMinor = autoOut <= point ? payoutOf(500, autoOut) : 0
      const outAt = autoOut <= point ? autoOut : null
      const redrawn = redrawSharedRound({
        ...{ link, before, seeds, chain: { published, place: round + 1 } },
        own: { stakeMinor: 500, choice: { autoOut }, moves: outAt === null ? [] : [{ out: outAt }] },
        claimed: { point, stakedMinor: 500, returnMinor, view: { autoOut, outAt, point, returnMinor } },
      })
      expect(redrawn.ok && redrawn.value.agrees).toEqual({
        ...{ hash: true, point: true, staked: true, returned: true, view: true },
      })
      expect(followChain(link, round + 1)).toBe(published)
      before = link
    }
  })

  it.each([
    ['another link before', { before: LINK }, { hash: false }],
    ['another point', { claimed: { point: 112 } }, { point: false }],
    ['another stake', { claimed: { stakedMinor: 100, returnMinor: 210 } }, { staked: false, returned: true }],
    ['another return', { claimed: { stakedMinor: 200, returnMinor: 0 } }, { staked: true, returned: false }],
    ['another exit', { claimed: { view: { autoOut: null, outAt: 107, point: 111 } } }, { view: false }],
    ['other seeds', { seeds: ['other'], own: null, claimed: { point: 111 } }, { hash: true, point: false }],
    ['nothing', { before: null }, { hash: null, point: null, staked: null, returned: null, view: null }],
  ] as const)('does not agree with %s', (_name, claim, agrees) => {
    const redrawn = redrawSharedRound(claimOf(claim))
    expect(redrawn.ok && redrawn.value.agrees).toMatchObject(agrees)
  })

  it('says of a bet that was told to be lost, and had left by itself, what it should have come to', () => {
    const own = { stakeMinor: 200, choice: { autoOut: 110 }, moves: [{ ended: true }] }
    const redrawn = redrawSharedRound(claimOf({ own, claimed: { stakedMinor: 200, returnMinor: 0 } }))
    expect(redrawn.ok && redrawn.value).toMatchObject({
      round: { returnMinor: 220 },
      agrees: { returned: false },
    })
  })

  it.each([
    ['link', { link: LINK.toUpperCase() }],
    ['seeds', { seeds: ['ə'] }],
    ['seeds', { seeds: ['one', 'two', 'three', 'four'] }],
    ['place', { chain: { published: PUBLISHED, place: 0 } }],
    ['place', { chain: { published: PUBLISHED, place: Number.NaN } }],
    ['stake', { own: { stakeMinor: 150, choice: { autoOut: null }, moves: [] } }],
    ['choice', { own: { stakeMinor: 100, choice: { autoOut: 100 }, moves: [] } }],
    ['choice', { own: { stakeMinor: 100, choice: { autoOut: POINT_MAX + 1 }, moves: [] } }],
    ['moves', { own: { stakeMinor: 100, choice: { autoOut: null }, moves: ['out'] } }],
    // Nobody leaves beyond the point.
    ['moves', { own: { stakeMinor: 100, choice: { autoOut: null }, moves: [{ out: 112 }] } }],
  ] as const)('says that it cannot read the %s', (error, claim) => {
    expect(redrawSharedRound(claimOf(claim))).toEqual({ ok: false, error })
  })
})
