import { findCampaign } from '@xezer/bonuses/shipped-campaigns'
import type { PoolClient } from '@xezer/db/pool'
import { hasLinkedClaims } from '../player/claims.ts'
import { isIdentityVerified } from '../player/identity-states.ts'

/**
 * A bonus of the first deposit becomes cash only for whoever has shown who he is, where somebody else claims to be the same
 * person. Asked when it is given and when it would become cash: the other account may come in between.
 */
export async function isProofOwed(client: PoolClient, campaign: string, playerId: number): Promise<boolean> {
  if (findCampaign(campaign)?.trigger !== 'first_deposit') return false
  return (await hasLinkedClaims(client, playerId)) && !(await isIdentityVerified(client, playerId))
}
