import { createHmac, randomUUID } from 'node:crypto'

/** Where the wallet is, and as whom it is asked. */
export interface KitTarget {
  readonly url: string
  readonly provider: string
  readonly secret: string
  /** The launch token of a player with money. */
  readonly token: string
  readonly game: string
}

/** What came back; `code` is null where it was no answer of the wire. */
export interface KitAnswer {
  readonly status: number
  readonly code: string | null
  readonly body: Readonly<Record<string, unknown>>
}

/** How a message is sent otherwise than it should be. */
export interface Tampering {
  readonly body?: string
  readonly headers?: Readonly<Record<string, string | null>>
  readonly timestamp?: number
  /** What is signed in place of what is sent. */
  readonly signedBody?: string
  readonly signedPath?: string
  readonly secret?: string
}

export interface KitClient {
  readonly target: KitTarget
  send(call: string, fields: Readonly<Record<string, unknown>>, tampering?: Tampering): Promise<KitAnswer>
  /** A name that nobody had before. */
  name(of: string): string
}

export function createKitClient(target: KitTarget): KitClient {
  const run = randomUUID().slice(0, 8)
  let names = 0
  const name = (of: string) => {
    names += 1
    return `${of}-${run}-${names}`
  }
  return {
    target,
    name,
    async send(call, fields, tampering = {}) {
      const path = `/wallet/v1/${call}`
      const body = tampering.body ?? JSON.stringify({ requestId: name('r'), ...fields })
      const timestamp = String(tampering.timestamp ?? Date.now())
      const signed = `${timestamp}\n${tampering.signedPath ?? path}\n${tampering.signedBody ?? body}`
      const digest = createHmac('sha256', tampering.secret ?? target.secret)
        .update(signed)
        .digest('hex')
      const headers = {
        'content-type': 'application/json',
        'x-provider': target.provider,
        'x-timestamp': timestamp,
        'x-signature': `v1=${digest}`,
        ...tampering.headers,
      }
      const sent = Object.entries(headers).filter((one): one is [string, string] => one[1] !== null)
      const response = await fetch(target.url.replace(/\/$/, '') + path, {
        method: 'POST',
        headers: Object.fromEntries(sent),
        body,
      })
      return readAnswer(response)
    },
  }
}

async function readAnswer(response: Response): Promise<KitAnswer> {
  const text = await response.text()
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      const fields = body as Record<string, unknown>
      return {
        status: response.status,
        code: typeof fields.code === 'string' ? fields.code : null,
        body: fields,
      }
    }
  } catch {
    // Not JSON: no answer of the wire.
  }
  return { status: response.status, code: null, body: {} }
}
