import { useMemo } from 'react'
import type { Observable } from './observable.ts'
import { holdWhilePressing, pagePresses } from './presses.ts'

/** The same, but it stands still while a press on the page is under way. */
export function useHeld<Value>(source: Observable<Value>): Observable<Value> {
  return useMemo(() => holdWhilePressing(source, pagePresses.isPressing), [source])
}
