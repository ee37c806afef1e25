import { type TableRules, TIE_RULES, type TieRule } from '@xezer/sport/table-rules'
import { must } from '@xezer/std/assert'
import { field, type Row } from './table.ts'

/** How the final table of a league is made, and which of its places are sold; 0 where none. */
export interface SeasonRules {
  readonly top: number
  readonly relegated: number
  readonly ties: readonly TieRule[]
  /** Its champion is found in play-offs, and the table is that of the games before them. */
  readonly isRegular: boolean
}

/** What tells sides of a league apart of which nothing is sold. */
const USUAL_TIES: readonly TieRule[] = ['difference', 'scored']

export function tableRules(points: TableRules['points'], season: SeasonRules | null): TableRules {
  return { points, ties: season?.ties ?? USUAL_TIES }
}

/** The columns that say how a final table is made: first places that are sold, relegated ones, and what tells sides apart. */
export function readSeasonRules(row: Row): SeasonRules {
  return {
    top: Number(field(row, 'top')),
    relegated: Number(field(row, 'relegated')),
    ties: field(row, 'ties').split(' ').map(parseTie),
    isRegular: row['stage'] === 'regular',
  }
}

function parseTie(text: string): TieRule {
  return must(
    TIE_RULES.find((rule) => rule === text),
    `no rule tells sides apart by ${text}`,
  )
}
