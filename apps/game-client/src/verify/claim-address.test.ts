import { redrawRound } from '@xezer/game-math/verify/redraw'
import { expect, it } from 'vitest'
import {
  type ClaimForm,
  claimOf,
  EMPTY_CLAIM,
  readClaim,
  sharedClaimOf,
  writeClaim,
} from './claim-address.ts'

const form = {
  ...EMPTY_CLAIM,
  server: '7a6b4430b84fd70f271cf5dea4d171d6a3b065a5672690bfb217f0a3c027f8e4',
  client: 'xezer',
  hash: 'adf5623a1ef47960a3e8f113f9c42a1c2fb31a6d47f8f84b2bf79ca578a4cc69',
  choice: '{"side":"low","factor":200}',
}

it('a claim goes through an address and back', () => {
  expect(readClaim(writeClaim(form))).toEqual(form)
  expect(readClaim('')).toEqual(EMPTY_CLAIM)
  expect(readClaim('#nonce=7&unknown=1')).toEqual({ ...EMPTY_CLAIM, nonce: '7' })
})

it('what is claimed of the known vector is what is drawn', () => {
  const claim = claimOf(form)
  const drawn = claim === null ? null : redrawRound(claim)
  expect(drawn?.ok === true && drawn.value.round.view).toMatchObject({ roll: 92361, isWon: true })
  expect(drawn?.ok === true && drawn.value.agrees.hash).toBe(true)
})

it.each<Partial<ClaimForm>>([
  { choice: '{' },
  { moves: '{}' },
  { stake: 'much' },
  { staked: 'much' },
  { returned: '-1' },
  { view: '{' },
])('what cannot be read is no claim: %j', (typed) => {
  expect(claimOf({ ...form, ...typed })).toBeNull()
})

it('what the history is not asked for is compared with nothing', () => {
  expect(claimOf(form)?.claimed).toEqual({})
  expect(claimOf({ ...form, returned: '2,00' })?.claimed).toEqual({ returnMinor: 200 })
})

const shared = { ...form, engine: 'crash', link: 'ab', seeds: ' one, two ', published: 'cd', place: '7' }

it('a shared round has a link in place of seeds, and a part of a player only where one is chosen', () => {
  expect(sharedClaimOf({ ...shared, choice: '{"autoOut":null}', point: '1.11' })).toEqual({
    ...{ link: 'ab', before: form.hash, seeds: ['one', 'two'], chain: { published: 'cd', place: 7 } },
    own: { stakeMinor: 100, choice: { autoOut: null }, moves: [] },
    claimed: { point: 111 },
  })
  expect(sharedClaimOf({ ...shared, choice: '', seeds: '', published: '' })).toMatchObject({
    ...{ own: null, seeds: [], chain: null },
  })
  expect(sharedClaimOf({ ...shared, choice: EMPTY_CLAIM.choice })?.own).toBeNull()
  expect(sharedClaimOf({ ...shared, choice: '{' })).toBeNull()
})
