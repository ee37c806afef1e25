import { HeardError } from '@xezer/contract/heard-error'
import { accountIdentityDocument, FILE_NAME_HEADER, type Identity } from '@xezer/contract/identity-check'
import { err, ok, type Result } from '@xezer/std/result'

/** Why a file did not get there: what the server said in the visitor's language, or nothing when it did not speak. */
export interface SendFault {
  code: string
  text: string | undefined
}

interface Sending {
  token: string
  /** How much of it is there, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Longer than the server waits for a body. */
const PATIENCE_MS = 30_000
/** A name may hold what no address can. */
const HALF_LETTER = /\p{Cs}/gu
const NO_NETWORK: SendFault = { code: 'network', text: undefined }

/** Sends the bytes of a file as they are. Not by `fetch`, which tells nobody how far it has come. */
export function sendFile(
  file: File,
  { token, onProgress, signal }: Sending,
): Promise<Result<Identity, SendFault>> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/${accountIdentityDocument.path}`)
    request.timeout = PATIENCE_MS
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('content-type', file.type)
    request.setRequestHeader(FILE_NAME_HEADER, encodeURIComponent(file.name.replaceAll(HALF_LETTER, '')))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onload = () => done(readAnswer(request.status, request.responseText))
    request.onerror = request.ontimeout = request.onabort = () => done(err(NO_NETWORK))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function readAnswer(status: number, body: string): Result<Identity, SendFault> {
  const said = parse(body)
  if (status === 200) {
    const answer = accountIdentityDocument.output.safeParse(said)
    return answer.success ? ok(answer.data) : err(NO_NETWORK)
  }
  const refusal = HeardError.safeParse(said)
  return err(refusal.success ? { code: refusal.data.code, text: refusal.data.error } : NO_NETWORK)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
