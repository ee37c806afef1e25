import { MINOR_PER_MAJOR, type Minor } from './minor.ts'

/** As machines write it to each other, always with both decimals: `1930.50`. `parseAmountText` reads it. */
export function formatAmountText(amount: Minor): string {
  return `${amount / MINOR_PER_MAJOR}.${String(amount % MINOR_PER_MAJOR).padStart(2, '0')}`
}
