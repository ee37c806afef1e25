import type { Results } from '@xezer/contract/sport-entities'
import type { Translate } from '@xezer/i18n/translator'
import { findPartName, shortPartName, wonPartsName } from '../live/status-name.ts'
import type { BoardColumn } from './board-columns.ts'

/** What stands above a column of a score board, and its name in full. */
export function boardColumnName(
  text: Translate,
  { kind, key }: BoardColumn,
  { tally, parts }: Results,
): readonly [short: string, full: string] {
  if (kind === 'points') return [text('event.points'), text('event.points')]
  if (kind === 'part') return [shortPartName(text, key), findPartName(text, key) ?? key]
  const name = tally === 'won' ? wonPartsName(text, parts) : text('event.total')
  return [name, name]
}

/** What the part that is played now counts: a row with no room for its number says this. */
export function countedName(text: Translate, { gameNumber }: Results): string {
  return text(gameNumber === null ? 'event.points' : 'event.games')
}
