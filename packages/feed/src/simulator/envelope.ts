import type { Envelope, Producer } from '@xezer/odds-book/messages'

export const PROVIDER = 'simulator'

/** The world tells what happens as it happens. */
export function envelope(producer: Producer, nowMs: number): Envelope {
  return { provider: PROVIDER, producer, generatedAtMs: nowMs, receivedAtMs: nowMs }
}
