/**
 * The newest answer wins. Answers come in any order, and what was asked for may no longer be wanted when they do:
 * every question begins a turn, and its answer asks the turn before it is taken.
 */
export interface Turns {
  begin: () => Turn
  /** Nothing that is under way is wanted any more: the asker left, or somebody else told the answer. */
  end: () => void
}

export interface Turn {
  /** No newer question was asked: where an older answer would be wrong, such as in another language. */
  isNewest: () => boolean
  /**
   * No newer answer was taken, and from now on this one is: where an older answer is better than none until a newer
   * one comes. True once.
   */
  take: () => boolean
}

export function createTurns(): Turns {
  let asked = 0
  /** Turns up to this one are over. */
  let over = 0
  return {
    begin: () => {
      asked += 1
      const own = asked
      return {
        isNewest: () => own === asked && own > over,
        take: () => {
          if (own <= over) return false
          over = own
          return true
        },
      }
    },
    end: () => {
      over = asked
    },
  }
}
