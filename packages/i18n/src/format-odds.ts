/** Odds in thousandths as text with two decimals, cut and never raised: 1855 is `1.85`. */
export function formatOdds(oddsThousandths: number): string {
  const hundredths = Math.floor(oddsThousandths / 10)
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}
