const FACTORIAL_LOGS: number[] = [0]

function logFactorial(count: number): number {
  for (let next = FACTORIAL_LOGS.length; next <= count; next++) {
    FACTORIAL_LOGS.push((FACTORIAL_LOGS[next - 1] ?? 0) + Math.log(next))
  }
  return FACTORIAL_LOGS[count] ?? 0
}

/** Number of ways to choose, as a double. */
export function choose(count: number, chosen: number): number {
  if (chosen < 0 || chosen > count) return 0
  return Math.exp(logFactorial(count) - logFactorial(chosen) - logFactorial(count - chosen))
}

/**
 * Chance that, in a random order of `own` and `other` incidents, the own side has its `need`-th before
 * the other side has its `otherNeed`-th.
 */
export function chanceToReachFirst(own: number, other: number, need: number, otherNeed: number): number {
  if (own < need) return 0
  let ways = 0
  for (let before = 0; before < otherNeed && before <= other; before++) {
    ways += choose(need - 1 + before, before) * choose(own - need + other - before, other - before)
  }
  return ways / choose(own + other, own)
}
