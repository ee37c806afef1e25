import type { PlayCode, PlayRefusal } from '@xezer/contract/game-server'
import { PLAY_CODES } from '@xezer/contract/game-server'

/** Thrown where a call is not done, and answered with its code. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: PlayRefusal

  constructor(code: PlayCode, more: Omit<PlayRefusal, 'code'> = {}) {
    super(code)
    this.refusal = { code, ...more }
  }
}

/**
 * The wallet's word as the frame hears it. It is final: what is a fault between us and the wallet is no other word at the next
 * try, and the press that it was about is over.
 */
export function refusedByWallet({
  code,
  reason,
}: {
  readonly code: string
  readonly reason?: string | undefined
}): Refused {
  const isOurs = code === 'WRONG_SYNTAX' || code === 'DUPLICATE'
  const known = isOurs ? undefined : PLAY_CODES.find((one) => one === code)
  return new Refused(known ?? 'REFUSED', reason === undefined ? {} : { reason })
}
