import type { FeedPosition } from '@xezer/odds-book/messages'
import type { World } from './match-run.ts'

/** `<seed>/<speed>/<ms>`: everything up to the instant took effect. */
export function formatPosition({ seed, speed }: World, atMs: number): FeedPosition {
  return `${encodeURIComponent(seed)}/${speed}/${Math.floor(atMs)}`
}

/** The instant of a position; null for none, and for one of another world, of which this one knows nothing. */
export function findPositionMs({ seed, speed }: World, position: FeedPosition | null): number | null {
  const [seedText = '', speedText = '', msText = ''] = position?.split('/') ?? []
  const atMs = Number(msText)
  const isOurs = decodeURIComponent(seedText) === seed && Number(speedText) === speed
  return isOurs && msText !== '' && Number.isSafeInteger(atMs) ? atMs : null
}
