/**
 * A sum of residuals whose expectation is zero when all is honest. The bets of one match depend on each other,
 * so the standard error is that of the sums per match. Matches come one after the other.
 */
export class ClusterTally {
  matches = 0
  bets = 0
  /** Expected number of won and of lost bets. */
  expectedWins = 0
  expectedLosses = 0
  #matchId = 0
  #matchSum = 0
  #sum = 0
  #squares = 0

  add(matchId: number, residual: number, probability: number): void {
    if (matchId !== this.#matchId) this.#closeMatch(matchId)
    this.#matchSum += residual
    this.bets += 1
    this.expectedWins += probability
    this.expectedLosses += 1 - probability
  }

  /** Mean residual per bet. */
  mean(): number {
    return this.bets === 0 ? 0 : (this.#sum + this.#matchSum) / this.bets
  }

  /** Distance from zero in standard errors. */
  standardErrors(): number {
    const squares = this.#squares + this.#matchSum ** 2
    return squares === 0 ? 0 : (this.#sum + this.#matchSum) / Math.sqrt(squares)
  }

  #closeMatch(next: number): void {
    this.#sum += this.#matchSum
    this.#squares += this.#matchSum ** 2
    this.#matchSum = 0
    this.#matchId = next
    this.matches += 1
  }
}
