import { type RoundClaim, redrawRound } from '@xezer/game-math/verify/redraw'

/** Splits and doubles of all hands. */
const STAKES_MOST = 8

/** What the first press staked, of a round whose moves staked more: the stake with which it is the same round. */
export function findFirstStake(claim: Omit<RoundClaim, 'stakeMinor'>, stakedMinor: number): number {
  for (let stakes = 1; stakes <= STAKES_MOST; stakes++) {
    const stakeMinor = stakedMinor / stakes
    const drawn = Number.isInteger(stakeMinor) ? redrawRound({ ...claim, stakeMinor }) : null
    if (drawn?.ok === true && drawn.value.round.stakedMinor === stakedMinor) return stakeMinor
  }
  return stakedMinor
}
