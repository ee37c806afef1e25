import type { Identity } from '@xezer/contract/identity-check'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { Queryable } from '@xezer/db/pool'
import { serverTranslator } from '@xezer/i18n/server-text'
import type { Locale } from '@xezer/std/locale'
import { isOpen } from '../../core/player/identity-states.ts'
import { listDocuments, readCheck } from './check-store.ts'

/** What the player is told: names and states, never what he typed or sent. */
export async function presentIdentity(
  database: Queryable,
  playerId: number,
  locale: Locale,
): Promise<Identity> {
  const { status, submission, refusal, submittedAt, decidedAt, expires } = await readCheck(database, playerId)
  const documents = await listDocuments(database, playerId, isOpen(status) ? null : submission)
  return {
    status,
    reason: refusal === null ? null : serverTranslator(locale)(`identity.reason.${refusal}`),
    submitted: submittedAt && presentWireTime(submittedAt.getTime()),
    decided: decidedAt && presentWireTime(decidedAt.getTime()),
    expires,
    documents,
  }
}
