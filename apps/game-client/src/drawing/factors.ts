/** Hundredths as players read a factor: 30, 4.2, 0.35. */
export function shortFactor(hundredths: number): string {
  return String(hundredths / 100)
}

/** With both decimals: 1.10. */
export const fullFactor = (hundredths: number) => (hundredths / 100).toFixed(2)

/** A share as a percentage of two decimals; exact ones have no tail to round up. */
export const percent = (share: number) => `${(share * 100).toFixed(2)}%`
