import { groupThousands } from './format-money.ts'

/** Odds in thousandths as text with two decimals, cut and never raised: 1855 is `1.85`, 1234567890 `1 234 567.89`. */
export function formatOdds(oddsThousandths: number): string {
  const hundredths = Math.floor(oddsThousandths / 10)
  return `${groupThousands(`${Math.floor(hundredths / 100)}`)}.${String(hundredths % 100).padStart(2, '0')}`
}
