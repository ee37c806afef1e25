/**
 * Tells the player's open pages that amounts or bets changed, or that something was written in the conversation with support;
 * called after the commit only.
 */
export interface AccountPublisher {
  publishAccount(playerId: number, betIds: readonly number[]): void
}
