import { awardOf } from '@xezer/bonuses/award'
import type { Campaign } from '@xezer/bonuses/campaign'
import { CAMPAIGNS, findCampaign } from '@xezer/bonuses/shipped-campaigns'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import type { Minor } from '@xezer/money/minor'
import { manatPerUnit } from '@xezer/payments/rates'
import { must } from '@xezer/std/assert'
import { BREAK_COLUMNS, type BreakColumns, joinBreak, readBreak } from '../player/breaks.ts'
import { STANDARD_RATES } from '../rates/standard-rates.ts'
import { lockWallets } from '../wallet/lock-wallets.ts'
import type { WalletState } from '../wallet/wallet-state.ts'
import type { Grant } from './grant.ts'
import { cancelGrant, grantBonus, releaseGrant } from './grants.ts'
import { type GrantEnd, noteEnds } from './note-ends.ts'
import { isProofOwed } from './owed-proof.ts'

/** As a body names it: a code, 1 for the campaign of each deposit, null for none; absent leaves it to the registration's choice. */
export type BonusChoice = string | 1 | null | undefined

/** The campaign that 1 stands for (product §5, input). */
const EACH_DEPOSIT = 'reload'
/** What a payment keeps whose player wants no bonus. */
const NO_CAMPAIGN = 'none'

/** What of the choice a payment keeps; null leaves it to the registration's. */
export function storedChoice(choice: BonusChoice): string | null {
  if (choice === undefined) return null
  return choice === null ? NO_CAMPAIGN : choice === 1 ? EACH_DEPOSIT : choice
}

export interface DepositCampaign {
  readonly campaign: Campaign
  /** `used`: once is enough, or the first deposit has been. */
  readonly state: 'due' | 'used'
}

export interface DepositCampaigns {
  /** What a deposit earns that names nothing. */
  readonly choice: string | null
  readonly campaigns: readonly DepositCampaign[]
}

interface StandingRow extends BreakColumns {
  readonly bonus_choice: number | null
  readonly has_paid_in: boolean
  readonly had: readonly string[]
  readonly stopped: readonly string[]
}

/** What the player's next deposit may earn; nothing is offered to whoever stays away. */
export async function findDepositCampaigns(
  database: Queryable,
  playerId: number,
  /** A deposit that is not counted: the one that is asked about. */
  paymentId: number | null = null,
): Promise<DepositCampaigns> {
  const { rows } = await database.query<StandingRow>({
    name: 'find_deposit_campaigns',
    text: `select p.bonus_choice, ${BREAK_COLUMNS},
             exists (
               select from payment d join payment_step s on s.payment_id = d.id and s.status = 'credited'
               where d.player_id = p.id and d.direction = 'in' and d.id is distinct from $2::bigint
             ) as has_paid_in,
             array(select distinct campaign from bonus_grant where player_id = p.id and is_once) as had,
             array(select campaign from campaign_stop) as stopped
           from player p ${joinBreak('p.id')} where p.id = $1`,
    values: [playerId, paymentId],
  })
  const row = must(rows[0], `there is no player ${playerId}`)
  if (readBreak(row) !== null) return { choice: null, campaigns: [] }
  const offered = CAMPAIGNS.filter(
    ({ code, trigger }) => trigger !== 'verified' && !row.stopped.includes(code),
  )
  return {
    choice: row.bonus_choice === 1 ? EACH_DEPOSIT : null,
    campaigns: offered.map((campaign) => {
      const isUsed =
        row.had.includes(campaign.code) || (campaign.trigger === 'first_deposit' && row.has_paid_in)
      return { campaign, state: isUsed ? 'used' : 'due' }
    }),
  }
}

export interface EarningDeposit {
  readonly id: number
  readonly amount: Minor
  /** What `storedChoice` made of the choice. */
  readonly campaign: string | null
}

/**
 * What a credited deposit earns, in its transaction and behind the wallet's lock: the campaign that was chosen with it, else
 * the registration's. Null where there is nothing: none was chosen or is due, it is worth too little, its player stays away,
 * or it earned one before.
 */
export async function earnBonus(
  client: PoolClient,
  wallet: WalletState,
  deposit: EarningDeposit,
): Promise<Grant | null> {
  if (deposit.campaign === NO_CAMPAIGN) return null
  const { choice, campaigns } = await findDepositCampaigns(client, wallet.playerId, deposit.id)
  const code = deposit.campaign ?? choice
  const found = campaigns.find(({ campaign, state }) => campaign.code === code && state === 'due')
  if (found === undefined) return null
  const { campaign } = found
  const amount = awardOf(campaign.award, deposit.amount, manatPerUnit(wallet.currency, STANDARD_RATES))
  if (amount === null) return null
  const isHeld = await isProofOwed(client, campaign.code, wallet.playerId)
  return grantBonus(client, wallet, { campaign, amount, paymentId: deposit.id, isHeld })
}

/** A deposit was taken back: what it earned goes with it, unless it was played to its end. */
export async function cancelEarned(
  client: PoolClient,
  wallet: WalletState,
  paymentId: number,
): Promise<void> {
  const { rows } = await client.query<{ id: bigint }>('select id from bonus_grant where payment_id = $1', [
    paymentId,
  ])
  const ends: GrantEnd[] = []
  for (const { id } of rows) {
    const grantId = Number(id)
    if ((await cancelGrant(client, wallet, grantId)) !== null)
      ends.push({ grantId, playerId: wallet.playerId, as: 'cancelled', paymentId })
  }
  await noteEnds(client, ends)
}

/**
 * The player's identity is verified, in that transaction: what is given for it is given, once, and
 * what was held for it is held no more.
 */
export async function earnByIdentity(client: PoolClient, playerId: number): Promise<void> {
  const wallet = must(
    (await lockWallets(client, [playerId])).get(playerId),
    `player ${playerId} has no wallet`,
  )
  const had = await findHadAsAnother(client, playerId)
  const { rows } = await client.query<{ id: bigint; campaign: string }>(
    'select id, campaign from bonus_grant where player_id = $1 and is_held order by id',
    [playerId],
  )
  for (const { id, campaign } of rows) {
    if (had.has(campaign)) await cancelGrant(client, wallet, Number(id))
    else await releaseGrant(client, wallet, Number(id))
  }
  const stopped = await findStopped(client)
  for (const campaign of CAMPAIGNS) {
    if (campaign.trigger !== 'verified' || stopped.has(campaign.code) || had.has(campaign.code)) continue
    const amount = awardOf(campaign.award, null, manatPerUnit(wallet.currency, STANDARD_RATES))
    if (amount !== null)
      await grantBonus(client, wallet, { campaign, amount, paymentId: null, isHeld: false })
  }
}

/** What is given once was given to the same person by an account that he has closed since: verified with the same document or FIN. */
async function findHadAsAnother(client: PoolClient, playerId: number): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ campaign: string }>(
    `select distinct g.campaign from player_claim own
     join player_claim o on o.kind = own.kind and o.value = own.value and o.player_id <> own.player_id
     join bonus_grant g on g.player_id = o.player_id and g.is_once
     where own.player_id = $1 and own.kind <> 'phone' and own.verified_at is not null and o.verified_at is not null`,
    [playerId],
  )
  return new Set(rows.map(({ campaign }) => campaign))
}

/** The campaigns that an operator has stopped: they give nothing more, what they gave goes on. */
export async function findStopped(database: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ campaign: string }>('select campaign from campaign_stop')
  return new Set(rows.map(({ campaign }) => campaign))
}

/** False for a code that nobody knows, or that is as it was asked to be. */
export async function stopCampaign(client: PoolClient, code: string, isStopped: boolean): Promise<boolean> {
  if (findCampaign(code) === null) return false
  const { rowCount } = isStopped
    ? await client.query('insert into campaign_stop (campaign) values ($1) on conflict do nothing', [code])
    : await client.query('delete from campaign_stop where campaign = $1', [code])
  return rowCount === 1
}
