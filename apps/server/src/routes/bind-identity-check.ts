import {
  accountIdentity,
  accountIdentityDocument,
  accountIdentityDocumentRemove,
  accountIdentitySubmit,
  FILE_NAME_HEADER,
} from '@xezer/contract/identity-check'
import type { Locale } from '@xezer/std/locale'
import type { Session } from '../core/player/session.ts'
import type { IdentityCheckOptions } from '../features/identity-check/identity-options.ts'
import { presentIdentity } from '../features/identity-check/present-identity.ts'
import { submitIdentity } from '../features/identity-check/submit-identity.ts'
import { removeDocument, takeDocument } from '../features/identity-check/take-document.ts'
import { bindCall } from './bind-call.ts'
import type { RouteApp } from './route-app.ts'
import { takeUploads } from './take-uploads.ts'

/** Every call acts on the session's player, and is answered with how the check stands from then on. */
export function bindIdentityCheck(app: RouteApp<Session>, options: IdentityCheckOptions): void {
  const present = ({ session, locale }: { readonly session: Session; readonly locale: Locale }) =>
    presentIdentity(options.pool, session.playerId, locale)
  bindCall(app, accountIdentity, present)
  bindCall(app, accountIdentityDocumentRemove, async (request) => {
    const { session, input } = request
    return (await removeDocument(options, session.playerId, input.document)) ?? present(request)
  })
  bindCall(app, accountIdentitySubmit, async (request) => {
    const { session, input } = request
    return (await submitIdentity(options, session.playerId, input)) ?? present(request)
  })
  takeUploads(app, accountIdentityDocument, (inner) =>
    bindCall(inner, accountIdentityDocument, async (request) => {
      const { type, bytes, header } = request.file
      const file = { type, bytes, name: header(FILE_NAME_HEADER) }
      return (await takeDocument(options, request.session.playerId, file)) ?? present(request)
    }),
  )
}
