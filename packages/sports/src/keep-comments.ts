import type { EventComment } from '@xezer/sport/live-state'

/** What a screen shows of them; they are sent whole with every score. */
const COMMENTS_KEPT = 12

/** The newest comments, oldest first. */
export function keepComments(before: readonly EventComment[], more: readonly EventComment[]): EventComment[] {
  return [...before, ...more].slice(-COMMENTS_KEPT)
}
