import { useSyncExternalStore } from 'react'
import { useServices } from '../services.tsx'
import type { SlipView } from './slip-view.ts'

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
