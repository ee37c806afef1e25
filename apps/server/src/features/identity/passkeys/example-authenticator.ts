import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

/** What a device does with a question, and what a test wants it to do otherwise. */
export interface DeviceOptions {
  readonly origin?: string
  readonly domain?: string
  readonly counter?: number
  readonly isUserVerified?: boolean
  readonly type?: string
}

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

/** A device with passkeys, as far as its answers go: keys of the curve P-256, no attestation. */
export function createExampleDevice(home: { readonly origin: string; readonly domain: string }) {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0
  const answer = (
    challenge: string,
    type: string,
    options: DeviceOptions,
    flags: number,
    rest = Buffer.alloc(0),
  ) => {
    const clientData = Buffer.from(
      JSON.stringify({
        type: options.type ?? type,
        challenge,
        origin: options.origin ?? home.origin,
        crossOrigin: false,
      }),
    )
    const head = Buffer.alloc(37)
    createHash('sha256')
      .update(options.domain ?? home.domain)
      .digest()
      .copy(head)
    head[32] = flags | PRESENT | (options.isUserVerified === false ? 0 : VERIFIED)
    head.writeUInt32BE(options.counter ?? counter, 33)
    return { clientData, authenticatorData: Buffer.concat([head, rest]) }
  }
  return {
    make(challenge: string, options: DeviceOptions = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const { clientData, authenticatorData } = answer(challenge, 'webauthn.create', options, WITH_KEY, key)
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authenticatorData],
        ]),
      )
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
    },
    sign(challenge: string, options: DeviceOptions = {}) {
      counter += 1
      const { clientData, authenticatorData } = answer(challenge, 'webauthn.get', options, 0)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      }
    },
  }
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

/** As much of CBOR as a device without attestation writes. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (!(value instanceof Map)) throw new Error('not written here')
  const parts = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])
  return Buffer.concat([head(5, value.size), ...parts])
}

function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.of((kind << 5) | count)
  if (count < 256) return Buffer.of((kind << 5) | 24, count)
  return Buffer.of((kind << 5) | 25, count >> 8, count & 255)
}
