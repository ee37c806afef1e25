/** Pascal's triangle up to this many incidents of both sides; every entry is exact in a double. */
const INCIDENTS_MAX = 50
const WIDTH = INCIDENTS_MAX + 1

function buildTriangle(): Float64Array {
  const triangle = new Float64Array(WIDTH * WIDTH)
  for (let count = 0; count < WIDTH; count++) {
    triangle[count * WIDTH] = 1
    for (let chosen = 1; chosen <= count; chosen++) {
      const above = (count - 1) * WIDTH + chosen
      triangle[count * WIDTH + chosen] = (triangle[above] ?? 0) + (triangle[above - 1] ?? 0)
    }
  }
  return triangle
}

const TRIANGLE = buildTriangle()

/** Number of ways to choose; 0 outside of the triangle. */
export function choose(count: number, chosen: number): number {
  if (chosen < 0 || chosen > count || count > INCIDENTS_MAX) return 0
  return TRIANGLE[count * WIDTH + chosen] ?? 0
}

/**
 * Chance that, in a random order of `own` and `other` incidents, the own side has its `need`-th before
 * the other side has its `otherNeed`-th. Up to 50 incidents in all.
 */
export function chanceToReachFirst(own: number, other: number, need: number, otherNeed: number): number {
  if (own < need) return 0
  let ways = 0
  for (let before = 0; before < otherNeed && before <= other; before++) {
    ways += choose(need - 1 + before, before) * choose(own - need + other - before, other - before)
  }
  return ways / choose(own + other, own)
}
