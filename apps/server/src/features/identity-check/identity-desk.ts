import type { DocumentType, IdentityRefusal } from '@xezer/contract/identity-check'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { tellPlayer } from '../../core/notices/tell-player.ts'
import { type Claim, findExcludedClaimant, findLinks, type Link } from '../../core/player/claims.ts'
import { HOUSE_TODAY } from '../../core/player/identity-states.ts'
import { writeTrail } from '../../core/trail/write-trail.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import {
  decideCheck,
  listDocuments,
  lockCheck,
  type SealedForm,
  type StoredCheck,
  type StoredDocument,
  sealedDocument,
  sealedForm,
} from './check-store.ts'
import type { IdentityCheckOptions } from './identity-options.ts'
import { claimsOf } from './submit-identity.ts'

/** Who looks or decides, and why; both are kept for ever. */
export interface DeskWord {
  readonly actor: string
  readonly reason: string
}

/**
 * Hears that the house knows now who a player is, in the transaction of the decision and behind the lock of his wallet: what it
 * writes is there with the decision or not at all.
 */
export type HearVerified = (client: PoolClient, playerId: number) => Promise<void>

export interface DeskOptions extends IdentityCheckOptions {
  readonly hearVerified: readonly HearVerified[]
}

/** Who waits for a person of the house, the longest first. */
export async function listWaitingChecks(
  database: Queryable,
): Promise<{ readonly playerId: number; readonly submission: number; readonly submittedAt: Date }[]> {
  const { rows } = await database.query<{ player_id: bigint; submission: number; submitted_at: Date }>(
    `select player_id, submission, submitted_at from identity_check where status = 'submitted' order by submitted_at`,
  )
  return rows.map((row) => ({
    ...{ playerId: Number(row.player_id), submission: row.submission, submittedAt: row.submitted_at },
  }))
}

export interface ReadCheck {
  readonly check: StoredCheck
  readonly form: SealedForm
  readonly documents: readonly StoredDocument[]
  readonly links: readonly Link[]
}

/** What a player typed, and which documents there are; null when he handed in nothing. Looking is an entry of the trail. */
export function readIdentity(
  { pool, sealing }: IdentityCheckOptions,
  playerId: number,
  word: DeskWord,
): Promise<ReadCheck | null> {
  return withTransaction(pool, async (client) => {
    if (!(await hasCheck(client, playerId))) return null
    const check = await lockCheck(client, playerId)
    if (check.form === null) return null
    const form = openForm({ sealing }, playerId, check)
    const documents = await listDocuments(client, playerId, check.submission)
    const links = await findLinks(client, playerId)
    await noteLook(client, playerId, word, { submission: check.submission })
    return { check, form, documents, links }
  })
}

/** The bytes of a document; null for one that is not his. Looking is an entry of the trail. */
export function readIdentityDocument(
  { pool, sealing }: IdentityCheckOptions,
  playerId: number,
  id: number,
  word: DeskWord,
): Promise<{ readonly type: DocumentType; readonly name: string; readonly bytes: Buffer } | null> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ type: DocumentType; name: string; sealed: Buffer }>(
      `select type, name, sealed from identity_document
       where id = $1 and player_id = $2 and submission is not null`,
      [id, playerId],
    )
    const [row] = rows
    if (row === undefined) return null
    const bytes = sealing.open(row.sealed, sealedDocument(playerId, id))
    await noteLook(client, playerId, word, { document: id })
    return { type: row.type, name: row.name, bytes }
  })
}

/** What became of a decision. */
export type Decided =
  | 'done'
  | 'not_waiting'
  | 'document_expired'
  | { readonly takenBy: number }
  | { readonly excluded: number }

/** What a person of the house has seen besides. */
export interface DeskSight {
  /** The player with an equal claim who excluded himself is another person: he typed what is not his. */
  readonly isNotExcluded?: boolean
}

/**
 * The house knows who the player is. His document, FIN and phone are his alone from then on: whoever is verified with an equal
 * one already is named to the operator, and so is whoever claims one and excluded himself, and nothing is decided. An index
 * says so where two decide at once.
 */
export function verifyIdentity(
  options: DeskOptions,
  playerId: number,
  word: DeskWord,
  sight: DeskSight = {},
): Promise<Decided> {
  const verify = () => verifyOnce(options, playerId, word, sight)
  return verify().catch((error: unknown) => {
    // Of two at once the other one was first: now it can be named.
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return verify()
    throw error
  })
}

const UNIQUE_VIOLATION = '23505'

async function verifyOnce(
  options: DeskOptions,
  playerId: number,
  word: DeskWord,
  { isNotExcluded = false }: DeskSight,
): Promise<Decided> {
  const { pool, sealing, hearVerified } = options
  return withTransaction(pool, async (client) => {
    const check = await lockForDecision(client, playerId)
    if (check === null) return 'not_waiting'
    if (!(await isStillValid(client, playerId))) return 'document_expired'
    const claims = claimsOf(sealing, openForm(options, playerId, check))
    const away = await findExcludedClaimant(client, claims, playerId)
    if (away !== null && !(isNotExcluded && !away.isVerified)) return { excluded: away.playerId }
    const takenBy = await verifyClaims(client, playerId, claims)
    if (takenBy !== null) return { takenBy }
    await decideCheck(client, playerId, check, 'verified', { actor: `operator ${word.actor}` })
    for (const hear of hearVerified) await hear(client, playerId)
    await tellPlayer(client, { player: playerId, kind: 'identity_verified', values: {} })
    const seen = away === null ? {} : { notPlayer: away.playerId }
    await noteDecision(client, playerId, 'identity.verified', word, { submission: check.submission, ...seen })
    return 'done'
  })
}

export function refuseIdentity(
  { pool }: IdentityCheckOptions,
  playerId: number,
  refusal: IdentityRefusal,
  word: DeskWord,
): Promise<Decided> {
  return withTransaction(pool, async (client) => {
    const check = await lockForDecision(client, playerId)
    if (check === null) return 'not_waiting'
    const by = { actor: `operator ${word.actor}`, note: refusal, refusal }
    await decideCheck(client, playerId, check, 'refused', by)
    await tellPlayer(client, { player: playerId, kind: 'identity_refused', values: { reason: refusal } })
    await noteDecision(client, playerId, 'identity.refused', word, { submission: check.submission, refusal })
    return 'done'
  })
}

/** The wallet first: what hears of the decision moves money. Null when nothing waits. */
async function lockForDecision(client: PoolClient, playerId: number): Promise<StoredCheck | null> {
  const wallets = await lockWallets(client, [playerId])
  if (!wallets.has(playerId)) return null
  const check = await lockCheck(client, playerId)
  return check.status === 'submitted' ? check : null
}

async function hasCheck(client: PoolClient, playerId: number): Promise<boolean> {
  const { rowCount } = await client.query('select from identity_check where player_id = $1', [playerId])
  return rowCount === 1
}

function openForm(
  { sealing }: Pick<IdentityCheckOptions, 'sealing'>,
  playerId: number,
  check: StoredCheck,
): SealedForm {
  const sealed = must(check.form, `player ${playerId} typed nothing`)
  return JSON.parse(sealing.open(sealed, sealedForm(playerId, check.submission)).toString()) as SealedForm
}

async function isStillValid(client: PoolClient, playerId: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from identity_check where player_id = $1 and expires_on >= ${HOUSE_TODAY}`,
    [playerId],
  )
  return rowCount === 1
}

/** `$2` and `$3`: kinds and what was typed; of the phone what stands in the profile. */
const SHOWN_CLAIMS = `select kind, claim_value(kind, typed) as value from unnest($2::text[], $3::text[]) as c (kind, typed)
  union all select 'phone', claim_value('phone', phone) from player where id = $1`

/** Null: they are his now; else who is verified with one of them. A number that somebody had before is given out anew, and whoever closed his account is none of the two. */
async function verifyClaims(
  client: PoolClient,
  playerId: number,
  claims: readonly Claim[],
): Promise<number | null> {
  const values = [playerId, claims.map(({ kind }) => kind), claims.map(({ typed }) => typed)]
  const { rows } = await client.query<{ player_id: bigint }>(
    `select o.player_id from player_claim o join (${SHOWN_CLAIMS}) c using (kind, value)
     where o.verified_at is not null and (o.kind <> 'phone' or o.former_at is null) and o.released_at is null
       and o.player_id <> $1
     order by o.player_id limit 1`,
    values,
  )
  if (rows[0] !== undefined) return Number(rows[0].player_id)
  await client.query(
    `update player_claim o set verified_at = instant_now(), disowned_at = null from (${SHOWN_CLAIMS}) c
     where o.player_id = $1 and o.kind = c.kind and o.value = c.value and o.verified_at is null`,
    values,
  )
  return null
}

function noteLook(client: PoolClient, playerId: number, word: DeskWord, looked: object): Promise<void> {
  return noteDecision(client, playerId, 'identity.read', word, looked)
}

function noteDecision(
  client: PoolClient,
  playerId: number,
  action: string,
  { actor, reason }: DeskWord,
  after: object,
): Promise<void> {
  return writeTrail(client, [
    {
      actor: { kind: 'operator', name: actor },
      action,
      subject: `player ${playerId}`,
      after: { ...after, reason },
    },
  ])
}
