import { type SlipSummary, summarizeSlip } from '@xezer/betting/slip/summarize-slip'
import { useMemo } from 'react'
import { useObservable } from '../../platform/use-observable.ts'
import { useServices } from '../services.tsx'
import { usePlayer } from '../session/use-player.ts'
import type { SlipView } from './slip-view.ts'

/** What the slip holds, and everything that follows from it. */
export function useSlip(): SlipView & { summary: SlipSummary } {
  const view = useObservable(useServices().slip)
  const quoteChanges = usePlayer()?.user.settings.quoteChanges ?? 1
  const { slip } = view
  const summary = useMemo(() => summarizeSlip(slip, quoteChanges), [slip, quoteChanges])
  return { ...view, summary }
}
