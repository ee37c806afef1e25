import { type RefObject, useLayoutEffect, useState } from 'react'
import { isLow, isPhone, isSlipFolded } from '../../platform/media.ts'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'

/** As in `market-columns.module.css`. */
const WIDTH_FROM_PX = 720

/**
 * Whether two columns of markets fit beside each other. In one column they stand in their order of importance, for eyes,
 * Tab and readers alike, which no style sheet can do. The first answer is that of the main area, so that a page of 300
 * markets is laid out once.
 */
export function useHasTwoColumns(place: RefObject<HTMLElement | null>): boolean {
  const isDrawn = useIsDrawn()
  const [hasTwo, setHasTwo] = useState(() => (isDrawn ? hasFormRoomForTwo() : hasMainRoomForTwo()))
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const measure = () => setHasTwo(element.clientWidth >= WIDTH_FROM_PX)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return hasTwo
}

function hasMainRoomForTwo(): boolean {
  const main = document.querySelector<HTMLElement>('[data-scroll=main]')
  if (main === null) return false
  const { paddingLeft, paddingRight } = getComputedStyle(main)
  return main.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) >= WIDTH_FROM_PX
}

/**
 * What is drawn before anything can be measured, by the server and first by the script: two wherever a window of the form
 * may have room for them. Where this one has not, the style sheet shows them as one.
 */
function hasFormRoomForTwo(): boolean {
  return !isPhone.read() && !(isLow.read() && isSlipFolded.read())
}
