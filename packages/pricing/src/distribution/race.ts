/**
 * Chance that, in a random order of `own` and `other` incidents, the own side has its `need`-th before
 * the other side has its `otherNeed`-th: the sum over how many of the other side came before that one. Each
 * term follows from the one before it, so that no count of incidents is too large for a double.
 */
export function chanceToReachFirst(own: number, other: number, need: number, otherNeed: number): number {
  if (own < need) return 0
  let term = 1
  for (let reached = 0; reached < need; reached++) term *= (own - reached) / (own + other - reached)
  let sum = 0
  for (let before = 0; before < otherNeed && before <= other; before++) {
    sum += term
    if (before < other) {
      term *= ((need + before) * (other - before)) / ((before + 1) * (own - need + other - before))
    }
  }
  return sum
}
