import { type RefObject, useEffect, useState } from 'react'

/**
 * Scrolling is looked at this often (product §9, constants: debounce of the scroll loader 300 ms, fetch delay 100
 * ms).
 */
const SCROLL_PAUSE_MS = 100

/** The visible part of a list in its own pixels, in steps that change only when it scrolled a good way. */
export function useVisibleRange(list: RefObject<HTMLElement | null>): { top: number; height: number } {
  const [range, setRange] = useState({ top: 0, height: 900 })
  useEffect(() => {
    const node = list.current
    const scroller = node?.closest<HTMLElement>('[data-scroll]')
    if (node === null || scroller === null || scroller === undefined) return
    const step = 200
    const measure = () => {
      const offset = scroller.getBoundingClientRect().top - node.getBoundingClientRect().top
      const top = Math.max(0, Math.floor(offset / step) * step)
      const height = Math.ceil(scroller.clientHeight / step) * step + step
      setRange((old) => (old.top === top && old.height === height ? old : { top, height }))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const planMeasure = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        measure()
      }, SCROLL_PAUSE_MS)
    }
    measure()
    scroller.addEventListener('scroll', planMeasure, { passive: true })
    addEventListener('resize', planMeasure)
    return () => {
      clearTimeout(timer)
      scroller.removeEventListener('scroll', planMeasure)
      removeEventListener('resize', planMeasure)
    }
  }, [list])
  return range
}
