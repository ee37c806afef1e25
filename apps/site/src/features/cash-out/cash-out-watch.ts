import { CASH_OUT_BETS_MAX, CashOutMove, type CashOutOffer, cashOutOffers } from '@xezer/contract/cash-out'
import type { ApiClient } from '../../platform/api-client.ts'
import type { LiveConnection } from '../../platform/live-connection.ts'
import { createCell, type Observable } from '../../platform/observable.ts'
import type { PageTimers } from '../../platform/page-timers.ts'

/** What the page knows of the worth of one bet. */
export interface CashOutView {
  /** Undefined before the first answer; null of a bet that is open no more. */
  offer: CashOutOffer | null | undefined
  /** How the value of what is open went since the page began to look, oldest first. */
  line: readonly LinePoint[]
}
export interface LinePoint {
  atMs: number
  value: number
}

/** Asks for all bets on the screen at once, and hears of each change over the stream. */
export interface CashOutWatch {
  viewOf: (betId: number) => Observable<CashOutView>
  /** What the server said of it beside: the answer of a press, a rule that was set. */
  put: (offer: CashOutOffer) => void
  /** Asks at once. */
  ask: () => void
}

/** Beside a stream that speaks the server is asked again before it forgets who looks. */
export const RENEW_MS = 15_000
export const POLL_MS = 2000
/** Points of a line; older ones thin out. */
export const LINE_MAX = 120

const NOTHING: CashOutView = { offer: undefined, line: [] }

interface WatchParts {
  api: ApiClient
  connection: Pick<LiveConnection, 'state' | 'onCashOut'>
  timers: PageTimers
  nowMs: () => number
}

export function createCashOutWatch({ api, connection, timers, nowMs }: WatchParts): CashOutWatch {
  const cells = new Map<number, ReturnType<typeof createCell<CashOutView>>>()
  const readers = new Map<number, number>()
  let cancel = () => {}
  let stopHearing = () => {}
  let asked = 0
  const cellOf = (betId: number) => {
    const cell = cells.get(betId) ?? createCell(NOTHING)
    cells.set(betId, cell)
    return cell
  }
  const put = (offer: CashOutOffer) => {
    const cell = cells.get(offer.bet)
    if (cell === undefined) return
    const { offer: last, line } = cell.read()
    // What it was worth before a part was sold was paid for more than is open: beside this stake it would look like a fall.
    const own = last && last.stake !== offer.stake ? [] : line
    cell.write({ offer, line: lengthen(own, offer.value, nowMs()) })
  }
  const hear = (moves: readonly unknown[]) => {
    for (const move of moves) {
      const read = CashOutMove.safeParse(move)
      if (!read.success) continue
      const [bet, value, delay] = read.data
      const offer = cells.get(bet)?.read().offer
      if (offer) put({ ...offer, value, delay })
    }
  }
  const askNow = async () => {
    cancel()
    asked += 1
    const own = asked
    const bets = [...readers.keys()]
    if (bets.length === 0) return
    for (let from = 0; from < bets.length; from += CASH_OUT_BETS_MAX) {
      const part = bets.slice(from, from + CASH_OUT_BETS_MAX)
      const answer = await api.call(cashOutOffers, { bets: part })
      // A newer question was asked meanwhile, and is answered for all.
      if (own !== asked) return
      if (answer.ok) takeAnswer(part, answer.value.offers)
    }
    cancel = timers.after(connection.state.read() === 'live' ? RENEW_MS : POLL_MS, () => void askNow())
  }
  const takeAnswer = (bets: readonly number[], offers: readonly CashOutOffer[]) => {
    for (const offer of offers) put(offer)
    for (const betId of bets) {
      if (offers.some(({ bet }) => bet === betId)) continue
      const cell = cells.get(betId)
      cell?.write({ ...cell.read(), offer: null })
    }
  }
  const ask = () => {
    cancel()
    // All cards of a page ask together.
    cancel = timers.after(0, () => void askNow())
  }
  return {
    put,
    ask,
    viewOf: (betId) => ({
      read: () => cells.get(betId)?.read() ?? NOTHING,
      subscribe: (listener) => {
        if (readers.size === 0) stopHearing = connection.onCashOut(hear)
        readers.set(betId, (readers.get(betId) ?? 0) + 1)
        const unsubscribe = cellOf(betId).subscribe(listener)
        ask()
        return () => {
          unsubscribe()
          const left = (readers.get(betId) ?? 1) - 1
          if (left > 0) readers.set(betId, left)
          else readers.delete(betId)
          if (readers.size > 0) return
          cancel()
          stopHearing()
        }
      },
    }),
  }
}

/** A value that stays is no new point; of a line that is full every second one goes. */
function lengthen(line: readonly LinePoint[], value: number | null, atMs: number): readonly LinePoint[] {
  if (value === null || line.at(-1)?.value === value) return line
  const longer = [...line, { atMs, value }]
  return longer.length <= LINE_MAX ? longer : longer.filter((_, index) => index % 2 === 0)
}
