import { createHmac } from 'node:crypto'
import {
  WALLET_CODES,
  type WalletAnswer,
  type WalletCallName,
  type WalletCode,
} from '@xezer/contract/game-wallet'
import type { Clock } from '@xezer/std/clock'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { Said } from './money-port.ts'

export interface WalletWireOptions {
  readonly url: string
  /** By provider. */
  readonly secrets: ReadonlyMap<string, string>
  readonly clock: Clock
  readonly secureRandom: SecureRandom
  /** How long one try of a message about money waits. */
  readonly patienceMs?: number | undefined
}

export interface WalletWire {
  ask(provider: string, call: WalletCallName, fields: object): Promise<Said>
}

const PATIENCE_MS = 1000
/** What moves nothing is asked once, by somebody who waits for it. */
const QUESTION_PATIENCE_MS = 5000
const REQUEST_ID_BYTES = 12

/** The wallet as every provider asks it, over signed HTTP; whatever is no clear word is an unknown outcome. */
export function createWalletWire(options: WalletWireOptions): WalletWire {
  const { url, secrets, clock, secureRandom, patienceMs = PATIENCE_MS } = options
  return {
    async ask(provider, call, fields) {
      const secret = secrets.get(provider)
      if (secret === undefined) return { kind: 'unheard', code: 'INVALID_SIGNATURE' }
      const requestId = Buffer.from(secureRandom.bytes(REQUEST_ID_BYTES)).toString('base64url')
      const path = `/wallet/v1/${call}`
      const body = JSON.stringify({ requestId, ...fields })
      const timestamp = String(clock.nowMs())
      const digest = createHmac('sha256', secret).update(`${timestamp}\n${path}\n${body}`).digest('hex')
      try {
        const response = await fetch(url + path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-provider': provider,
            'x-timestamp': timestamp,
            'x-signature': `v1=${digest}`,
          },
          body,
          signal: AbortSignal.timeout(
            call === 'session' || call === 'balance' ? QUESTION_PATIENCE_MS : patienceMs,
          ),
        })
        return readSaid(response.status, await response.json(), requestId)
      } catch {
        return { kind: 'unknown' }
      }
    },
  }
}

function readSaid(status: number, said: unknown, requestId: string): Said {
  if (status === 401) return { kind: 'unheard', code: 'INVALID_SIGNATURE' }
  if (status === 400) return { kind: 'unheard', code: 'WRONG_SYNTAX' }
  if (status !== 200 || !isAnswer(said) || said.requestId !== requestId) return { kind: 'unknown' }
  return { kind: 'final', answer: said }
}

function isAnswer(said: unknown): said is WalletAnswer {
  const code = typeof said === 'object' && said !== null && 'code' in said ? said.code : null
  return WALLET_CODES.some((known) => known === code) && code !== ('INTERNAL' satisfies WalletCode)
}
