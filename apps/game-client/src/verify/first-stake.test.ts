import { redrawRound } from '@xezer/game-math/verify/redraw'
import { expect, it } from 'vitest'
import { findFirstStake } from './first-stake.ts'

const seeds = {
  server: '7a6b4430b84fd70f271cf5dea4d171d6a3b065a5672690bfb217f0a3c027f8e4',
  client: 'xezer',
  nonce: 0,
}

it('a doubled hand of blackjack began with half of what it staked', () => {
  // J♥ 5♠ against 7♠: doubled.
  const claim = {
    engine: 'blackjack',
    variant: null,
    seeds,
    hash: null,
    choice: {},
    moves: ['double'],
    claimed: null,
  }
  const drawn = redrawRound({ ...claim, stakeMinor: 100 })
  expect(drawn.ok && drawn.value.round.stakedMinor).toBe(200)
  expect(findFirstStake(claim, 200)).toBe(100)
})
