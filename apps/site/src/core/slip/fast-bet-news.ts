import type { SlipView } from './slip-view.ts'

type FastBetNews = { kind: 'accepted'; number: string } | { kind: 'refused'; message: string }

/** What a step of the slip tells of a fast bet of this tab; undefined of every other step, and of a press without an answer. */
export function findFastBetNews(before: SlipView, now: SlipView): FastBetNews | undefined {
  if (!now.slip.quickBet.isOn || before.isElsewhere) return undefined
  const [number] = now.placedNumbers
  if (now.slip.phase === 'placed' && number !== undefined && number !== before.placedNumbers[0])
    return { kind: 'accepted', number }
  const { error, phase } = now.slip
  if (before.slip.phase !== 'placing' || phase !== 'editing' || error === null) return undefined
  return { kind: 'refused', message: error.messages[0] ?? '' }
}
