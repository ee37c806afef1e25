import { useEffect } from 'react'
import { useServices } from '../../core/services.tsx'
import { usePlace } from '../../platform/router-context.tsx'

/** Leads to the element that the address names, once the article stands; whoever comes back stands where he was. */
export function useShownPart(id: string | null): void {
  const { entry, arrival } = usePlace()
  const { pageMemory } = useServices()
  useEffect(() => {
    if (id === null) return
    const wasHere = arrival !== 'push' && pageMemory.find(entry, 'scroll') !== undefined
    // After the page was put at its beginning.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(id)
      part?.setAttribute('data-shown', '')
      if (!wasHere) part?.scrollIntoView({ block: 'start' })
    })
    return () => {
      cancelAnimationFrame(frame)
      document.getElementById(id)?.removeAttribute('data-shown')
    }
  }, [id, entry, arrival, pageMemory])
}
