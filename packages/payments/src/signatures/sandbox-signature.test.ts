import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkSandboxSignature, type Hmac, signSandbox } from './sandbox-signature.ts'

const hmac: Hmac = (key, parts) => {
  const hash = createHmac('sha256', key)
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
const KEY = 'sandbox-secret'
const TIME = 1_795_255_200
const BODY = '{"id":"sb_1","order":"7001","status":"paid","amount":"1930.51","currency":"RUB"}'
const HEADER = `t=${TIME},v1=39018170e56473b63e5cb080f37077c37fec413bee7f06b41980c1db3f613ed5`

const check = {
  header: HEADER,
  body: new TextEncoder().encode(BODY),
  key: KEY,
  nowSeconds: TIME,
  hmac,
  isSame: (left: string, right: string) => left === right,
}

describe('the signature of the sandbox', () => {
  it('is the one of its vector', () => {
    expect(signSandbox(BODY, KEY, TIME, hmac)).toBe(HEADER)
    expect(checkSandboxSignature(check)).toEqual({ ok: true, value: null })
  })

  it.each([
    ['is missing', { header: null }, 'signature_malformed'],
    ['is without its time', { header: HEADER.slice(HEADER.indexOf('v1')) }, 'signature_malformed'],
    ['is in capitals', { header: HEADER.replace('39018170e', '39018170E') }, 'signature_malformed'],
    ['has more behind it', { header: `${HEADER},v1=0` }, 'signature_malformed'],
    ['is of another body', { body: BODY.replace('1930.51', '1930.50') }, 'signature_wrong'],
    ['is of the same body written again', { body: BODY.replace(':', ': ') }, 'signature_wrong'],
    ['is of another key', { key: 'sandbox-secret2' }, 'signature_wrong'],
    ['tells another time', { header: HEADER.replace(`${TIME}`, `${TIME + 1}`) }, 'signature_wrong'],
    ['is 301 s old', { nowSeconds: TIME + 301 }, 'signature_old'],
    ['is of 301 s from now', { nowSeconds: TIME - 301 }, 'signature_old'],
  ])('that %s is refused', (_, change, code) => {
    expect(checkSandboxSignature({ ...check, ...change })).toEqual({ ok: false, error: code })
  })

  it.each([300, -300])('holds %d s away', (seconds) => {
    expect(checkSandboxSignature({ ...check, nowSeconds: TIME + seconds }).ok).toBe(true)
  })
})
