import type { Quote } from '@xezer/betting/slip/slip-state'
import { SUCCESS_MESSAGE_MS, slipUpdate } from '@xezer/contract/bet-slip'
import type { ApiClient } from '../../platform/api-client.ts'
import type { PageTimers } from '../../platform/page-timers.ts'
import { createTurns } from '../../platform/turns.ts'
import { adoptSlip, listUnknown } from './adopt-slip.ts'
import { parseQuote } from './parse-quote.ts'
import { laterKey } from './press-key.ts'
import type { SlipStore } from './slip-store.ts'
import type { StoredSlip } from './stored-slip.ts'

/** Shows in this tab what another one has made of the slip. */
export interface TabFollow {
  take: (stored: StoredSlip) => void
  /** The player edited here: what is still on its way from another tab is older. */
  end: () => void
}

const RETRY_MS = 3000

interface FollowParts {
  api: ApiClient
  store: SlipStore
  timers: PageTimers
  /** Changes of the store that are the other tab's: they are not told back. */
  withoutEcho: (change: () => void) => void
}

export function createTabFollow({ api, store, timers, withoutEcho }: FollowParts): TabFollow {
  const turns = createTurns()
  let cancelShown = () => {}

  const show = (stored: StoredSlip, quotes: readonly Quote[]) => {
    const { slip, undo, nextKey } = store.read()
    const { unanswered, isAsking, placedNumbers, isVipPlaced, lastStake, shownType, phase } = stored
    withoutEcho(() =>
      store.change({
        slip: adoptSlip(slip, stored, quotes),
        unanswered,
        isAsking,
        placedNumbers,
        isVipPlaced,
        lastStake,
        shownType,
        isElsewhere: phase === 'placing',
        // A removal before the press is not taken back after it.
        undo: phase === 'editing' ? undo : undefined,
        nextKey: laterKey(nextKey, stored.nextKey),
      }),
    )
    cancelShown()
    // The tab that placed may be closed before its message has stood its time.
    if (phase === 'placed')
      cancelShown = timers.after(SUCCESS_MESSAGE_MS, () => store.dispatch({ kind: 'placed_shown' }))
  }
  const ask = async (stored: StoredSlip) => {
    const turn = turns.begin()
    const epoch = store.epoch()
    const isWanted = () => turn.isNewest() && store.epoch() === epoch
    const answer = await api.call(slipUpdate, { positions: listUnknown(store.read().slip, stored) })
    if (!isWanted()) return
    if (answer.ok) show(stored, answer.value.positions.map(parseQuote))
    else timers.after(RETRY_MS, () => isWanted() && void ask(stored))
  }
  return {
    take: (stored) => {
      turns.end()
      // What is known already is there at once, and a press of the other tab is heard of before anything else.
      show(stored, [])
      if (listUnknown(store.read().slip, stored).length > 0) void ask(stored)
    },
    end: turns.end,
  }
}
