import type { PlantedFault } from './planted-fault.ts'

const PURE = 'packages/bonuses/src'
const SERVER = 'apps/server/src'
const BONUSES = `${SERVER}/core/bonuses`
const BETTING = `${SERVER}/features/betting`
const DEBTS = `${BONUSES}/bonus-debts.ts`
const POSTING = `${SERVER}/core/wallet/bonus-posting.ts`
const RULES = [`${PURE}/bonus-rules.test.ts`]
const GRANTS = [`${BONUSES}/grants.test.ts`]
const PLACED = [`${BETTING}/bonus-placing.test.ts`]
const SETTLED = [`${SERVER}/features/settlement/bonus-settlement.test.ts`]
const CORRECTED = [`${SERVER}/features/settlement/bonus-corrections.test.ts`]
/** Random bets of cash and bonus, held against an arithmetic of their own. */
const SPLIT = [`${SERVER}/faults/split-payouts.test.ts`]
const SEQUENCES = [`${SERVER}/faults/sequences.test.ts`]
const AUDIT = [`${SERVER}/features/settlement/audit-breaches.test.ts`]
const BOUGHT = [`${SERVER}/features/cash-out/bonus-cash-out.test.ts`]

/** What a careless hand could do to the money of bonuses. */
export const PLANTED_BONUS_FAULTS: readonly PlantedFault[] = [
  {
    rule: 'a stake is exactly the bonus where the campaign says so',
    path: `${PURE}/qualifying-bet.ts`,
    from: 'bet.stakeMinor !== amount',
    to: 'bet.stakeMinor < amount',
    tests: RULES,
  },
  {
    rule: 'the least odds are allowed themselves',
    path: `${PURE}/qualifying-bet.ts`,
    from: 'odds >= oddsMin',
    to: 'odds > oddsMin',
    tests: RULES,
  },
  {
    rule: 'cash is spent before the bonus',
    path: `${PURE}/funding.ts`,
    from: 'stakeMinor < cashLeft ? stakeMinor : cashLeft',
    to: '0n',
    tests: RULES,
  },
  {
    rule: 'cash goes first to what the bonus may not pay',
    path: `${PURE}/funding.ts`,
    from: 'if (!isAllowed) cashLeft -= stakeMinor',
    to: '{}',
    tests: RULES,
  },
  {
    rule: 'the bonus part of a payout is rounded down',
    path: `${PURE}/split.ts`,
    from: '(payout * bonusMinor) / stakeMinor',
    to: '(payout * bonusMinor + stakeMinor - 1n) / stakeMinor',
    tests: RULES,
  },
  {
    rule: 'what was bought back does not count',
    path: `${PURE}/counting.ts`,
    from: 'isCashedOut || ',
    to: '',
    tests: RULES,
  },
  {
    rule: 'what is done stays done',
    path: `${PURE}/counting.ts`,
    from: 'if (done >= needed) return needed',
    to: '',
    tests: RULES,
  },
  {
    rule: 'no bonus is played more than ten times',
    path: `${PURE}/load-campaigns.ts`,
    from: 'WAGERING_MAX = 10',
    to: 'WAGERING_MAX = 11',
    tests: [`${PURE}/load-campaigns.test.ts`],
  },
  {
    rule: 'a deposit of exactly the least amount earns',
    path: `${PURE}/award.ts`,
    from: '< minManat * manatPerUnit.denominator',
    to: '<= minManat * manatPerUnit.denominator',
    tests: RULES,
  },
  {
    rule: 'a grant that is over lets the next one start',
    path: `${BONUSES}/grants.ts`,
    from: 'takeBonusBack(posting, wallet, grantId))\n  await startNext(client, wallet)',
    to: 'takeBonusBack(posting, wallet, grantId))',
    tests: GRANTS,
  },
  {
    rule: 'whoever stays away is given nothing',
    path: `${BONUSES}/grant-store.ts`,
    from: '$13 where ',
    to: '$13 where true or ',
    tests: GRANTS,
  },
  {
    rule: 'one that is held for its player does not expire once it is played to its end',
    path: `${BONUSES}/grants.ts`,
    from: "status === 'expired' && grant.done === grant.needed",
    to: 'false',
    tests: GRANTS,
  },
  {
    rule: 'a bonus pays for no VIP bet',
    path: `${BETTING}/place-batch.ts`,
    from: 'request.isVip ? null : terms.bonus',
    to: 'terms.bonus',
    tests: [`${BETTING}/vip-bets.test.ts`],
  },
  {
    rule: 'limits are about the own money alone',
    path: `${BETTING}/place-batch.ts`,
    from: '{ stakeMinor: cashMinor, nowMs }',
    to: '{ stakeMinor, nowMs }',
    tests: PLACED,
  },
  {
    rule: 'a bonus pays for nothing after its days',
    path: `${BONUSES}/fund-press.ts`,
    from: ' and g.expires_at > instant_now()',
    to: '',
    tests: PLACED,
  },
  {
    rule: 'what a bonus pays in play is a bet of its rules when the delay is over',
    path: `${BETTING}/decide-finishing.ts`,
    from: 'bet.bonusMinor > 0n && grantId !== bet.grantId',
    to: 'false',
    tests: PLACED,
  },
  {
    rule: 'what a grant had paid when it became cash is struck',
    path: `${BETTING}/decide-finishing.ts`,
    from: "?.status === 'done'",
    to: "?.status === 'queued'",
    tests: PLACED,
  },
  {
    rule: 'the bonus of a bet that is declined goes where its grant stands',
    path: `${BETTING}/finish-batch.ts`,
    from: 'homeOf(bet, grants)',
    to: "'bonus'",
    tests: PLACED,
  },
  {
    rule: 'a settled bet counts for its grant',
    path: `${SERVER}/features/settlement/settle-batch.ts`,
    from: 'counts.note(bet, update.status)',
    to: '',
    tests: SETTLED,
  },
  {
    rule: 'the bonus part of a payout goes where the grant stands',
    path: `${SERVER}/features/settlement/settle-batch.ts`,
    from: 'counts.homeOf(bet)',
    to: "'bonus'",
    tests: SETTLED,
  },
  {
    rule: 'a bonus that is gone is never owed by its player',
    path: POSTING,
    from: "home === 'cash' ? minor(asked - taken) : ZERO_MINOR",
    to: 'minor(asked - taken)',
    tests: SETTLED,
  },
  {
    rule: 'a correction takes no more of a bonus than became cash',
    path: DEBTS,
    from: 'if (left < most) most = left',
    to: '',
    tests: CORRECTED,
  },
  {
    rule: 'of a bonus that became cash several corrections take no more than did',
    path: DEBTS,
    from: 'changed.set(id, minor(left - most))',
    to: '',
    tests: CORRECTED,
  },
  {
    rule: 'what the house bore for a bet is repaid by what comes of it',
    path: DEBTS,
    from: 'borne < received ? borne : received',
    to: 'ZERO_MINOR',
    tests: CORRECTED,
  },
  {
    rule: 'what repaid the house is not taken from the player when that is corrected',
    path: DEBTS,
    from: 'minor(amount - recovered)',
    to: 'amount',
    tests: CORRECTED,
  },
  {
    rule: 'one that is held becomes no cash by itself',
    path: `${BONUSES}/grant-counts.ts`,
    from: 'done < grant.needed || grant.isHeld',
    to: 'done < grant.needed',
    tests: SETTLED,
  },
  {
    rule: 'what was won with a bonus that is cash repays what is owed',
    path: `${SERVER}/core/wallet/posting.ts`,
    from: 'minor(stake + ofBonus)',
    to: 'stake',
    tests: SETTLED,
  },
  {
    rule: 'what is bought back is split like a payout',
    path: `${SERVER}/features/cash-out/press-cash-out.ts`,
    from: 'splitPayout(amountMinor, bought)',
    to: 'splitPayout(amountMinor, { ...bought, bonusMinor: minor(0n) })',
    tests: BOUGHT,
  },
  {
    rule: 'what cash and bonus won together comes back to both',
    path: `${SERVER}/features/settlement/settle-batch.ts`,
    from: 'splitPayout(payoutMinor, { stakeMinor, bonusMinor })',
    to: 'splitPayout(payoutMinor, { stakeMinor, bonusMinor: minor(0n) })',
    tests: SPLIT,
  },
  {
    rule: 'of a bet that was bought back in part only the rest of its bonus is settled',
    path: `${SERVER}/features/settlement/settled-bets.ts`,
    from: 'minor(row.cashed_stake),\n    ).bonusMinor',
    to: 'minor(0n),\n    ).bonusMinor',
    tests: SPLIT,
  },
  {
    rule: 'a correction takes the bonus from where its grant stands by then',
    path: `${SERVER}/features/settlement/settle-batch.ts`,
    from: 'debts.reverse(posting, { wallet, grantId, home }, bonus, paid, cause)',
    to: "debts.reverse(posting, { wallet, grantId, home: 'bonus' }, bonus, paid, cause)",
    tests: SPLIT,
  },
  {
    rule: 'what a bet won with a bonus that is cash repays what is owed',
    path: `${SERVER}/core/wallet/posting.ts`,
    from: 'minor(amounts.payout + ofBonus)',
    to: 'amounts.payout',
    tests: SPLIT,
  },
  {
    rule: 'what is bought back in parts is divided as if it were bought at once',
    path: `${PURE}/split.ts`,
    from: 'minor(before.bonusMinor - after.bonusMinor)',
    to: 'minor((before.bonusMinor * partMinor) / before.stakeMinor)',
    tests: SPLIT,
  },
  {
    rule: 'a bet that is corrected counts once',
    path: `${BONUSES}/grant-counts.ts`,
    from: 'recount(progress, countOf(grant.unit, bet), after)',
    to: 'recount(progress, 0n, after)',
    tests: SPLIT,
  },
  {
    rule: "a bonus whose days are over is the house's, whatever its bets win",
    path: `${PURE}/grant-states.ts`,
    from: "status === 'done' ? 'cash' : 'bonus_cost'",
    to: "status === 'done' || status === 'expired' ? 'cash' : 'bonus_cost'",
    tests: SPLIT,
  },
  {
    rule: "a bonus that was taken back is the house's, whatever its bets win",
    path: `${PURE}/grant-states.ts`,
    from: "if (status === 'active') return 'bonus'",
    to: "if (status === 'active' || status === 'cancelled') return 'bonus'",
    tests: SPLIT,
  },
  {
    rule: 'the card says no part of the return where a part was bought back',
    path: `${SERVER}/core/bets/present-bet-details.ts`,
    from: 'payoutMinor !== null && cashedStakeMinor === 0n',
    to: 'payoutMinor !== null',
    tests: SPLIT,
  },
  {
    rule: 'a correction takes what is there of a bonus before the house bears the rest',
    path: POSTING,
    from: 'smaller(asked, minor(wallet.balances[home]))',
    to: 'wallet.balances[home] < asked ? ZERO_MINOR : asked',
    tests: SPLIT,
  },
  {
    rule: 'the bonus of what is bought back goes where its grant stands',
    path: `${SERVER}/features/cash-out/press-cash-out.ts`,
    from: 'homeOf({ grantId: bet.grantId, bonusMinor }, grants)',
    to: "'bonus'",
    tests: SPLIT,
  },
  {
    rule: 'a bonus that is given up never becomes cash',
    path: POSTING,
    from: "move(posting, wallet, 'bonus', 'bonus_cost', left,",
    to: "move(posting, wallet, 'bonus', 'cash', left,",
    tests: SEQUENCES,
  },
  {
    rule: 'what a bonus had staked is no cash where it comes back before the last count',
    path: POSTING,
    from: "move(posting, wallet, 'bonus_inplay', home, stake, 'bonus_stake_refund', cause)",
    to: "move(posting, wallet, 'bonus_inplay', 'cash', stake, 'bonus_stake_refund', cause)",
    tests: SEQUENCES,
  },
  {
    rule: 'the audit sees a payout that is divided otherwise than its stake',
    path: `${BONUSES}/bonus-invariants.ts`,
    from: 'b.stake - b.cashed_stake) <> (',
    to: 'b.stake - b.cashed_stake) < 0 and 0 <> (',
    tests: AUDIT,
  },
  {
    rule: 'the audit sees a cash-out that is divided otherwise than its stake',
    path: `${BONUSES}/bonus-invariants.ts`,
    from: 'where b.bonus_stake > 0 and c.status',
    to: 'where b.bonus_stake < 0 and c.status',
    tests: AUDIT,
  },
]
