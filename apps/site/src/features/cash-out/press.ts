import { cashOutPress } from '@xezer/contract/cash-out'
import { type ApiClient, isSilent } from '../../platform/api-client.ts'
import type { PageTimers } from '../../platform/page-timers.ts'

/** Pauses between the questions about a press that got no answer; then it is the player's to ask. */
const ASK_PAUSES_MS: readonly number[] = [1000, 2000, 4000, 5000, 5000, 5000, 5000]

export interface CashOutAsked {
  bet: number
  /** The part of the stake; undefined for all of it. */
  stake: number | undefined
  /** The value of all that is open that was on the screen. */
  value: number
}
export interface SentPress extends CashOutAsked {
  key: string
}

export type PressEnd =
  | { kind: 'paid'; amount: number }
  /** `value`: what all that is open is worth now, where it was told; `text` is safe HTML. */
  | { kind: 'refused'; code: string; text: string | undefined; value: number | null | undefined }
  /** Nobody knows: the same press, under its own key, may be asked about again. */
  | { kind: 'unknown' }

/** Sends a press under its key until there is an answer: it never pays twice. */
export async function sendPress(
  { api, timers }: { api: ApiClient; timers: PageTimers },
  { key, bet, stake, value }: SentPress,
  onAsking: () => void,
): Promise<PressEnd> {
  const input = { bet, value, ...(stake === undefined ? {} : { stake }) }
  for (const pauseMs of [...ASK_PAUSES_MS, undefined]) {
    const answer = await api.call(cashOutPress, input, { idempotencyKey: key })
    if (answer.ok) {
      const { success, amount = 0, code = 'cash_out_suspended', error, value: now } = answer.value
      return success ? { kind: 'paid', amount } : { kind: 'refused', code, text: error, value: now }
    }
    if (!isSilent(answer.error))
      return { kind: 'refused', code: answer.error.code, text: answer.error.text, value: undefined }
    if (pauseMs === undefined) break
    onAsking()
    await new Promise<void>((resolve) => timers.after(pauseMs, resolve))
  }
  return { kind: 'unknown' }
}
