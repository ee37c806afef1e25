import type { CallErrorCode } from '@xezer/contract/call'
import {
  type accountIdentityDocument,
  type accountIdentityDocumentRemove,
  DOCUMENT_BYTES_MAX,
  DOCUMENTS_A_DAY,
  DOCUMENTS_MAX,
} from '@xezer/contract/identity-check'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { isOpen } from '../../core/player/identity-states.ts'
import { type Refusal, refuse, refuseFor } from '../../platform/http/refusal.ts'
import { listDocuments, lockCheck, sealedDocument, takeDocumentId } from './check-store.ts'
import { findDocumentType } from './find-document-type.ts'
import type { IdentityCheckOptions } from './identity-options.ts'
import { plainFileName } from './plain-file-name.ts'

export interface SentFile {
  /** As the request declares it. */
  readonly type: string
  readonly name: string
  readonly bytes: Buffer
}

type TakeRefused = Refusal<CallErrorCode<typeof accountIdentityDocument>>

/** Null when it is kept. A file is what its bytes say, and must be called so too. */
export async function takeDocument(
  { pool, sealing }: IdentityCheckOptions,
  playerId: number,
  { type: declared, name, bytes }: SentFile,
): Promise<TakeRefused | null> {
  const type = findDocumentType(bytes)
  if (type === null || type !== declared) return refuse('document_invalid')
  if (bytes.length > DOCUMENT_BYTES_MAX) return refuse('payload_too_large')
  return withTransaction(pool, async (client) => {
    const { status } = await lockCheck(client, playerId)
    if (!isOpen(status)) return refuse('identity_final')
    const waitSeconds = await findWait(client, playerId)
    if (waitSeconds > 0) return refuseFor('too_many_requests', waitSeconds)
    if ((await listDocuments(client, playerId, null)).length >= DOCUMENTS_MAX) return refuse('documents_full')
    const id = await takeDocumentId(client)
    const sealed = sealing.seal(bytes, sealedDocument(playerId, id))
    await client.query(
      'insert into identity_document (id, player_id, name, type, size, sealed) values ($1, $2, $3, $4, $5, $6)',
      [id, playerId, plainFileName(name), type, bytes.length, sealed],
    )
    return null
  })
}

/** In seconds, until another document may be sent; those that were taken back count too. */
async function findWait(client: PoolClient, playerId: number): Promise<number> {
  const { rows } = await client.query<{ sent: number; wait: number }>(
    `select count(*)::int as sent,
       coalesce(ceil(86400 - extract(epoch from instant_now() - min(uploaded_at))), 0)::int as wait
     from identity_document where player_id = $1 and uploaded_at > instant_now() - interval '1 day'`,
    [playerId],
  )
  const { sent, wait } = must(rows[0], 'no count')
  return sent < DOCUMENTS_A_DAY ? 0 : Math.max(wait, 1)
}

/** Null when it is gone; what was handed in, and another's, is not there. */
export async function removeDocument(
  { pool }: IdentityCheckOptions,
  playerId: number,
  id: number,
): Promise<Refusal<CallErrorCode<typeof accountIdentityDocumentRemove>> | null> {
  const { rowCount } = await pool.query(
    `update identity_document set sealed = null
     where id = $1 and player_id = $2 and submission is null and sealed is not null`,
    [id, playerId],
  )
  return rowCount === 1 ? null : refuse('not_found')
}
