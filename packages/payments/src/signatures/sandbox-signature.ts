import { err, ok, type Result } from '@xezer/std/result'

/** How far the two clocks may be apart, and how long a message heard elsewhere could be played again. */
const AGE_MAX_SECONDS = 300
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** HMAC-SHA256 over what follows one another, in lower hex. */
export type Hmac = (key: string, parts: readonly (string | Uint8Array)[]) => string
/** Compares in a time that does not tell how much was right. */
export type IsSame = (left: string, right: string) => boolean

export type SignatureFault = 'signature_malformed' | 'signature_old' | 'signature_wrong'

export function signSandbox(body: string | Uint8Array, key: string, nowSeconds: number, hmac: Hmac): string {
  return `t=${nowSeconds},v1=${hmac(key, [`${nowSeconds}.`, body])}`
}

export interface SandboxCheck {
  /** What stands in `x-signature`; null: nothing does. */
  readonly header: string | null
  /** The bytes as they came: what is parsed and written again is another text. */
  readonly body: string | Uint8Array
  readonly key: string
  readonly nowSeconds: number
  readonly hmac: Hmac
  readonly isSame: IsSame
}

export function checkSandboxSignature(check: SandboxCheck): Result<null, SignatureFault> {
  const [, time, given] = HEADER.exec(check.header ?? '') ?? []
  if (time === undefined || given === undefined) return err('signature_malformed')
  if (Math.abs(check.nowSeconds - Number(time)) > AGE_MAX_SECONDS) return err('signature_old')
  const right = check.hmac(check.key, [`${time}.`, check.body])
  return check.isSame(right, given) ? ok(null) : err('signature_wrong')
}
