import { accountReality, type Reality } from '@xezer/contract/reality'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { late } from '../../core/chrome/late.ts'
import { UnreachedOver } from '../../core/chrome/unreached.tsx'
import { isRealityOpen, realityWishes } from '../../core/protection/reality-prompt.ts'
import { useServices } from '../../core/services.tsx'
import { useObservable } from '../../platform/use-observable.ts'

const RealityDialog = late(() => import('./reality-dialog.tsx'), UnreachedOver)

const SECOND_MS = 1000
/** A question that nobody answered is put again. */
const AGAIN_MS = 15_000

/**
 * Stands once, beside a player's amounts: asks when the next look at the clock is due, and opens it then or when a press was
 * answered with it. The server decides; whoever closes it unread is asked again with the next press.
 */
export function RealityDoor() {
  const { api, slip } = useServices()
  const [reality, setReality] = useState<Reality | undefined>(undefined)
  const [isOpen, setIsOpen] = useState(false)
  const [failures, setFailures] = useState(0)
  const refused = useObservable(slip).slip.error
  const wishes = useObservable(realityWishes)
  const take = useCallback((next: Reality) => {
    setReality(next)
    setIsOpen(next.isDue)
  }, [])
  const ask = useCallback(async () => {
    const answer = await api.call(accountReality, {})
    if (answer.ok) take(answer.value)
    setFailures((count) => (answer.ok ? 0 : count + 1))
  }, [api, take])
  // A game that was refused for it asks too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish is a question
  useEffect(() => void ask(), [ask, wishes])
  useEffect(() => {
    isRealityOpen.write(isOpen)
    return () => isRealityOpen.write(false)
  }, [isOpen])
  useEffect(() => {
    if (reality === undefined || reality.isDue) return
    const timer = setTimeout(() => void ask(), (reality.dueInSeconds + 1) * SECOND_MS)
    return () => clearTimeout(timer)
  }, [reality, ask])
  useEffect(() => {
    if (failures === 0) return
    const timer = setTimeout(() => void ask(), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [failures, ask])
  useEffect(() => {
    if (refused?.code === 'reality_check_due') void ask()
  }, [refused, ask])
  useEffect(() => {
    // It may have been read in another tab meanwhile, or have become due while the machine slept.
    const look = () => document.visibilityState === 'visible' && void ask()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [ask])
  if (!isOpen || reality === undefined) return null
  return (
    <Suspense>
      <RealityDialog reality={reality} onGoneOn={take} onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
