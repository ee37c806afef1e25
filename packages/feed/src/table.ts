import { TIERS, type Tier } from '@xezer/sport/tier'
import { assert, must } from '@xezer/std/assert'
import type { LocalizedName } from '@xezer/std/locale'

/** A line of a table, by the names of its columns. */
export type Row = Readonly<Record<string, string>>

/** Tab-separated text with a header line. */
export function parseTable(text: string): Row[] {
  const [header = '', ...lines] = text.split('\n')
  const names = header.split('\t')
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const values = line.split('\t')
      assert(values.length === names.length, `a row does not fit its table: ${line}`)
      return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
    })
}

export function field(row: Row, name: string): string {
  return must(row[name], `no column ${name}`)
}

export function localizedName(row: Row): LocalizedName {
  return { az: field(row, 'az'), ru: field(row, 'ru'), en: field(row, 'en') }
}

export function parseTier(row: Row): Tier {
  return must(
    TIERS.find((tier) => `${tier}` === row['tier']),
    `not a tier: ${row['tier']}`,
  )
}
