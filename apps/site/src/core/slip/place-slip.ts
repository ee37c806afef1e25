import type { SlipBet } from '@xezer/betting/slip/list-slip-bets'
import { listSlipBets } from '@xezer/betting/slip/list-slip-bets'
import type { SlipState } from '@xezer/betting/slip/slip-state'
import { fillStake } from '@xezer/betting/slip/stake-field'
import type { SlipSummary } from '@xezer/betting/slip/summarize-slip'
import { findVipBet } from '@xezer/betting/slip/vip-bet'
import type { PlaceAnswer } from '@xezer/contract/bet-slip'
import { SUCCESS_MESSAGE_MS, slipPlace } from '@xezer/contract/bet-slip'
import type { CallInput } from '@xezer/contract/call'
import { parseWireAmount, presentWireAmount } from '@xezer/money/wire-amount'
import { presentWireOdds } from '@xezer/money/wire-odds'
import { type ApiClient, isSilent } from '../../platform/api-client.ts'
import { systemClock } from '../../platform/clock.ts'
import type { PageTimers } from '../../platform/page-timers.ts'
import { parseOptionRejections, parseRejections } from './parse-quote.ts'
import { followingKey, laterKey } from './press-key.ts'
import { decideShownType } from './shown-type.ts'
import type { SlipStore } from './slip-store.ts'
import type { PressCheck, SlipView } from './slip-view.ts'
import type { UnansweredPress } from './stored-slip.ts'

/** Pauses between the questions about a press that got no answer; a minute in all, then it is the player's to ask. */
const ASK_PAUSES_MS: readonly number[] = [1000, 2000, 4000, ...Array<number>(10).fill(5000)]

interface PlaceParts {
  api: ApiClient
  store: SlipStore
  newKey: () => string
  timers: PageTimers
  findSummary: () => SlipSummary
  /** Prices that may be out of date are no offer: nothing is placed on them (design §4, odds cell). */
  arePricesStale: () => boolean
  onPlaced: () => void
  /** Another tab has used the key of this press: what it made of the slip counts. */
  onTaken: () => void
}

/**
 * A press gets one key and is sent under it until there is an answer, so that it never stakes twice. What was not
 * answered in an earlier page is only asked about when the player says so: it may be a day old.
 */
export interface PlaceSlip {
  /** Places what the slip holds, at the prices it shows; false when it cannot be placed as it stands. */
  place: () => boolean
  /** Sends the one bet above the limits to be decided on; false when there is none. */
  placeVip: () => boolean
  /** Repeats the press that got no answer, under its own key. */
  repeat: () => void
}

function presentBet(bet: SlipBet): UnansweredPress['bets'][number] {
  const amount = presentWireAmount(bet.amountMinor)
  return {
    type: bet.type,
    amount,
    positions: bet.positions.map(({ eventId, handle, odds }) => ({
      event: eventId,
      factor: handle,
      value: presentWireOdds(odds),
      ...(bet.type === 'singles' ? { amount } : {}),
    })),
    ...(bet.type === 'full_cover' ? { value: bet.size } : {}),
  }
}

function presentPress({ bets, vip }: UnansweredPress): CallInput<typeof slipPlace> {
  return vip === true ? { bets, vip } : { bets }
}

/** The server checks a press at least as long as the slowest of its selections in play. */
function beginCheck({ bets }: UnansweredPress, positions: SlipState['positions']): PressCheck {
  const handles = new Set(bets.flatMap((bet) => bet.positions.map(({ factor }) => factor)))
  const checked = positions.filter(({ handle }) => handles.has(handle))
  const delayMs = Math.max(0, ...checked.map(({ liveDelayMs }) => liveDelayMs))
  return { sentAtMs: systemClock.nowMs(), delayMs }
}

/** The list may repeat the message, and several positions may share one. */
function listMessages({ error, errorList }: PlaceAnswer): readonly string[] {
  return [...new Set([...(error === undefined ? [] : [error]), ...(errorList ?? [])])]
}

/** The stake of the last bet of a press, as a button would fill it in. */
function findStake({ bets }: UnansweredPress): string | undefined {
  const parsed = parseWireAmount(bets.at(-1)?.amount)
  return parsed.ok ? fillStake(parsed.value).text : undefined
}

/** What the next slip begins with. A system was meant for the selections that were placed: others are an accumulator first. */
function keptAfter({ lastStake, shownType }: SlipView, press: UnansweredPress) {
  return {
    lastStake: findStake(press) ?? lastStake,
    shownType: shownType === 'full_cover' ? undefined : shownType,
  }
}

export function createPlaceSlip({
  api,
  store,
  newKey,
  timers,
  findSummary,
  arePricesStale,
  onPlaced,
  onTaken,
}: PlaceParts): PlaceSlip {
  let cancelShown = () => {}
  const showSuccess = (answer: PlaceAnswer, press: UnansweredPress) => {
    store.dispatch({ kind: 'placed' })
    store.change({
      ...keptAfter(store.read(), press),
      unanswered: undefined,
      undo: undefined,
      placedNumbers: (answer.bets ?? []).map((bet) => bet.number),
      isVipPlaced: press.vip === true,
    })
    cancelShown()
    cancelShown = timers.after(SUCCESS_MESSAGE_MS, () => store.dispatch({ kind: 'placed_shown' }))
    onPlaced()
  }
  const refuse = (code: string, messages: readonly string[], answer?: PlaceAnswer) => {
    const positions = answer === undefined ? [] : parseRejections(answer)
    const options = answer === undefined ? {} : parseOptionRejections(answer)
    store.dispatch({ kind: 'refused', error: { code, messages }, positions, options })
    const refused = findSummary().options.filter((option) => options[option.code] !== undefined)
    const [first] = refused
    const shown = decideShownType(store.read())
    if (first !== undefined && refused.every(({ type }) => type !== shown)) {
      store.change({ shownType: first.type })
    }
  }
  /** Nobody knows what became of the press: only the same one, under its own key, can be asked about safely. */
  const askAgain = (press: UnansweredPress, [pauseMs, ...pausesMs]: readonly number[]) => {
    store.change({ isAsking: pauseMs !== undefined })
    // The press stays: until it is repeated or the slip is edited, the screens say that its result is unknown.
    if (pauseMs === undefined) return store.dispatch({ kind: 'refused', error: null, positions: [] })
    const epoch = store.epoch()
    timers.after(pauseMs, () => {
      if (store.epoch() === epoch) void send(press, pausesMs)
    })
  }
  const send = async (press: UnansweredPress, pausesMs = ASK_PAUSES_MS) => {
    store.dispatch({ kind: 'placing' })
    // Kept before it is sent: a page that is closed meanwhile must not lose the key.
    const nextKey = laterKey(store.read().nextKey, followingKey(press.key))
    store.change({ unanswered: press, nextKey, isElsewhere: false })
    const epoch = store.epoch()
    const answer = await api.call(slipPlace, presentPress(press), { idempotencyKey: press.key })
    if (store.epoch() !== epoch) return
    // Asked too often is no answer to what was asked.
    const isRefusedUnheard = !answer.ok && store.read().isAsking && answer.error.code === 'too_many_requests'
    if (!answer.ok && (isSilent(answer.error) || isRefusedUnheard)) return askAgain(press, pausesMs)
    if (!answer.ok && answer.error.code === 'idempotency_conflict') {
      // Two tabs have pressed at the same instant and showed different slips: the first one counts.
      store.change({ unanswered: undefined, isAsking: false, isElsewhere: true })
      return onTaken()
    }
    store.change({ unanswered: undefined, isAsking: false })
    if (!answer.ok)
      return refuse(answer.error.code, answer.error.text === undefined ? [] : [answer.error.text])
    if (answer.value.success) return showSuccess(answer.value, press)
    refuse(answer.value.code ?? 'bet_not_accepted', listMessages(answer.value), answer.value)
  }
  const pressNow = (isVip: boolean): boolean => {
    const { slip } = store.read()
    const summary = findSummary()
    const isPlaceable = isVip ? findVipBet(slip, summary) !== null : summary.isPlaceable
    if (slip.phase === 'placing' || !isPlaceable || arePricesStale()) return false
    store.dispatch({ kind: 'agree' })
    const bets = listSlipBets(store.read().slip, summary).map(presentBet)
    const press = { key: store.read().nextKey ?? newKey(), bets, ...(isVip ? { vip: true } : {}) }
    store.change({ check: beginCheck(press, slip.positions) })
    void send(press)
    return true
  }
  return {
    place: () => pressNow(false),
    placeVip: () => pressNow(true),
    repeat: () => {
      const { unanswered, slip } = store.read()
      if (unanswered === undefined || slip.phase === 'placing') return
      store.change({ check: undefined })
      void send(unanswered)
    },
  }
}
