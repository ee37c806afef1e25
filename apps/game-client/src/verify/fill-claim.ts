import type { PlayOutputs } from '@xezer/contract/game-server'
import { type ClaimForm, claimOf, EMPTY_CLAIM } from './claim-address.ts'
import { findFirstStake } from './first-stake.ts'

type Answer = PlayOutputs['round']

const amount = (amountMinor: number) => (amountMinor / 100).toFixed(2)

/** The form of a round as the history tells it: what draws it, and what is said of it, to be held against what is drawn. */
export function fillClaim(answer: Answer): ClaimForm {
  return answer.sharedProof === null ? fillOwn(answer) : fillShared(answer, answer.sharedProof)
}

function fillOwn({ round, engine, variant, serverSeed }: Answer): ClaimForm {
  const { choice, moves, nonce, clientSeed, hash, stakedMinor } = round
  const form: ClaimForm = {
    ...{ ...EMPTY_CLAIM, ...toldOf(round), engine, variant: variant ?? '' },
    ...{ server: serverSeed ?? '', client: clientSeed, nonce: String(nonce), hash },
    ...{ stake: amount(stakedMinor), choice: JSON.stringify(choice), moves: JSON.stringify(moves) },
  }
  const claim = claimOf(form)
  return claim === null ? form : { ...form, stake: amount(findFirstStake(claim, stakedMinor)) }
}

function fillShared(
  { round, engine }: Answer,
  { link, before, seeds, chain, point }: NonNullable<Answer['sharedProof']>,
): ClaimForm {
  // Of a bet that was not accepted there is nothing to draw but the round itself.
  const isPlayed = round.status === 'settled'
  return {
    ...{ ...EMPTY_CLAIM, ...toldOf(round), engine, link, hash: before, seeds: seeds.join(',') },
    ...{ published: chain.published, place: String(chain.place), point: amount(point) },
    ...{ stake: amount(round.stakedMinor), moves: JSON.stringify(round.moves) },
    choice: isPlayed ? JSON.stringify(round.choice) : '',
  }
}

/** Nothing is told of a round that is not settled, or was played by other rules than those that draw it here. */
function toldOf({ status, view, stakedMinor, returnMinor }: Answer['round']) {
  if (status !== 'settled' || view === null) return {}
  return { staked: amount(stakedMinor), returned: amount(returnMinor), view: JSON.stringify(view) }
}
