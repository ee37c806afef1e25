import { useEffect, useState } from 'react'

/** Whether what is drawn of `choice` has been painted; false again when it is another. */
export function usePainted(choice: string): boolean {
  const [painted, setPainted] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A task after the frame: what comes then is in another one.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(choice))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [choice])
  return painted === choice
}
