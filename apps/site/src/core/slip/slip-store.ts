import { reduceSlip } from '@xezer/betting/slip/reduce-slip'
import { EMPTY_SLIP, type SlipAction, type SlipState } from '@xezer/betting/slip/slip-state'
import type { Odds } from '@xezer/money/odds'
import { createCell, type Observable } from '../../platform/observable.ts'
import type { UnansweredPress } from './stored-slip.ts'

/** What changed, for the one status line that speaks of the slip. */
export interface SlipNews {
  kind: 'added' | 'replaced' | 'removed'
  name: string
  odds: Odds | null
}

/** Everything that the slip's screens read; the pure slip and what surrounds it in a browser. */
export interface SlipView {
  slip: SlipState
  /** Cells that were tapped and whose names are on their way. */
  arriving: readonly string[]
  /** A press without an answer: the stakes are kept and the same press can be repeated. */
  unanswered: UnansweredPress | undefined
  /** The same press is asked about again and again until somebody knows; the slip takes nothing in meanwhile. */
  isAsking: boolean
  /** The slip before a removal, for a few seconds. */
  undo: SlipState | undefined
  /** Numbers of the bets of the success message. */
  placedNumbers: readonly string[]
  news: SlipNews | undefined
  /** The stake of the bet that was placed last, as a field shows it: one tap gives it to the next one. */
  lastStake: string | undefined
}

export type SlipStore = Observable<SlipView> & {
  change: (changes: Partial<SlipView>) => void
  dispatch: (action: SlipAction) => void
  /** Empties everything for another player, or for nobody. */
  startAnew: () => void
  /** Changes with each player: what was asked for in an earlier epoch is not answered to this one. */
  epoch: () => number
}

const emptyView: SlipView = {
  slip: EMPTY_SLIP,
  arriving: [],
  unanswered: undefined,
  isAsking: false,
  undo: undefined,
  placedNumbers: [],
  news: undefined,
  lastStake: undefined,
}

/** Edits of the player: after them the slip is another one than the press that got no answer. */
const EDITS: readonly SlipAction['kind'][] = [
  'add',
  'remove',
  'stake',
  'single_stake',
  'maximum',
  'agree',
  'clear',
]

/** The pure reducer of the slip with its surroundings as one observable value. */
export function createSlipStore(): SlipStore {
  const view = createCell(emptyView)
  let epoch = 0
  const change = (changes: Partial<SlipView>) => view.write({ ...view.read(), ...changes })
  return {
    read: view.read,
    subscribe: view.subscribe,
    change,
    epoch: () => epoch,
    startAnew: () => {
      epoch += 1
      view.write({ ...emptyView })
    },
    dispatch: (action) => {
      const before = view.read()
      const slip = reduceSlip(before.slip, action)
      if (slip === before.slip) return
      change(EDITS.includes(action.kind) ? { slip, unanswered: undefined } : { slip })
    },
  }
}
