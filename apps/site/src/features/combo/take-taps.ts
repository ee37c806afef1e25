import type { Picks } from '../../core/prices/picks.ts'
import type { PriceStore } from '../../core/prices/price-store.ts'

interface Taken {
  /** The cells that are marked as chosen, besides those of other events in the slip. */
  readonly mark: (handles: readonly string[]) => void
  readonly giveBack: () => void
}

/**
 * While something is built from the cells of an event their taps and marks are the builder's, not the slip's. It stands in
 * the way of both doors from outside, so that the first script of a guest knows nothing of it.
 */
export function takeTaps(
  { picks, prices }: { picks: Picks; prices: PriceStore },
  eventId: number,
  chosen: ReadonlySet<string>,
  onTap: (handle: string) => void,
): Taken {
  const { report } = picks
  const { setSelected } = prices
  let others = chosen
  let own: readonly string[] = []
  const mark = () => {
    const elsewhere = [...others].filter((handle) => !handle.startsWith(`${eventId}:`))
    setSelected(new Set([...elsewhere, ...own]))
  }
  picks.report = (pick) => (pick.eventId === eventId ? onTap(pick.handle) : report(pick))
  prices.setSelected = (handles) => {
    others = handles
    mark()
  }
  return {
    mark: (handles) => {
      own = handles
      mark()
    },
    giveBack: () => {
      picks.report = report
      prices.setSelected = setSelected
      setSelected(others)
    },
  }
}
