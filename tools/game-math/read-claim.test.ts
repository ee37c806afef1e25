import { describe, expect, it } from 'vitest'
import { type RoundClaim, redrawRound } from '../../packages/game-math/src/verify/redraw.ts'
import { redrawSharedRound, type SharedClaim } from '../../packages/game-math/src/verify/redraw-shared.ts'
import { readClaim } from './read-claim.ts'
import { isWrong, tellRound, tellShared } from './tell-round.ts'

const OWN: RoundClaim = {
  engine: 'dice',
  variant: null,
  seeds: {
    ...{ server: '7a6b4430b84fd70f271cf5dea4d171d6a3b065a5672690bfb217f0a3c027f8e4', client: 'xezer' },
    nonce: 0,
  },
  hash: 'adf5623a1ef47960a3e8f113f9c42a1c2fb31a6d47f8f84b2bf79ca578a4cc69',
  stakeMinor: 100,
  choice: { side: 'low', factor: 200 },
  moves: [],
  claimed: { stakedMinor: 100, returnMinor: 200 },
}
const PUBLISHED = '63d7d8e7842aad0212c140f79f75428a3ce2704c2c33b3a325c7db3475bd8a79'
const SHARED: SharedClaim = {
  link: '395305450b9a1e513f450dd07e07081bcde1a7f300952e6ff793dccde03158c5',
  before: PUBLISHED,
  seeds: ['xezer'],
  chain: { published: PUBLISHED, place: 1 },
  own: { stakeMinor: 100, choice: { autoOut: 105 }, moves: [{ out: 105 }] },
  claimed: { point: 111, stakedMinor: 100, returnMinor: 105 },
}

describe('the command reads what the page of verification writes', () => {
  it.each([
    ['a round of a player', OWN],
    ['a round of everybody', SHARED],
    ['one without its player', { ...SHARED, before: null, chain: null, own: null, claimed: null }],
  ])('%s', (_name, claim) => {
    expect(readClaim(JSON.parse(JSON.stringify(claim)))).toEqual(claim)
  })

  it('and says of each that is told otherwise that it differs', () => {
    const own = redrawRound({ ...OWN, claimed: { stakedMinor: 100, returnMinor: 300 } })
    expect(own.ok && isWrong(own.value)).toBe(true)
    expect(own.ok && tellRound(own.value)).toContain('returned 200: DIFFERS')
    const shared = redrawSharedRound({ ...SHARED, claimed: { point: 110, returnMinor: 105 } })
    expect(shared.ok && isWrong(shared.value)).toBe(true)
    const told = shared.ok ? tellShared(shared.value, SHARED.link, { published: PUBLISHED, place: 2 }) : []
    expect(told[1]).toBe('2 links to the published end: DIFFERS')
    expect(told[2]).toMatch(/ended at 1\.11: DIFFERS$/)
    expect(told).toContain('returned 105: agrees')
  })
})
