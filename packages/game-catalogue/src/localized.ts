import type { LocalizedName } from '@xezer/std/locale'
import type { SymbolNames } from './listing.ts'

/** Azerbaijani, Russian, English. */
export type Row = readonly [az: string, ru: string, en: string]

export const localized = ([az, ru, en]: Row): LocalizedName => ({ az, ru, en })

export const symbolNames = (rows: Readonly<Record<string, Row>>): SymbolNames =>
  Object.fromEntries(Object.entries(rows).map(([symbol, row]) => [symbol, localized(row)]))
