import type { FeedOffset } from '@xezer/odds-book/messages'

export interface OffsetTracker {
  /** Notes a message in the order of arrival; call the result once its effect is for good. */
  begin(offset: FeedOffset): () => void
  /** The last offset up to which every message took effect; null when there is none. */
  settled(): FeedOffset | null
}

/** Messages finish in any order; a offset counts only when all before it have finished. */
export function createOffsetTracker(): OffsetTracker {
  const pending: { readonly offset: FeedOffset; isDone: boolean }[] = []
  let settled: FeedOffset | null = null
  return {
    begin(offset) {
      const entry = { offset, isDone: false }
      pending.push(entry)
      return () => {
        entry.isDone = true
        while (pending[0]?.isDone) settled = pending.shift()?.offset ?? settled
      }
    },
    settled: () => settled,
  }
}
