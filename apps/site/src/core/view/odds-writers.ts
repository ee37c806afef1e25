import { ODDS_FORMATS } from '@xezer/money/odds-format-names'
import { writeOdds } from '@xezer/money/odds-formats'

/** The writer of a format; undefined for the decimal one and for what is none. */
export function findWriter(name: string): ((oddsThousandths: number) => string) | undefined {
  const format = ODDS_FORMATS.find((known) => known === name)
  return format === undefined || format === 'decimal' ? undefined : (odds) => writeOdds(format, odds)
}
