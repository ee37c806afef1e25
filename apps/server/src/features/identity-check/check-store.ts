import type { DocumentType, IdentityForm, IdentityRefusal } from '@xezer/contract/identity-check'
import type { IdentityCheckRow } from '@xezer/db/generated/rows'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import { assert, must } from '@xezer/std/assert'
import { type IdentityState, mayBecome } from '../../core/player/identity-states.ts'
import type { SealedItem } from '../../core/sealing/sealing.ts'

/** What is typed of it and never read by a statement. */
export type SealedForm = Omit<IdentityForm, 'expires'>

export interface StoredCheck {
  readonly status: IdentityState
  readonly submission: number
  readonly form: Buffer | null
  readonly refusal: IdentityRefusal | null
  readonly submittedAt: Date | null
  readonly decidedAt: Date | null
  /** `YYYY-MM-DD` */
  readonly expires: string | null
}

const NOTHING: StoredCheck = {
  ...{ status: 'none', submission: 0, form: null, refusal: null },
  ...{ submittedAt: null, decidedAt: null, expires: null },
}

type CheckRow = Omit<IdentityCheckRow, 'player_id' | 'expires_on'> & { readonly expires: string | null }

const COLUMNS = `status, submission, form, refusal, submitted_at, decided_at,
  to_char(expires_on, 'YYYY-MM-DD') as expires`

function toCheck(row: CheckRow): StoredCheck {
  return {
    status: row.status,
    submission: row.submission,
    form: row.form,
    // Written from the list of reasons, whose rows never leave it.
    refusal: row.refusal as IdentityRefusal | null,
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
    expires: row.expires,
  }
}

export async function readCheck(database: Queryable, playerId: number): Promise<StoredCheck> {
  const { rows } = await database.query<CheckRow>({
    name: 'read_identity_check',
    text: `select ${COLUMNS} from identity_check where player_id = $1`,
    values: [playerId],
  })
  return rows[0] === undefined ? NOTHING : toCheck(rows[0])
}

/** Whoever changes something about a check, its documents or their number waits for who does already. */
export async function lockCheck(client: PoolClient, playerId: number): Promise<StoredCheck> {
  await client.query('insert into identity_check (player_id) values ($1) on conflict do nothing', [playerId])
  const { rows } = await client.query<CheckRow>(
    `select ${COLUMNS} from identity_check where player_id = $1 for no key update`,
    [playerId],
  )
  return toCheck(must(rows[0], `player ${playerId} has no check`))
}

/** Who moved a check on, and why. */
export interface StepBy {
  readonly actor: string
  readonly note?: string
}

/** Behind the lock of the check. */
export async function submitCheck(
  client: PoolClient,
  playerId: number,
  check: StoredCheck,
  { form, expires }: { readonly form: Buffer; readonly expires: string },
): Promise<void> {
  assert(mayBecome(check.status, 'submitted'), `the check of player ${playerId} is ${check.status}`)
  const submission = check.submission + 1
  await client.query(
    `update identity_check set status = 'submitted', submission = $2, form = $3, expires_on = $4, refusal = null,
       submitted_at = instant_now(), decided_at = null where player_id = $1`,
    [playerId, submission, form, expires],
  )
  await client.query(
    `update identity_document set submission = $2
     where player_id = $1 and submission is null and sealed is not null`,
    [playerId, submission],
  )
  await insertStep(client, playerId, 'submitted', { actor: 'player' })
}

/** Behind the lock of the check. */
export async function decideCheck(
  client: PoolClient,
  playerId: number,
  check: StoredCheck,
  to: 'verified' | 'refused' | 'expired',
  by: StepBy & { readonly refusal?: IdentityRefusal },
): Promise<void> {
  assert(mayBecome(check.status, to), `the check of player ${playerId} is ${check.status}`)
  await client.query(
    'update identity_check set status = $2, refusal = $3, decided_at = instant_now() where player_id = $1',
    [playerId, to, by.refusal ?? null],
  )
  await insertStep(client, playerId, to, by)
}

async function insertStep(client: PoolClient, playerId: number, status: IdentityState, by: StepBy) {
  await client.query(
    `insert into identity_step (player_id, number, status, actor, note)
     select $1, coalesce(max(number), 0) + 1, $2, $3, $4 from identity_step where player_id = $1`,
    [playerId, status, by.actor, by.note ?? null],
  )
}

export interface StoredDocument {
  readonly id: number
  readonly name: string
  readonly type: DocumentType
  readonly size: number
}

/** Of a submission; null: what is ready to be handed in. The bytes stay where they are. */
export async function listDocuments(
  database: Queryable,
  playerId: number,
  submission: number | null,
): Promise<StoredDocument[]> {
  const { rows } = await database.query<Omit<StoredDocument, 'id'> & { readonly id: bigint }>({
    name: 'list_identity_documents',
    text: `select id, name, type, size from identity_document
           where player_id = $1 and submission is not distinct from $2 and sealed is not null order by id`,
    values: [playerId, submission],
  })
  return rows.map(({ id, name, type, size }) => ({ id: Number(id), name, type, size }))
}

/** Known before the document is sealed, which is bound to it. */
export async function takeDocumentId(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ id: bigint }>("select nextval('identity_document_number') as id")
  return Number(must(rows[0], 'no number for a document').id)
}

export function sealedDocument(playerId: number, id: number): SealedItem {
  return { playerId, kind: 'identity_document', id: String(id) }
}

export function sealedForm(playerId: number, submission: number): SealedItem {
  return { playerId, kind: 'identity_form', id: String(submission) }
}
