import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type Handshake =
  | { readonly isAccepted: true; readonly answer: string; readonly isCompressed: boolean }
  | { readonly isAccepted: false; readonly status: string; readonly headers: string }

const KEY = /^[+/0-9A-Za-z]{22}==$/
/** RFC 6455 §1.3. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const VERSION = '13'
/** RFC 7692 §7.1: no context on either side, so that every client can read the same compressed bytes. */
const COMPRESSION = 'permessage-deflate; server_no_context_takeover; client_no_context_takeover'
/** Offers that are looked at; nobody needs more. */
const OFFERS_MAX = 8

/** The server's side of the opening handshake (RFC 6455 §4.2); a protocol below it is not spoken. */
export function answerHandshake({ method, headers }: IncomingMessage): Handshake {
  const key = headers['sec-websocket-key']
  if (method !== 'GET') return refuse('405 Method Not Allowed', 'Allow: GET\r\n')
  if (headers.upgrade?.toLowerCase() !== 'websocket') return refuse('400 Bad Request')
  if (headers['sec-websocket-version'] !== VERSION) {
    return refuse('426 Upgrade Required', `Sec-WebSocket-Version: ${VERSION}\r\n`)
  }
  if (key === undefined || !KEY.test(key)) return refuse('400 Bad Request')
  const isCompressed = offersCompression(headers['sec-websocket-extensions'])
  const accept = createHash('sha1')
    .update(key + GUID)
    .digest('base64')
  const answer =
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
    `Sec-WebSocket-Accept: ${accept}\r\n${isCompressed ? `Sec-WebSocket-Extensions: ${COMPRESSION}\r\n` : ''}\r\n`
  return { isAccepted: true, answer, isCompressed }
}

function refuse(status: string, headers = ''): Handshake {
  return { isAccepted: false, status, headers }
}

/** Whether one of the offers is compression as we do it: whatever else it asks for, we need not do. */
function offersCompression(header: string | undefined): boolean {
  if (header === undefined) return false
  return header.split(',', OFFERS_MAX).some((offer) => {
    const [name, ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase())
    return name === 'permessage-deflate' && parameters.every(isPossible)
  })
}

/** A smaller window than the usual one is refused with the whole offer (RFC 7692 §7.1.2.1). */
function isPossible(parameter: string): boolean {
  const [name = '', value] = parameter.split('=').map((part) => part.trim().replaceAll('"', ''))
  if (name === 'server_max_window_bits') return value === '15'
  if (name === 'client_max_window_bits') return value === undefined || /^([89]|1[0-5])$/.test(value)
  return (
    (name === 'server_no_context_takeover' || name === 'client_no_context_takeover') && value === undefined
  )
}
