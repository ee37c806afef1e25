import type { MouseEvent } from 'react'

/** Pixels of the window, which has no bars (product §9, constants). */
const FEATURES = 'popup,width=1000,height=700,menubar=no,toolbar=no,location=no,status=no'

/** Whether the window of statistics could be opened. */
export function openStatisticsWindow(path: string): boolean {
  return window.open(`${path}?lang=${document.documentElement.lang}`, '_blank', FEATURES) !== null
}

/** A plain click of a link opens the window of statistics; where none can be opened it is a link to a new tab. */
export function openStatistics(press: MouseEvent, path: string): void {
  if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return
  if (openStatisticsWindow(path)) press.preventDefault()
}
