import { type SlipSummary, summarizeSlip } from '@xezer/betting/slip/summarize-slip'
import { useMemo, useSyncExternalStore } from 'react'
import { useObservable } from '../../platform/use-observable.ts'
import { useServices } from '../services.tsx'
import { usePlayer } from '../session/use-player.ts'
import { ARE_COMBINATIONS_OFFERED } from './place-slip.ts'
import type { SlipView } from './slip-store.ts'

/** What the slip holds, and everything that follows from it. */
export function useSlip(): SlipView & { summary: SlipSummary } {
  const view = useObservable(useServices().slip)
  const quoteChanges = usePlayer()?.user.settings.quoteChanges ?? 1
  const { slip } = view
  const summary = useMemo(
    () => summarizeSlip(slip, { quoteChanges, areCombinationsOffered: ARE_COMBINATIONS_OFFERED }),
    [slip, quoteChanges],
  )
  return { ...view, summary }
}

/** How many selections there are, those of a guest and names on their way too. Renders only when their number changes. */
export function useSlipCount(): number {
  const { slip } = useServices()
  const count = () => countSelections(slip.read())
  const chosen = useSyncExternalStore(slip.subscribe, count, count)
  return chosen + useWaitingCount()
}

/** How many selections of a guest wait for whoever logs in. */
export function useWaitingCount(): number {
  const { waiting } = useServices().slip
  const count = () => waiting.read().length
  return useSyncExternalStore(waiting.subscribe, count, count)
}

function countSelections({ slip, arriving }: SlipView): number {
  return new Set([...slip.positions.map((position) => position.handle), ...arriving]).size
}
