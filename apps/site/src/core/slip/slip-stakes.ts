import { accumulatorCode } from '@xezer/betting/combinations/bet-option'
import { optionMaximum } from '@xezer/betting/slip/option-maximum'
import type { SlipSummary } from '@xezer/betting/slip/summarize-slip'
import type { Minor } from '@xezer/money/minor'
import type { BetType } from '@xezer/sport/bet-type'
import { readWireAmount } from '../money/read-wire-amount.ts'
import { decideShownType } from './shown-type.ts'
import type { SlipStore } from './slip-store.ts'

/** What a player types and fills in. */
export interface SlipStakes {
  typeStake: (eventId: number, text: string) => void
  typeEveryStake: (text: string) => void
  /** Of an accumulator or a system, by its code. */
  typeOptionStake: (code: string, text: string) => void
  fillMaximum: (eventId: number) => void
  fillOptionMaximum: (code: string) => void
  /** Gives the stake of the last bet to what the slip shows. */
  repeatStake: () => void
  /** Which stakes are shown. */
  showType: (type: BetType) => void
}

interface StakeParts {
  store: SlipStore
  findSummary: () => SlipSummary
  /** What can be staked, as the contract writes amounts; undefined while nobody knows. */
  findBalance: () => number | undefined
}

export function createSlipStakes({ store, findSummary, findBalance }: StakeParts): SlipStakes {
  const findAvailable = (): Minor | null => {
    const balance = findBalance()
    return balance === undefined ? null : readWireAmount(balance)
  }
  return {
    typeStake: (eventId, text) => store.dispatch({ kind: 'stake', eventId, text }),
    typeEveryStake: (text) => store.dispatch({ kind: 'single_stake', text }),
    typeOptionStake: (code, text) => store.dispatch({ kind: 'option_stake', code, text }),
    fillMaximum: (eventId) => store.dispatch({ kind: 'maximum', eventId, availableMinor: findAvailable() }),
    fillOptionMaximum: (code) => {
      const summary = findSummary()
      const option = summary.options.find((known) => known.code === code)
      if (option === undefined) return
      const maximumMinor = optionMaximum(option, summary, findAvailable())
      store.dispatch({ kind: 'option_maximum', code, maximumMinor })
    },
    repeatStake: () => {
      const view = store.read()
      const { slip, lastStake } = view
      const [first, second] = slip.positions
      if (lastStake === undefined || first === undefined) return
      // One selection has no common stake that would wait for the next one.
      if (second === undefined) store.dispatch({ kind: 'stake', eventId: first.eventId, text: lastStake })
      else if (decideShownType(view) === 'singles') store.dispatch({ kind: 'single_stake', text: lastStake })
      else {
        store.change({ shownType: 'accumulator' })
        store.dispatch({
          kind: 'option_stake',
          code: accumulatorCode(slip.positions.length),
          text: lastStake,
        })
      }
    },
    showType: (shownType) => store.change({ shownType }),
  }
}
