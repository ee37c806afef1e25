import { reduceSlip } from '@xezer/betting/slip/reduce-slip'
import type { SlipAction } from '@xezer/betting/slip/slip-state'
import { createCell, type Observable } from '../../platform/observable.ts'
import { EMPTY_VIEW, type SlipView } from './slip-view.ts'

export type SlipStore = Observable<SlipView> & {
  change: (changes: Partial<SlipView>) => void
  dispatch: (action: SlipAction) => void
  /** Empties everything for another player, or for nobody. */
  startAnew: () => void
  /** Changes with each player: what was asked for in an earlier epoch is not answered to this one. */
  epoch: () => number
}

/** Edits of the player: after them the slip is another one than the press that got no answer. */
const EDITS: readonly SlipAction['kind'][] = [
  'add',
  'remove',
  'stake',
  'single_stake',
  'option_stake',
  'maximum',
  'option_maximum',
  'agree',
  'clear',
]

/** The pure reducer of the slip with its surroundings as one observable value. */
export function createSlipStore(): SlipStore {
  const view = createCell(EMPTY_VIEW)
  let epoch = 0
  const change = (changes: Partial<SlipView>) => view.write({ ...view.read(), ...changes })
  return {
    read: view.read,
    subscribe: view.subscribe,
    change,
    epoch: () => epoch,
    startAnew: () => {
      epoch += 1
      view.write({ ...EMPTY_VIEW })
    },
    dispatch: (action) => {
      const before = view.read()
      const slip = reduceSlip(before.slip, action)
      if (slip === before.slip) return
      change(EDITS.includes(action.kind) ? { slip, unanswered: undefined } : { slip })
    },
  }
}
