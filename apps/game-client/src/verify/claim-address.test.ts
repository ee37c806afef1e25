import { redrawRound } from '@xezer/game-math/verify/redraw'
import { expect, it } from 'vitest'
import { claimOf, EMPTY_CLAIM, readClaim, writeClaim } from './claim-address.ts'

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
  const claim = claimOf(form, 100)
  const drawn = claim === null ? null : redrawRound(claim)
  expect(drawn?.ok === true && drawn.value.round.view).toMatchObject({ roll: 92361, isWon: true })
  expect(drawn?.ok === true && drawn.value.agrees.hash).toBe(true)
})

it.each([
  [{ ...form, choice: '{' }, 100],
  [{ ...form, moves: '{}' }, 100],
  [form, null],
])('what cannot be read is no claim (%#)', (typed, stakeMinor) => {
  expect(claimOf(typed, stakeMinor)).toBeNull()
})
