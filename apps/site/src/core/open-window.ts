import type { MouseEvent } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels of the window of statistics (product §9, constants). */
const STATISTICS: Size = { width: 1000, height: 700 }

/** A plain click of a link opens a window without bars; where none can be opened it is a link to a new tab. */
export function openInWindow(press: MouseEvent, path: string, size: Size): void {
  if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return
  if (openWindow(path, size)) press.preventDefault()
}

export function openStatistics(press: MouseEvent, path: string): void {
  openInWindow(press, inShownLanguage(path), STATISTICS)
}

/** Whether the window of statistics could be opened. */
export const openStatisticsWindow = (path: string) => openWindow(inShownLanguage(path), STATISTICS)

function openWindow(path: string, { width, height }: Size): boolean {
  const features = `popup,width=${width},height=${height},menubar=no,toolbar=no,location=no,status=no`
  return window.open(path, '_blank', features) !== null
}

const inShownLanguage = (path: string) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${document.documentElement.lang}`
