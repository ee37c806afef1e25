import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { WireDate } from './field-errors.ts'
import { Id, WireTime } from './primitives.ts'
import { says } from './says.ts'

// Who a player is: a form, and pictures of a document that a person of the house looks at.

export const IDENTITY_STATUSES = ['none', 'submitted', 'verified', 'refused', 'expired'] as const
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number]

export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]
export const DOCUMENT_BYTES_MAX = 8 * 1024 * 1024
/** Of one submission. */
export const DOCUMENTS_MAX = 5
export const DOCUMENTS_A_DAY = 20
/** Carries the name of a file, as `encodeURIComponent` writes it. */
export const FILE_NAME_HEADER = 'x-file-name'

/** Why a submission is refused; the site words it. */
export const IDENTITY_REFUSALS = ['unreadable', 'mismatch', 'expired', 'incomplete', 'unaccepted'] as const
export type IdentityRefusal = (typeof IDENTITY_REFUSALS)[number]

const IdentityDocument = z.strictObject({
  id: Id,
  name: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  /** Bytes. */
  size: z.int(),
})
export type IdentityDocument = z.output<typeof IdentityDocument>

export const Identity = z.strictObject({
  status: z.enum(IDENTITY_STATUSES),
  /** Why it was refused, for people; null otherwise. */
  reason: z.nullable(z.string()),
  submitted: z.nullable(WireTime),
  decided: z.nullable(WireTime),
  /** The last day of the document, `YYYY-MM-DD`. */
  expires: z.nullable(z.string()),
  /** What lies with the house; while nothing does, what is ready to be handed in. */
  documents: z.array(IdentityDocument),
})
export type Identity = z.output<typeof Identity>

export const accountIdentity = defineCall({
  name: 'accountIdentity',
  method: 'GET',
  path: 'account/identity',
  auth: 'player',
  summary: 'How far the check of who the player is has come',
  input: z.object({}),
  output: Identity,
  errors: [],
})

export const accountIdentityDocument = defineCall({
  name: 'accountIdentityDocument',
  method: 'POST',
  path: 'account/identityDocument',
  auth: 'player',
  summary:
    'Send a picture or scan of a document: the body is the file itself, the header X-File-Name its name',
  input: z.object({}),
  output: Identity,
  errors: ['document_invalid', 'documents_full', 'identity_final'],
  bodyBytesMax: DOCUMENT_BYTES_MAX,
  bodyTypes: DOCUMENT_TYPES,
})

export const accountIdentityDocumentRemove = defineCall({
  name: 'accountIdentityDocumentRemove',
  method: 'POST',
  path: 'account/identityDocumentRemove',
  auth: 'player',
  summary: 'Take back a document that is not handed in yet',
  input: z.strictObject({ document: Id }),
  output: Identity,
  errors: ['not_found'],
})

export const IdentityForm = z.strictObject({
  fin: z.string().check(z.trim(), z.regex(/^[0-9A-Z]{5,7}$/, says('fin_invalid'))),
  address: z.string().check(z.trim(), z.minLength(5), z.maxLength(200)),
  series: z.string().check(z.trim(), z.regex(/^[0-9A-Z]{1,5}$/, says('series_invalid'))),
  number: z.string().check(z.trim(), z.regex(/^[0-9A-Z]{4,14}$/, says('passport_invalid'))),
  /** The last day of the document. */
  expires: WireDate,
})
export type IdentityForm = z.output<typeof IdentityForm>

export const accountIdentitySubmit = defineCall({
  name: 'accountIdentitySubmit',
  method: 'POST',
  path: 'account/identitySubmit',
  auth: 'player',
  summary: 'Hand in the form with the documents that were sent; a person of the house looks at it',
  input: IdentityForm,
  output: Identity,
  errors: ['documents_missing', 'identity_final', 'registration_refused'],
})
