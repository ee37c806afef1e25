import type { OddsFormat } from './odds-format-names.ts'

/*
 * Other ways of writing decimal odds. What is written is what the decimal odds say, of which two decimals are shown: bets are
 * struck, settled and sent in decimal odds alone. Everything here is counted in hundredths, `gain` being what a stake of a
 * hundred wins.
 */

/** Fractions of the bookmakers' ladder that two decimals only come near to (1.33 is 1/3), or not in lowest terms. */
const LADDER = [
  ...['2/9', '2/7', '1/3', '4/11', '4/9', '8/15', '4/7', '8/13', '4/6', '8/11', '5/6', '10/11'],
  ...['11/8', '6/4', '13/8', '15/8', '85/40', '10/3', '11/3'],
]
const byGain = new Map(
  LADDER.map((fraction) => {
    const [numerator = 0, denominator = 1] = fraction.split('/').map(Number)
    return [Math.round((numerator * 100) / denominator), fraction] as const
  }),
)

const writers: Readonly<Record<Exclude<OddsFormat, 'decimal'>, (gain: number) => string>> = {
  fractional: (gain) => byGain.get(gain) ?? lowestTerms(gain),
  american: (gain) => (gain >= 100 ? `+${grouped(gain)}` : `-${grouped(Math.round(10_000 / gain))}`),
  hongkong: (gain) => hundredths(gain),
  malay: (gain) => (gain <= 100 ? hundredths(gain) : `-${inverse(gain)}`),
  indonesian: (gain) => (gain >= 100 ? hundredths(gain) : `-${inverse(gain)}`),
}

/** Odds in thousandths in another way: 1.85 is `17/20`, `-118`, `0.85`, `0.85` and `-1.18`. */
export function writeOdds(format: Exclude<OddsFormat, 'decimal'>, oddsThousandths: number): string {
  const gain = Math.floor(oddsThousandths / 10) - 100
  // A combination may come to no gain at all.
  return gain <= 0 ? '0' : writers[format](gain)
}

function lowestTerms(gain: number): string {
  const divisor = greatestDivisor(gain, 100)
  return `${gain / divisor}/${100 / divisor}`
}

function greatestDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestDivisor(right, left % right)
}

function hundredths(value: number): string {
  return `${grouped(Math.floor(value / 100))}.${String(value % 100).padStart(2, '0')}`
}

/** What has to be staked to win one, with as many decimals as tell it apart. */
function inverse(gain: number): string {
  const value = 100 / gain
  return value >= 0.1 ? value.toFixed(2) : value >= 0.01 ? value.toFixed(3) : value.toPrecision(2)
}

function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}
