import { startTransition, useEffect, useState } from 'react'
import { usePlace } from '../../platform/router-context.tsx'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'

/**
 * Whether the page was painted that a press led to: what nobody sees at first waits for it. What the server drew stands on
 * the screen, and who comes back is led to where he was, so that all of it has to be there.
 */
export function useIsPainted(): boolean {
  const isDrawn = useIsDrawn()
  const { arrival } = usePlace()
  const [isPainted, setIsPainted] = useState(isDrawn || arrival !== 'push')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isPainted
}
