import { EVENT_ROW_HEIGHT, LEAGUE_HEAD_HEIGHT } from '@xezer/contract/row-layout'
import { isPhone, isTouch } from '../../platform/media.ts'
import { useObservable } from '../../platform/use-observable.ts'
import { shownView } from '../view/view.ts'

/** Pixel heights of a match list as this screen draws it; on a phone a match is a card of two storeys. */
export interface RowMetrics {
  leagueHead: number
  eventRow: number
  isCard: boolean
}

const ROWS: RowMetrics = { leagueHead: LEAGUE_HEAD_HEIGHT, eventRow: EVENT_ROW_HEIGHT, isCard: false }
const CARDS: RowMetrics = { leagueHead: 32, eventRow: 105, isCard: true }
// As the style sheet has them where lists are compact (`--row` and `--card` of tokens.css).
const COMPACT_ROWS: RowMetrics = { ...ROWS, eventRow: 44 }
const COMPACT_CARDS: RowMetrics = { ...CARDS, eventRow: 91 }

/** Lines for fingers keep their height. */
function useLineMetrics(): RowMetrics {
  const { isCompact } = useObservable(shownView)
  return !useObservable(isTouch) && isCompact ? COMPACT_ROWS : ROWS
}

export function useRowMetrics(): RowMetrics {
  const lines = useLineMetrics()
  const cards = useObservable(shownView).isCompact ? COMPACT_CARDS : CARDS
  return useObservable(isPhone) ? cards : lines
}
