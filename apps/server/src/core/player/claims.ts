import { lockAdvisory } from '@xezer/db/lock-order'
import type { Pool, PoolClient, Queryable } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { writeTrail } from '../trail/write-trail.ts'
import { lockWallets } from '../wallet/lock-wallets.ts'
import { isVerifiedColumn } from './identity-states.ts'

/** What tells people apart (`player_claim`); of a FIN its fingerprint is kept. */
export type ClaimKind = 'passport' | 'fin' | 'phone'

export interface Claim {
  readonly kind: Exclude<ClaimKind, 'phone'>
  readonly typed: string
}

/** Somebody who excluded himself. */
export interface ExcludedClaimant {
  readonly playerId: number
  /** A person of the house saw that it is his; else he typed it. */
  readonly isVerified: boolean
}

/**
 * Until its player's word ends it an exclusion stands; whoever closed the account can say no such word any more, so that there it
 * is over with its day.
 */
const AWAY = `away.ended_at is null and away.kind = 'exclusion' and (away.ends_at is null or away.ends_at > instant_now()
  or not exists (select from player gone where gone.id = away.player_id and gone.status = 'closed'))`

/**
 * Who else excluded himself and claims one of these, the verified first; spaces and the case of letters are no part of a claim, and
 * what the house saw to be another's is none of his.
 */
export async function findExcludedClaimant(
  database: Queryable,
  claims: readonly Claim[],
  /** Null: of somebody who has no account yet. */
  playerId: number | null = null,
): Promise<ExcludedClaimant | null> {
  const { rows } = await database.query<{ player_id: bigint; is_verified: boolean }>({
    name: 'find_excluded_claimant',
    text: `select c.player_id, c.verified_at is not null as is_verified
           from unnest($1::text[], $2::text[]) as asked (kind, typed)
           join player_claim c on c.kind = asked.kind and c.value = claim_value(asked.kind, asked.typed)
           join player_break away on away.player_id = c.player_id
           where c.player_id is distinct from $3 and c.disowned_at is null and ${AWAY}
           order by is_verified desc, c.player_id limit 1`,
    values: [claims.map(({ kind }) => kind), claims.map(({ typed }) => typed), playerId],
  })
  const [row] = rows
  return row === undefined ? null : { playerId: Number(row.player_id), isVerified: row.is_verified }
}

/** Another account that claims the same, or did; whose of the two was verified, its person showed. */
export interface Link {
  readonly playerId: number
  readonly kind: ClaimKind
  readonly isVerified: boolean
  /** One of the two has another number by now. */
  readonly isFormer: boolean
  /** Its account is closed. */
  readonly isClosed: boolean
  /** He excluded himself. */
  readonly isExcluded: boolean
  /** The house saw that it is not his. */
  readonly isDisowned: boolean
}

/** Former ones too: a change of number unlinks nobody. */
const EQUAL_CLAIMS = `player_claim own join player_claim o on o.kind = own.kind and o.value = own.value
  and o.player_id <> own.player_id`

const LINKS_MAX = 100

interface LinkRow {
  readonly player_id: bigint
  readonly kind: ClaimKind
  readonly is_verified: boolean
  readonly is_former: boolean
  readonly is_closed: boolean
  readonly is_excluded: boolean
  readonly is_disowned: boolean
}

/** For an operator; no player is told of another. */
export async function findLinks(database: Queryable, playerId: number): Promise<Link[]> {
  const { rows } = await database.query<LinkRow>(
    `select o.player_id, o.kind, o.verified_at is not null as is_verified,
       own.former_at is not null or o.former_at is not null as is_former, o.released_at is not null as is_closed,
       exists (select from player_break away where away.player_id = o.player_id and ${AWAY}) as is_excluded,
       o.disowned_at is not null as is_disowned
     from ${EQUAL_CLAIMS}
     where own.player_id = $1 order by o.player_id, o.kind limit $2`,
    [playerId, LINKS_MAX],
  )
  return rows.map((row) => ({
    ...{ playerId: Number(row.player_id), kind: row.kind, isVerified: row.is_verified },
    ...{ isFormer: row.is_former, isClosed: row.is_closed, isExcluded: row.is_excluded },
    isDisowned: row.is_disowned,
  }))
}

/** A line for an operator. */
export function presentLink({ playerId, kind, ...link }: Link): string {
  const marks = [
    link.isFormer ? ', as it was before' : '',
    link.isVerified ? ', who is verified' : '',
    link.isClosed ? ', who closed the account' : '',
    link.isExcluded ? ', who excluded himself' : '',
    link.isDisowned ? ', whose it is not' : '',
  ].join('')
  return `  the same ${kind} as player ${playerId}${marks}`
}

/** Whether another account claims a passport, FIN or phone of this one, and nobody saw that it is not its own. */
export async function hasLinkedClaims(database: Queryable, playerId: number): Promise<boolean> {
  const { rows } = await database.query<{ is_linked: boolean }>({
    name: 'has_linked_claims',
    text: `select exists (select from ${EQUAL_CLAIMS} where own.player_id = $1 and o.disowned_at is null) as is_linked`,
    values: [playerId],
  })
  return must(rows[0], 'no answer').is_linked
}

/** Who claims a passport, or did, however it is spaced. */
export async function findPassportClaimants(database: Queryable, passport: string): Promise<number[]> {
  const { rows } = await database.query<{ player_id: bigint }>(
    `select player_id from player_claim where kind = 'passport' and value = claim_value('passport', $1)
     order by player_id limit $2`,
    [passport, LINKS_MAX],
  )
  return rows.map((row) => Number(row.player_id))
}

/**
 * A person of the house saw that a passport which a player typed is another's: whoever has it registers, though the player
 * excluded himself, and takes his money out without waiting for an operator because of him. The player stays linked.
 */
export function disownPassport(
  pool: Pool,
  playerId: number,
  passport: string,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<'done' | 'verified' | 'not_claimed'> {
  return withTransaction(pool, async (client) => {
    await lockWallets(client, [playerId])
    const { rows } = await client.query<{ is_verified: boolean }>(
      `select verified_at is not null as is_verified from player_claim
       where player_id = $1 and kind = 'passport' and value = claim_value('passport', $2) and disowned_at is null`,
      [playerId, passport],
    )
    const [claim] = rows
    if (claim === undefined) return 'not_claimed'
    if (claim.is_verified) return 'verified'
    await client.query(
      `update player_claim set disowned_at = instant_now()
       where player_id = $1 and kind = 'passport' and value = claim_value('passport', $2)`,
      [playerId, passport],
    )
    await writeTrail(client, [
      {
        actor: { kind: 'operator', name: actor },
        action: 'player.passport_disowned',
        subject: `player ${playerId}`,
        after: { passport, reason },
      },
    ])
    return 'done'
  })
}

/**
 * Whether a verified player other than this one has the phone number now; of two that want it at once the later one sees what the
 * other wrote. One that somebody had before is no obstacle: numbers are given out anew.
 */
export async function isPhoneOfVerified(
  client: PoolClient,
  playerId: number,
  phone: string,
): Promise<boolean> {
  await lockAdvisory(client, 'wanted_phone', phone.replaceAll(/\D/g, '').replace(/^0+/, ''))
  const { rows } = await client.query<{ is_taken: boolean }>(
    `select exists (
       select from (select c.verified_at, ${isVerifiedColumn('c.player_id')} from player_claim c
         where c.kind = 'phone' and c.value = claim_value('phone', $2) and c.player_id <> $1 and c.former_at is null
           and c.released_at is null) c
       where c.verified_at is not null or c.is_verified
     ) as is_taken`,
    [playerId, phone],
  )
  return must(rows[0], 'no answer').is_taken
}
