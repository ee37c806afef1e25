/** Tells the player's open pages that amounts and bets changed; called after the commit only. */
export interface AccountPublisher {
  publishAccount(playerId: number, betIds: readonly number[]): void
}
