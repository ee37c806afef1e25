import type { PlantedFault } from './planted-fault.ts'

const BETTING_RULES = 'packages/betting/src'
const SERVER = 'apps/server/src'
const BETTING = `${SERVER}/features/betting`
const CASH_OUT = `${SERVER}/features/cash-out`
const DESK = [`${CASH_OUT}/cash-out-desk.test.ts`]
const PRESS = [`${CASH_OUT}/press-cash-out.test.ts`]
const LOCKS = [`${SERVER}/faults/lock-order.test.ts`]
const FAILED = [`${SERVER}/faults/locked-wallet.test.ts`]
const DELAYED = [`${SERVER}/faults/placing-patience.test.ts`]
const VIP_ENDS = [`${BETTING}/vip-ends.test.ts`]
const VIP = [`${BETTING}/vip-bets.test.ts`]
const PRESSES = [`${SERVER}/routes/press-rules.test.ts`]
const REAL = [`${SERVER}/real-gateway.test.ts`]
const DISPUTES = [`${SERVER}/features/payments/deposit-desk.test.ts`]
const IDENTITY = [`${SERVER}/features/identity/identity.test.ts`]

/** What a careless hand could do to money on its way, and nobody would have seen. */
export const PLANTED_MONEY_FAULTS: readonly PlantedFault[] = [
  {
    rule: 'a connection that ends on its way to who takes it ends no process',
    path: 'packages/db/src/pool.ts',
    from: "pool.on('connect', (client) => client.on('error', () => undefined))",
    to: '',
  },
  {
    rule: 'a system with a suspended leg is worth nothing',
    path: `${BETTING_RULES}/cash-out/value-bet.ts`,
    from: 'if (result === null && chance === null) return null\n    const settled',
    to: 'const settled',
  },
  {
    rule: 'a debt is paid from what is bought back',
    path: `${SERVER}/core/wallet/posting.ts`,
    from: "'cash_out', cause)\n  recoverOwed(posting, wallet, minor(amount + ofBonus), cause)",
    to: "'cash_out', cause)",
    tests: [`${SERVER}/core/wallet/ledger.test.ts`],
  },
  {
    rule: 'a rule does nothing beside a press that waits',
    path: `${CASH_OUT}/press-cash-out.ts`,
    from: 'bet === null || bet.waitingId !== null || valueMinor',
    to: 'bet === null || valueMinor',
    tests: PRESS,
  },
  {
    rule: 'a rule waits for the whole offer',
    path: `${CASH_OUT}/cash-out-desk.ts`,
    from: ' || !this.#options.isOfferComplete()',
    to: '',
    tests: DESK,
  },
  {
    rule: 'nothing is bought back before the offer is whole',
    path: `${CASH_OUT}/press-cash-out.ts`,
    from: 'if (isEarly || !options.isOfferComplete()) return',
    to: 'if (false) return',
    tests: PRESS,
  },
  {
    rule: 'what another process was asked to buy back is left to it while the offer is not whole',
    path: `${CASH_OUT}/cash-out.ts`,
    from: "if (!options.isOfferComplete()) return { kind: 'in_progress' }",
    to: '',
    tests: PRESS,
  },
  {
    rule: 'a cash-out is decided after the last resumption of its events',
    path: `${CASH_OUT}/press-cash-out.ts`,
    from: 'struckAtMs(suspensions, paid.nowMs, openEvents)',
    to: 'paid.nowMs',
    tests: PRESS,
  },
  {
    rule: 'what is left of a bet that was bought back in part can be lost',
    path: `${CASH_OUT}/press-cash-out.ts`,
    from: 'liability.add(exposureOf({ ...before, ...openPartOf',
    to: 'void (exposureOf({ ...before, ...openPartOf',
    tests: PRESS,
  },
  {
    rule: 'what is left of a bet returns its part',
    path: `${SERVER}/core/bets/open-part.ts`,
    from: 'minor((possible_return * open) / stake)',
    to: 'minor(possible_return)',
  },
  {
    rule: 'a result locks wallets before bets',
    path: `${SERVER}/features/settlement/settle-batch.ts`,
    from: 'Promise.all([lockWallets(client, playerIds), lockBets(client, betIds)])',
    to: 'lockBets(client, betIds).then(async (bets) => [await lockWallets(client, playerIds), bets] as const)',
    tests: LOCKS,
  },
  {
    rule: 'the end of a delay locks wallets before bets',
    path: `${BETTING}/finish-batch.ts`,
    from: 'const wallets = await lockWallets(client, playerIds)',
    to: 'await lockPendingBets(client, batch.flatMap((one) => one.betIds))\n  const wallets = await lockWallets(client, playerIds)',
    tests: LOCKS,
  },
  {
    rule: 'a rule of cash-out locks the wallet before the bet',
    path: `${CASH_OUT}/press-cash-out.ts`,
    from: 'const begun = await withTransaction(options.pool, async (client) => {',
    to: 'const begun = await withTransaction(options.pool, async (client) => {\n    await lockOpenBet(client, playerId, betId)',
    tests: LOCKS,
  },
  {
    rule: 'a word on a VIP bet locks the wallet before the bet',
    path: `${BETTING}/vip-ends.ts`,
    from: 'const posting = createPosting(await lockWallets(client, [playerId]))',
    to: 'await lockVip(client, betId)\n  const posting = createPosting(await lockWallets(client, [playerId]))',
    tests: LOCKS,
  },
  {
    rule: 'a bet that is refused after its delay can cost nothing more',
    path: `${BETTING}/finish-batch.ts`,
    from: 'for (const exposure of removed) options.liability.remove(exposure)',
    to: '',
    tests: DELAYED,
  },
  {
    rule: 'a batch that failed can cost nothing',
    path: `${BETTING}/place-batch.ts`,
    from: 'else release()',
    to: '',
    tests: FAILED,
  },
  {
    rule: 'what a batch can cost is counted once, however often it runs',
    path: `${BETTING}/place-batch.ts`,
    from: '    // A retry starts from nothing.\n    release()\n',
    to: '',
    tests: FAILED,
  },
  {
    rule: 'the end of a delay gives the answer of who was first',
    path: `${BETTING}/finish-batch.ts`,
    from: 'answered.get(one)',
    to: 'answered.get({ ...one })',
    tests: DELAYED,
  },
  {
    rule: 'a bet is struck on the score at the end of its delay',
    path: `${BETTING}/pending-bets.ts`,
    from: 'score_home = s.score_home,',
    to: '',
    tests: DELAYED,
  },
  {
    rule: 'nothing is placed when the offer is not whole any more',
    path: `${BETTING}/place-batch.ts`,
    from: ' || !batch.options.isOfferComplete()',
    to: '',
    tests: DELAYED,
  },
  {
    rule: 'a stake that another process holds is left to it while the offer is not whole',
    path: `${BETTING}/place-one.ts`,
    from: "if (!options.isOfferComplete()) return { kind: 'unknown' }",
    to: '',
    tests: DELAYED,
  },
  {
    rule: 'the first answer of a key stands',
    path: `${SERVER}/core/operations/operation-store.ts`,
    from: ' and o.response is null',
    to: '',
    tests: [`${SERVER}/core/operations/stored-answers.test.ts`],
  },
  {
    rule: 'a VIP bet that was taken can be lost',
    path: `${BETTING}/vip-ends.ts`,
    from: 'if (ended !== null && ended.exposure !== null) options.liability.add(ended.exposure)',
    to: '',
    tests: VIP_ENDS,
  },
  {
    rule: 'a VIP bet waits for the whole offer',
    path: `${BETTING}/vip-ends.ts`,
    from: 'vip.decision === null || !options.isOfferComplete()',
    to: 'vip.decision === null',
    tests: VIP_ENDS,
  },
  {
    rule: 'one word is said on a VIP bet',
    path: `${BETTING}/vip-desk.ts`,
    from: ' and v.decision is null',
    to: '',
    tests: VIP,
  },
  {
    rule: 'a match that is brought forward ends the wait of a VIP bet',
    path: `${BETTING}/vip-store.ts`,
    from: 'least(v.due_at, (',
    to: 'coalesce(v.due_at, (',
    tests: VIP,
  },
  {
    rule: 'a VIP bet is ended once',
    path: `${BETTING}/vip-store.ts`,
    from: "and b.status = 'vip' order by l.position for",
    to: 'order by l.position for',
    tests: VIP,
  },
  {
    rule: 'a VIP bet is above limits and nothing else',
    path: `${BETTING_RULES}/acceptance/decide-vip.ts`,
    from: 'refusal.combinations].every(',
    to: 'refusal.combinations].some(',
  },
  {
    rule: 'presses of cash-out are counted by their player',
    path: `${SERVER}/routes/bind-cash-out.ts`,
    from: 'limiter.take(String(session.playerId)',
    to: 'limiter.take(String(input.bet)',
    tests: PRESSES,
  },
  {
    rule: 'presses of placing are counted by their player',
    path: `${SERVER}/routes/bind-bet-slip.ts`,
    from: 'limiter.take(String(session.playerId)',
    to: 'limiter.take(String(session.id)',
    tests: PRESSES,
  },
  {
    rule: 'calls of a player are not counted against his address',
    path: `${SERVER}/routes/bind-call.ts`,
    from: 'app.callers.keyOf(request.headers.authorization, request.ip)',
    to: 'request.ip',
    tests: PRESSES,
  },
  {
    rule: 'a session that another server ended moves no money',
    path: `${SERVER}/core/player/read-player-terms.ts`,
    from: 's.ended_at is null and ',
    to: '',
    tests: PRESSES,
  },
  {
    rule: 'a session that is too old moves no money',
    path: `${SERVER}/core/player/read-player-terms.ts`,
    from: ' and s.expires_at > instant_now()',
    to: '',
    tests: PRESSES,
  },
  {
    rule: 'a player who was blocked moves no money',
    path: `${SERVER}/core/player/read-player-terms.ts`,
    from: " and p.status = 'active' as is_active",
    to: ' as is_active',
    tests: PRESSES,
  },
  {
    rule: 'a new password forgets the sessions that are remembered',
    path: `${SERVER}/features/identity/change-password.ts`,
    from: '  sessions.noteEnded(session.playerId)\n',
    to: '',
    tests: IDENTITY,
  },
  {
    rule: 'of two changes of a password at once one counts',
    path: `${SERVER}/features/identity/change-password.ts`,
    from: ' and password_hash = $3',
    to: ' and $3::text is not null',
    tests: IDENTITY,
  },
  {
    rule: 'who books the same again never shortens the time of its code',
    path: `${SERVER}/features/booking/booked-slips.ts`,
    from: 'expires_at = greatest(b.expires_at, excluded.expires_at)',
    to: 'expires_at = excluded.expires_at',
    tests: [`${SERVER}/features/booking/booking.test.ts`],
  },
  {
    rule: 'what was once given as play money is never real',
    path: `${SERVER}/core/payments/unreal-money.ts`,
    from: "select from adjustment where kind = 'play_money'",
    to: "select from adjustment where kind = 'play_money' and false",
    tests: REAL,
  },
  {
    rule: 'what the sandbox once credited is never real',
    path: `${SERVER}/core/payments/unreal-money.ts`,
    from: "where p.gateway = 'sandbox'\n",
    to: "where p.gateway = 'sandbox' and false\n",
    tests: REAL,
  },
  {
    rule: 'the books are asked before a real gateway opens',
    path: `${SERVER}/application.ts`,
    from: 'await refuseUnrealMoney(options.config, database.pool)',
    to: '',
    tests: REAL,
  },
  {
    rule: 'a dispute that was told is told once',
    path: `${SERVER}/features/payments/deposit-desk.ts`,
    from: "payment.status !== from || payment.direction !== 'in'",
    to: "payment.direction !== 'in'",
  },
  {
    rule: 'every dispute that is won gives back its own money',
    path: `${SERVER}/features/payments/dispute-deposit.ts`,
    from: 'reinstate(posting, wallet, await findBrought(client, payment), { id: payment.id, generation })',
    to: 'reinstate(posting, wallet, await findBrought(client, payment), { id: payment.id, generation: 1 })',
    tests: DISPUTES,
  },
  {
    rule: 'the bonus of a deposit goes with it, whoever tells of the dispute',
    path: `${SERVER}/features/payments/dispute-deposit.ts`,
    from: '  await cancelEarned(client, wallet, payment.id)\n',
    to: '',
    tests: DISPUTES,
  },
  {
    rule: 'an adjustment takes no more than is there',
    path: `${SERVER}/core/wallet/adjust-cash.ts`,
    from: 'if (before + change < 0n)',
    to: 'if (before + change < -1n)',
  },
  {
    rule: 'an adjustment without a sign is none',
    path: `${SERVER}/operator-adjust.ts`,
    from: '/^([+-])',
    to: '/^([+-]?)',
  },
]
