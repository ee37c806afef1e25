import type { WalletCallName, WalletCode } from '@xezer/contract/game-wallet'

/** What each call is for, and what no single field of it says. */
export const CALL_WORDS: Readonly<Record<WalletCallName, { summary: string; more: readonly string[] }>> = {
  session: {
    summary: 'A launch token becomes the session of one game',
    more: ['The token comes with the address of the game; its session opens no other game.'],
  },
  balance: { summary: 'What the player may stake', more: [] },
  bet: {
    summary: 'Takes a stake',
    more: [
      'The amount is above 0; with "free" it is 0, and one free round of that grant is counted down.',
      'The first bet of a round opens it. A refused bet stays refused: a new try has a new "tx".',
    ],
  },
  win: {
    summary: 'Pays what a bet has won; 0 where it has lost',
    more: [
      'Names the player or a session, not both; the session need not be alive.',
      'What was won with free rounds names their grant in "free" as the bet did.',
      'Where "final" is true the round is closed.',
    ],
  },
  play: {
    summary: 'A bet, its win and the end of its round in one',
    more: ['The two numbers differ, and the stake is above 0. A refused bet moves nothing.'],
  },
  rollback: {
    summary: 'Gives the stake of an open bet back, once',
    more: [
      'Names the player or a session, not both; the session need not be alive.',
      'Of a bet that never came it is remembered: "applied" is false, and the bet is ROLLED_BACK when it comes.',
    ],
  },
  close: {
    summary: 'Ends a round: what is still in play is lost',
    more: [
      'Names the player or a session, not both; the session need not be alive.',
      'Said again it is OK, and "applied" is false.',
    ],
  },
}

export const CODE_WORDS: Readonly<Record<WalletCode, string>> = {
  OK: 'Done; also the first answer, where the same message was sent before.',
  INVALID_SIGNATURE: 'The provider, the time or the signature is not ours; nothing was read.',
  WRONG_SYNTAX: 'The body is not exactly one message of this call.',
  DUPLICATE: 'The number (tx) or the round was used for something else.',
  ROLLED_BACK: 'The bet was given back, or is to be.',
  INVALID_TOKEN: 'Such a token, session or player is not known here, or the session is that of another game.',
  TOKEN_EXPIRED: 'The player has logged out: open no round, end what is open.',
  USER_BLOCKED: 'The player places no bets now; "reason" says why.',
  LIMIT: 'A limit of the player or of the game stands against the bet; "reason" says which.',
  WRONG_CURRENCY: 'The currency is not that of the session.',
  GAME_DISABLED: 'The game is not offered now.',
  ROUND_CLOSED: 'The round has ended, or the bet was paid for: nothing more happens to it.',
  TX_NOT_FOUND:
    'The bet or the round was never taken; not remembered, so that it may be sent again after it.',
  INSUFFICIENT_FUNDS: 'The balance is lower than the stake.',
  INTERNAL: 'Not decided now: send the same message again.',
}
