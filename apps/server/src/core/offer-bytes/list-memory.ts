import type { BookEvent } from '@xezer/odds-book/book'

/** What was made of a list of events, by its question. */
export interface ListMemory<Made> {
  /** Makes it once for each version of the list: the book gives out another list when an event comes or goes. */
  get(events: readonly BookEvent[], question: string, make: () => Made): Made
}

/** Questions of one version of a list; beyond it the memory starts anew. */
const QUESTIONS_MAX = 2000

export function createListMemory<Made>(): ListMemory<Made> {
  const madeOf = new WeakMap<readonly BookEvent[], Map<string, Made>>()
  return {
    get(events, question, make) {
      let byQuestion = madeOf.get(events)
      if (byQuestion === undefined || byQuestion.size >= QUESTIONS_MAX) {
        byQuestion = new Map()
        madeOf.set(events, byQuestion)
      }
      let made = byQuestion.get(question)
      if (made === undefined) {
        made = make()
        byQuestion.set(question, made)
      }
      return made
    },
  }
}
