/**
 * A sum of residuals whose expectation is zero when all is honest. The bets of one match depend on each other,
 * so the standard error is that of the sums per match.
 */
export type ClusterTally = {
  add(matchId: number, residual: number): void
  readonly matches: number
  readonly bets: number
  /** Mean residual per bet. */
  mean(): number
  /** Distance from zero in standard errors. */
  standardErrors(): number
}

export function createClusterTally(): ClusterTally {
  const sums = new Map<number, number>()
  let bets = 0
  const total = (): number => [...sums.values()].reduce((sum, value) => sum + value, 0)
  return {
    add(matchId, residual) {
      sums.set(matchId, (sums.get(matchId) ?? 0) + residual)
      bets += 1
    },
    get matches() {
      return sums.size
    },
    get bets() {
      return bets
    },
    mean: () => (bets === 0 ? 0 : total() / bets),
    standardErrors() {
      const squares = [...sums.values()].reduce((sum, value) => sum + value * value, 0)
      return squares === 0 ? 0 : total() / Math.sqrt(squares)
    },
  }
}
