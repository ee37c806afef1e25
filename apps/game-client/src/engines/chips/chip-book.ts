import type { Chip } from '@xezer/game-math/play/chips'

/** What lies on the cloth: an amount on each bet, and the way back. */
export interface ChipBook<Bet extends string> {
  readonly chips: readonly Chip<Bet>[]
  readonly sumMinor: number
  /** False where it would pass the most that may be staked. */
  put(bet: Bet, amountMinor: number): boolean
  undo(): void
  clear(): void
  set(chips: readonly Chip<Bet>[]): void
  readonly canUndo: boolean
}

const UNDOS_MAX = 50

export function createChipBook<Bet extends string>(mostMinor: number): ChipBook<Bet> {
  let chips: readonly Chip<Bet>[] = []
  const before: (readonly Chip<Bet>[])[] = []
  const sumOf = (all: readonly Chip<Bet>[]) => all.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  function to(next: readonly Chip<Bet>[]): void {
    before.push(chips)
    if (before.length > UNDOS_MAX) before.shift()
    chips = next
  }
  return {
    get chips() {
      return chips
    },
    get sumMinor() {
      return sumOf(chips)
    },
    get canUndo() {
      return before.length > 0
    },
    put(bet, amountMinor) {
      if (sumOf(chips) + amountMinor > mostMinor) return false
      const lies = chips.find((one) => one.bet === bet)
      to([
        ...chips.filter((one) => one.bet !== bet),
        { bet, amountMinor: (lies?.amountMinor ?? 0) + amountMinor },
      ])
      return true
    },
    undo() {
      chips = before.pop() ?? chips
    },
    clear() {
      if (chips.length > 0) to([])
    },
    set(next) {
      chips = next
      before.length = 0
    },
  }
}
