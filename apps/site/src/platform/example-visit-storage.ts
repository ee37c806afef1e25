import type { VisitStorage } from './visit-storage.ts'

/** A tab's storage for tests; two that read the same one are a reload. */
export function createExampleVisitStorage(text?: string): VisitStorage {
  let kept = text
  return {
    read: () => kept,
    write: (next) => {
      kept = next
    },
  }
}
