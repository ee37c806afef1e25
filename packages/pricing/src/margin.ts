/** Iterations of Newton's method; it converges from the left in four or five. */
const NEWTON_ROUNDS = 25

/**
 * Odds-ratio method for two complementary outcomes: the price chance (1 / odds) of the first, where both
 * have their odds ratio multiplied by one constant, so that the price chances sum to 1 + margin.
 */
export function twoWayPriceChance(chance: number, margin: number): number {
  if (chance <= 0 || chance >= 1) return chance
  const ratio = chance / (1 - chance)
  const square = ratio * ratio
  const linear = margin * (1 + square)
  const root = Math.sqrt(linear * linear + 4 * square * (1 - margin * margin))
  const constant = (linear + root) / (2 * ratio * (1 - margin))
  return (constant * ratio) / (1 + constant * ratio)
}

/**
 * Odds-ratio method for any number of outcomes: price chances c p / (1 - p + c p) that sum to `target`.
 * The constant is never below 1, so that no price exceeds its fair value.
 */
export function manyWayPriceChances(chances: readonly number[], target: number): number[] {
  let constant = 1
  for (let round = 0; round < NEWTON_ROUNDS; round++) {
    let sum = 0
    let slope = 0
    for (const chance of chances) {
      const denominator = 1 - chance + constant * chance
      sum += (constant * chance) / denominator
      slope += (chance * (1 - chance)) / (denominator * denominator)
    }
    const gap = target - sum
    if (gap < 1e-12 || slope < 1e-12) break
    constant += gap / slope
  }
  return chances.map((chance) => (constant * chance) / (1 - chance + constant * chance))
}
