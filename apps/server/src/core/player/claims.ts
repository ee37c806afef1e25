import type { Queryable } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'

/** What tells people apart (`player_claim`); of a FIN its fingerprint is kept. */
export type ClaimKind = 'passport' | 'fin' | 'phone'

export interface Claim {
  readonly kind: Exclude<ClaimKind, 'phone'>
  readonly typed: string
}

/** Whether somebody else who excluded himself claims this; spaces and the case of letters are no part of it. */
export async function isClaimExcluded(
  database: Queryable,
  { kind, typed }: Claim,
  /** Null: of somebody who has no account yet. */
  playerId: number | null = null,
): Promise<boolean> {
  const { rows } = await database.query({
    name: 'find_excluded_claim',
    text: `select from player_claim c join player_break away on away.player_id = c.player_id
           where c.kind = $1 and c.value = claim_value($1, $2) and c.player_id is distinct from $3
             and away.ended_at is null and away.kind = 'exclusion' limit 1`,
    values: [kind, typed, playerId],
  })
  return rows.length > 0
}

/** Another account that claims the same; whose of the two was verified, its person showed. */
export interface Link {
  readonly playerId: number
  readonly kind: ClaimKind
  readonly isVerified: boolean
}

const EQUAL_CLAIMS = `player_claim own join player_claim o on o.kind = own.kind and o.value = own.value
  and o.player_id <> own.player_id`

const LINKS_MAX = 100

/** For an operator; no player is told of another. */
export async function findLinks(database: Queryable, playerId: number): Promise<Link[]> {
  const { rows } = await database.query<{ player_id: bigint; kind: ClaimKind; is_verified: boolean }>(
    `select o.player_id, o.kind, o.verified_at is not null as is_verified from ${EQUAL_CLAIMS}
     where own.player_id = $1 order by o.player_id, o.kind limit $2`,
    [playerId, LINKS_MAX],
  )
  return rows.map((row) => ({
    ...{ playerId: Number(row.player_id), kind: row.kind, isVerified: row.is_verified },
  }))
}

/** Whether another account claims a passport, FIN or phone of this one. */
export async function hasLinkedClaims(database: Queryable, playerId: number): Promise<boolean> {
  const { rows } = await database.query<{ is_linked: boolean }>({
    name: 'has_linked_claims',
    text: `select exists (select from ${EQUAL_CLAIMS} where own.player_id = $1) as is_linked`,
    values: [playerId],
  })
  return must(rows[0], 'no answer').is_linked
}
