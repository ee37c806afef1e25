import type { PlantedFault } from './planted-fault.ts'

const SERVER = 'apps/server/src'
const WALLET = `${SERVER}/features/game-wallet`
const DECIDE = `${WALLET}/decide-money.ts`
const OWN = [`${WALLET}/game-wallet.test.ts`]
/** Asked as a provider would. */
const KIT = ['tools/wallet-conform/kit.test.ts']

/** What a careless hand could do to money that is played with at games. */
export const PLANTED_CASINO_FAULTS: readonly PlantedFault[] = [
  {
    rule: 'a number names one message',
    path: DECIDE,
    from: 'known.digest.equals(digest) ? known.answer',
    to: 'known.digest.length > 0 ? known.answer',
    tests: KIT,
  },
  {
    rule: 'a bet that was to be given back is not taken',
    path: DECIDE,
    from: "  if (context.book.rollbacksOf(provider, bet.tx, playerId).length > 0) return refuse('ROLLED_BACK')\n",
    to: '',
    tests: KIT,
  },
  {
    rule: 'a session is its provider’s own, also where it is remembered',
    path: `${WALLET}/game-sessions.ts`,
    from: "[provider, tokenHash.toString('base64')]",
    to: "[tokenHash.toString('base64')]",
    tests: OWN,
  },
  {
    rule: 'nothing is bet in a closed round',
    path: DECIDE,
    from: "  if (known?.isClosed === true) return refuse('ROUND_CLOSED')\n",
    to: '',
    tests: KIT,
  },
  {
    rule: 'what a win was paid for is not given back',
    path: DECIDE,
    from: 'round.isClosed || (bet.move ?? 0) <= round.takenAt',
    to: 'round.isClosed',
    tests: KIT,
  },
  {
    rule: 'a bet is given back once',
    path: DECIDE,
    from: 'bet === null || answer.applied === true',
    to: 'bet === null',
    tests: KIT,
  },
  {
    rule: 'a final win closes its round',
    path: DECIDE,
    from: '  round.isClosed = isFinal\n',
    to: '  round.isClosed = false\n',
    tests: KIT,
  },
  {
    rule: 'a round is closed once',
    path: DECIDE,
    from: '  if (round.isClosed) return { ...answerOf(wallet, OK), applied: false }\n',
    to: '',
    tests: KIT,
  },
  {
    rule: "a round is one player's",
    path: DECIDE,
    from: "  if (known !== null && !isOf(known, asked)) return refuse('DUPLICATE')\n",
    to: '',
    tests: OWN,
  },
  {
    rule: 'a win is of the round of its bet',
    path: DECIDE,
    from: 'return isOf(round, asked) ? bet : null',
    to: 'return bet',
    tests: KIT,
  },
  {
    rule: 'a session is of one game',
    path: DECIDE,
    from: 'asked.sessionGame !== call.game',
    to: 'asked.sessionGame === null',
    tests: KIT,
  },
  {
    rule: 'no more is bet than there is',
    path: DECIDE,
    from: 'wallet.balances.cash < bet.stake',
    to: 'wallet.balances.cash + 1n < bet.stake',
    tests: OWN,
  },
  {
    rule: 'the number of a win makes no second play',
    path: DECIDE,
    from: 'context.book.findTx(provider, call.win.tx) !== null',
    to: "context.book.findTx(provider, '') !== null",
    tests: OWN,
  },
  {
    rule: 'free rounds are counted down',
    path: DECIDE,
    from: 'free.used >= free.rounds',
    to: 'free.used > free.rounds',
    tests: OWN,
  },
  {
    rule: 'a free round that is rolled back is there again',
    path: DECIDE,
    from: '  returnFree(context, bet.free)\n',
    to: '',
    tests: OWN,
  },
  {
    rule: 'a bet is in the currency of the account',
    path: DECIDE,
    from: "  if (call.currency !== wallet.currency) return refuse('WRONG_CURRENCY')\n",
    to: '',
    tests: KIT,
  },
  {
    rule: 'games wait for the look at the clock',
    path: DECIDE,
    from: "if (terms.isRealityDue) return refuse('LIMIT', 'reality_check_due')",
    to: "if (false) return refuse('LIMIT', 'reality_check_due')",
    tests: OWN,
  },
  {
    rule: 'who stays away bets on no game',
    path: DECIDE,
    from: 'if (terms.standingBreak !== null)',
    to: 'if (terms.standingBreak !== null && terms.isBlocked)',
    tests: OWN,
  },
  {
    rule: 'a signature of long ago is none',
    path: `${WALLET}/call-signature.ts`,
    from: '> SIGNED_WITHIN_MS',
    to: '> 1000 * SIGNED_WITHIN_MS',
    tests: OWN,
  },
  {
    rule: 'an amount is a whole number as it stands',
    path: `${WALLET}/read-call.ts`,
    from: `ODD_NUMBER.test(text.replace(QUOTED, '""')) || `,
    to: '',
    tests: OWN,
  },
  {
    rule: "a session is its provider's alone",
    path: `${WALLET}/game-sessions.ts`,
    from: 'where c.token_hash = $1 and c.provider = $2',
    to: 'where c.token_hash = $1 and $2::text is not null',
    tests: OWN,
  },
  {
    rule: 'a rollback is remembered before its bet',
    path: `${WALLET}/round-store.ts`,
    from: "t.bet_tx = n.tx and t.call = 'rollback'",
    to: "t.bet_tx = n.tx and t.call = 'none'",
    tests: KIT,
  },
  {
    rule: 'the amount is part of what a message says',
    path: `${WALLET}/call-digest.ts`,
    from: '[call.tx, call.amount, call.currency, call.free ?? null]',
    to: '[call.tx, call.currency, call.free ?? null]',
    tests: KIT,
  },
  {
    rule: 'rounds of games count towards limits',
    path: `${SERVER}/core/player/limits.ts`,
    from: 'select r.opened_at, r.staked, r.returned',
    to: 'select r.opened_at, 0::bigint, 0::bigint',
    tests: OWN,
  },
  {
    rule: 'free wins are paid by the house as a bonus',
    path: `${SERVER}/core/wallet/casino-posting.ts`,
    from: "isFree ? 'bonus_cost' : 'casino'",
    to: "'casino'",
    tests: OWN,
  },
  {
    rule: 'a win repays what is owed',
    path: `${SERVER}/core/wallet/casino-posting.ts`,
    from: '  recoverOwed(posting, wallet, minor(amount), cause)\n',
    to: '',
    tests: OWN,
  },
]
