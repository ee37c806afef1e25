import { type RefObject, useEffect, useState } from 'react'

/** Rows that are here are drawn this soon after they come near; those that are not, `list-loader.ts` fetches. */
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
