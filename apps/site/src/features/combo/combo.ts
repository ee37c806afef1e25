import { COMBINED_LEGS, slipCombination } from '@xezer/contract/combination'
import type { PriceStore } from '../../core/prices/price-store.ts'
import type { ApiClient } from '../../platform/api-client.ts'
import { createCell, type Observable } from '../../platform/observable.ts'

type Answer = ReturnType<typeof slipCombination.output.parse>
type FaultKind = NonNullable<Answer['fault']>['kind']

/** Why what was tapped is not among the legs; without a tap, why the legs have no price any more. */
export interface ComboNotice {
  readonly kind: FaultKind | 'full' | 'failed'
  readonly tapped: string | null
  /** Handles that it is about, as the server names them. */
  readonly about: readonly string[]
}

export interface ComboView {
  /** Handles of cells, in the order of taps. */
  readonly legs: readonly string[]
  /** Of the legs together; null until there are two, and while they have none. */
  readonly handle: string | null
  readonly isAsking: boolean
  readonly notice: ComboNotice | null
}

const EMPTY: ComboView = { legs: [], handle: null, isAsking: false, notice: null }

export interface Combo extends Observable<ComboView> {
  /** A cell of the event was tapped: it comes to the legs, or leaves them. */
  readonly tap: (handle: string) => void
  readonly clear: () => void
  /** Nobody looks: the legs stay, and are asked for again by whoever comes back. */
  readonly rest: () => void
  /** Asks again for what stands: a combination is kept up to date only while somebody asks. */
  readonly renew: () => void
}

export interface ComboParts {
  readonly api: ApiClient
  readonly prices: PriceStore
  readonly eventId: number
}

/** Selections of one event that are put together. The server says of each tap what becomes of it. */
export function createCombo(parts: ComboParts): Combo {
  const { api, prices, eventId } = parts
  const cell = createCell<ComboView>(EMPTY)
  /** Taps wait for each other: each is decided beside the legs that stand then. */
  let last = Promise.resolve()
  let epoch = 0
  let release = () => {}

  const stand = (legs: readonly string[], handle: string | null, value: number | null) => {
    const letGo = release
    release = handle === null ? () => {} : prices.retain([handle])
    letGo()
    // The stream tells its changes; this is where they begin.
    if (handle !== null) prices.putImage([{ handle, value, isDisabled: value === null, direction: 0 }])
    cell.write({ legs, handle, isAsking: false, notice: null })
  }
  const refuse = (kind: ComboNotice['kind'], tapped: string | null, about: readonly string[]) =>
    cell.write({ ...cell.read(), isAsking: false, notice: { kind, tapped, about } })

  const ask = async (legs: readonly string[], tapped: string | null) => {
    const own = epoch
    const answer = await api.call(slipCombination, { event: eventId, legs: [...legs] })
    if (own !== epoch) return
    if (!answer.ok) {
      if (tapped !== null) refuse('failed', tapped, [])
      return
    }
    const { handle, value, fault } = answer.value
    if (fault === null) return stand(legs, handle, value)
    if (tapped === null) stand(legs, null, null)
    refuse(
      fault.kind,
      tapped,
      fault.legs.flatMap((place) => legs[place] ?? []),
    )
  }
  const change = async (handle: string) => {
    const { legs } = cell.read()
    const rest = legs.filter((leg) => leg !== handle)
    const isOut = rest.length < legs.length
    if (!isOut && legs.length >= COMBINED_LEGS.max) return refuse('full', handle, [])
    const next = isOut ? rest : [...legs, handle]
    if (next.length < COMBINED_LEGS.min) return stand(next, null, null)
    if (isOut) stand(next, null, null)
    cell.write({ ...cell.read(), isAsking: true, notice: null })
    await ask(next, isOut ? null : handle)
  }
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work, work)
  }
  return {
    read: cell.read,
    subscribe: cell.subscribe,
    tap: (handle) => inTurn(() => change(handle)),
    clear() {
      epoch += 1
      stand([], null, null)
    },
    rest() {
      epoch += 1
      stand(cell.read().legs, null, null)
    },
    renew: () =>
      inTurn(async () => {
        const { legs } = cell.read()
        if (legs.length >= COMBINED_LEGS.min) await ask(legs, null)
      }),
  }
}
