import { EMPTY_SLIP, type SlipState } from '@xezer/betting/slip/slip-state'
import type { Odds } from '@xezer/money/odds'
import type { BetType } from '@xezer/sport/bet-type'
import type { UnansweredPress } from './stored-slip.ts'

/** What changed, for the one status line that speaks of the slip. */
export interface SlipNews {
  kind: 'added' | 'replaced' | 'removed'
  name: string
  odds: Odds | null
}

/** The check of a press, as the slip shows it: since when, and how long it takes at least. */
export interface PressCheck {
  sentAtMs: number
  delayMs: number
}

/** Everything that the slip's screens read; the pure slip and what surrounds it in a browser. */
export interface SlipView {
  slip: SlipState
  /** Cells that were tapped and whose names are on their way. */
  arriving: readonly string[]
  /** A press without an answer: the stakes are kept and the same press can be repeated. */
  unanswered: UnansweredPress | undefined
  /** Of the press that is under way; undefined of one that is asked about again, of which nobody knows since when. */
  check: PressCheck | undefined
  /** The same press is asked about again and again until somebody knows; the slip takes nothing in meanwhile. */
  isAsking: boolean
  /** Another tab of the browser is placing it: that tab asks, and this one shows what it says. */
  isElsewhere: boolean
  /** The key of the next press, the same one in every tab; none before the first selection. */
  nextKey: string | undefined
  /** The slip before a removal, for a few seconds. */
  undo: SlipState | undefined
  /** Numbers of the bets of the success message. */
  placedNumbers: readonly string[]
  /** They wait for a decision of the house. */
  isVipPlaced: boolean
  news: SlipNews | undefined
  /** The stake of the bet that was placed last, as a field shows it: one tap gives it to the next one. */
  lastStake: string | undefined
  /** Which stakes the player asked to see; undefined until he did. */
  shownType: BetType | undefined
}

export const EMPTY_VIEW: SlipView = {
  slip: EMPTY_SLIP,
  arriving: [],
  unanswered: undefined,
  check: undefined,
  isAsking: false,
  isElsewhere: false,
  nextKey: undefined,
  undo: undefined,
  placedNumbers: [],
  isVipPlaced: false,
  news: undefined,
  lastStake: undefined,
  shownType: undefined,
}
