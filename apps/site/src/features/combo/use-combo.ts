import type { EventPage } from '@xezer/contract/live'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { findLegName, type LegName } from '../../core/prices/leg-name.ts'
import { useServices } from '../../core/services.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import type { Combo, ComboView } from './combo.ts'
import { takeTaps } from './take-taps.ts'

interface BuiltCombo extends Pick<Combo, 'tap' | 'clear'> {
  readonly view: ComboView
  /** Of all legs together, as it stands now; null while nothing can be bet on. */
  readonly price: number | null
  /** What the prices of the legs would multiply to, where that is another price. */
  readonly plain: number | null
  readonly nameOf: (handle: string) => LegName
  /** Into the slip, where it is one position of its event. */
  readonly add: () => void
}

/** The source keeps what is asked for some minutes; without a price it is asked sooner. */
const RENEW_MS = 30_000
const RETRY_MS = 4000

/** What is being built from the cells of the page, as long as the builder is open; it outlives its being folded. */
export function useCombo(page: EventPage, combo: Combo, onDone: () => void): BuiltCombo {
  const { prices, picks, slip } = useServices()
  const eventId = page.event.id
  const view = useObservable(combo)
  const report = useRef(picks.report)
  const price = usePrice(view.handle)
  const nameOf = useNames(page)
  useEffect(() => {
    report.current = picks.report
    const chosen = new Set(slip.read().slip.positions.map(({ handle }) => handle))
    const taken = takeTaps({ picks, prices }, eventId, chosen, combo.tap)
    const follow = () => taken.mark(combo.read().legs)
    follow()
    const stop = combo.subscribe(follow)
    combo.renew()
    return () => {
      stop()
      taken.giveBack()
    }
  }, [picks, prices, slip, eventId, combo])
  const isWaiting = price === null
  useEffect(() => {
    if (view.legs.length < 2) return
    const timer = setInterval(combo.renew, isWaiting ? RETRY_MS : RENEW_MS)
    return () => clearInterval(timer)
  }, [combo, view.legs, isWaiting])
  const add = () => {
    const { handle } = view
    if (handle === null || price === null) return
    const isThere = slip.read().slip.positions.some((position) => position.handle === handle)
    if (!isThere) report.current({ eventId, handle, value: price })
    combo.clear()
    onDone()
  }
  const plain = usePlain(view.legs, price)
  return { view, price, plain, nameOf, tap: combo.tap, clear: combo.clear, add }
}

/** The price of a handle as its cells would show it. */
function usePrice(handle: string | null): number | null {
  const { prices } = useServices()
  const watch = useCallback(
    (listener: () => void) => (handle === null ? () => {} : prices.watch(handle, listener)),
    [prices, handle],
  )
  return useSyncExternalStore(watch, () =>
    handle !== null && prices.isOpen(handle) ? (prices.find(handle)?.value ?? null) : null,
  )
}

function usePlain(legs: readonly string[], price: number | null): number | null {
  const { prices } = useServices()
  const watch = useCallback(
    (listener: () => void) => {
      const stops = legs.map((leg) => prices.watch(leg, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [prices, legs],
  )
  const plain = useSyncExternalStore(watch, () => {
    const values = legs.map((leg) => prices.find(leg)?.value ?? Number.NaN)
    return Math.floor(100 * values.reduce((product, value) => product * value, 1) + 1e-9) / 100
  })
  return Number.isNaN(plain) || plain === price ? null : plain
}

/** A leg keeps its name when its cell leaves the page. */
function useNames(page: EventPage): (handle: string) => LegName {
  const [known] = useState(() => new Map<string, LegName>())
  return (handle) => {
    const name = findLegName(page, handle)
    if (name !== null) known.set(handle, name)
    return name ?? known.get(handle) ?? { outcome: '', market: '' }
  }
}
