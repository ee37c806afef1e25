import type { FeedPosition } from '@xezer/odds-book/messages'

export interface PositionTracker {
  /** Notes a message in the order of arrival; call the result once its effect is for good. */
  begin(position: FeedPosition): () => void
  /** The last position up to which every message took effect; null when there is none. */
  settled(): FeedPosition | null
}

/** Messages finish in any order; a position counts only when all before it have finished. */
export function createPositionTracker(): PositionTracker {
  const pending: { readonly position: FeedPosition; isDone: boolean }[] = []
  let settled: FeedPosition | null = null
  return {
    begin(position) {
      const entry = { position, isDone: false }
      pending.push(entry)
      return () => {
        entry.isDone = true
        while (pending[0]?.isDone) settled = pending.shift()?.position ?? settled
      }
    },
    settled: () => settled,
  }
}
