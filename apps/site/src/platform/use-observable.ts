import { useSyncExternalStore } from 'react'
import type { Observable } from './observable.ts'

/** The value of an observable; the component renders again when it is replaced. */
export function useObservable<Value>(observable: Observable<Value>): Value {
  return useSyncExternalStore(observable.subscribe, observable.read, observable.readDrawn ?? observable.read)
}
