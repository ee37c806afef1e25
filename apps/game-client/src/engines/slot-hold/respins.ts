import { SLOT_HOLD } from '@xezer/game-math/slot-hold/definition'

export interface RespinStep {
  readonly coins: number
  /** Respins that are left behind it. */
  readonly left: number
  /** Cells that became coins. */
  readonly fresh: readonly number[]
}

/** What the boards say, step by step: a new coin begins the respins anew. */
export function countRespins(boards: readonly (readonly (number | null)[])[]): readonly RespinStep[] {
  let left: number = SLOT_HOLD.respins
  return boards.map((board, place) => {
    const before = boards[place - 1]
    const fresh = board.flatMap((coin, cell) =>
      coin !== null && (before?.[cell] ?? null) === null ? [cell] : [],
    )
    if (place > 0) left = fresh.length > 0 ? SLOT_HOLD.respins : left - 1
    return { coins: board.filter((coin) => coin !== null).length, left, fresh }
  })
}
