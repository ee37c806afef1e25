import type { CrashEvents, PlayRound } from '@xezer/contract/game-server'
import type { Money } from './game-entry.ts'
import type { GameText } from './game-text.ts'

/** What the kit lends to a round of everybody: its engine bets, cashes out and follows the stream by itself. */
export interface SharedTools {
  readonly text: GameText
  readonly money: Money
  /** One press, one bet: repeated with the same id until it is answered; null where it was refused, which the kit has told. */
  bet(auto: number | null): Promise<PlayRound | null>
  out(round: number): Promise<PlayRound | null>
  /** How a bet ended that was left by the server: asked until it is known. */
  read(round: number): Promise<PlayRound>
  /** Follows the stream until stopped, over lost connections. */
  follow(listener: { readonly [Name in keyof CrashEvents]: (event: CrashEvents[Name]) => void }): () => void
  /** A bet of ours ended: history, balance and sums take it over. */
  ended(round: PlayRound): void
  /** A bet of ours that was open when the frame was opened. */
  readonly open: PlayRound | null
  stakeMinor(): number
  say(line: string): void
}
