import { EVENT_ROW_HEIGHT, LEAGUE_HEAD_HEIGHT } from '@xezer/contract/row-layout'
import { isPhone } from '../../platform/media.ts'
import { useObservable } from '../../platform/use-observable.ts'

/** Pixel heights of a match list as this screen draws it; on a phone a match is a card of two storeys. */
export interface RowMetrics {
  leagueHead: number
  eventRow: number
  isCard: boolean
}

const ROWS: RowMetrics = { leagueHead: LEAGUE_HEAD_HEIGHT, eventRow: EVENT_ROW_HEIGHT, isCard: false }
const CARDS: RowMetrics = { leagueHead: 32, eventRow: 105, isCard: true }

export function useRowMetrics(): RowMetrics {
  return useObservable(isPhone) ? CARDS : ROWS
}
