import type { PlantedFault } from './planted-fault.ts'

const SERVER = 'apps/server/src'
const BETTING = `${SERVER}/features/betting`
const SETTLEMENT = `${SERVER}/features/settlement`
const CASH_OUT = `${SERVER}/features/cash-out`
const BOOK = 'packages/odds-book/src'
const VOIDS = [`${SETTLEMENT}/void-of-a-selection.test.ts`]
const CLOSED = [`${BOOK}/late-messages.test.ts`]
const EARLY = [`${SERVER}/faults/not-ready.test.ts`]
const CASHED = [`${CASH_OUT}/cash-out.test.ts`]
const VIP = [`${BETTING}/vip-bets.test.ts`]
const COMBINED = [`${BETTING}/placing-a-combination.test.ts`]
const SLIP = 'apps/site/src/core/slip'
const ARRIVING = [`${SLIP}/arriving-picks.test.ts`]

/** What a careless hand could do to combinations of an event, cash-outs, VIP bets, codes and taps. */
export const PLANTED_BETTING_FAULTS: readonly PlantedFault[] = [
  {
    rule: 'the void of a market reaches combinations that hold it',
    path: `${SETTLEMENT}/market-change.ts`,
    from: 'isCombinedOf(specifier, market)',
    to: 'false',
    tests: VOIDS,
  },
  {
    rule: 'a combination is void with each of its markets',
    path: `${SETTLEMENT}/void-windows.ts`,
    from: '...(parseCombination(market.specifier) ?? [])',
    to: '',
    tests: VOIDS,
  },
  {
    rule: 'a void that is taken back leaves those of other markets of a combination',
    path: `${SETTLEMENT}/void-windows.ts`,
    from: 'said.flatMap(windowsOf)',
    to: 'windowsOf(said.flat())',
    tests: VOIDS,
  },
  {
    rule: 'the sweep knows combinations that slipped in behind the void of a market',
    path: `${SERVER}/core/bets/unreached-bets.ts`,
    from: "where m.kind = 'void' and b.status",
    to: 'where false and b.status',
    tests: VOIDS,
  },
  {
    rule: 'a combination of a void market is on sale no more',
    path: `${BOOK}/apply-results.ts`,
    from: "withCombinations(event, message.markets), () => 'cancelled'",
    to: "message.markets, () => 'cancelled'",
    tests: CLOSED,
  },
  {
    rule: 'a combination of a void market does not come into being',
    path: `${BOOK}/apply-odds.ts`,
    from: 'isCombination(type) && holdsVoid(event, prices.specifier)',
    to: 'false',
    tests: CLOSED,
  },
  {
    rule: 'a press that asked while the offer was told is not refused for it',
    path: `${BETTING}/place-batch.ts`,
    from: 'request.isEarly === true || ',
    to: '',
    tests: EARLY,
  },
  {
    rule: 'a combination is asked for before a press is taken over',
    path: `${BETTING}/place-one.ts`,
    from: 'await want(options, request)',
    to: '',
    tests: EARLY,
  },
  {
    rule: 'a VIP bet is taken when all of its matches are open',
    path: `${BETTING}/vip-ends.ts`,
    from: 'vip.legs.every(',
    to: 'vip.legs.some(',
    tests: VIP,
  },
  {
    rule: 'a VIP bet is not taken in play',
    path: `${BETTING}/vip-ends.ts`,
    from: "state.eventStatus === 'live' || ",
    to: '',
    tests: VIP,
  },
  {
    rule: 'a part that is taken gives the rest back',
    path: `${BETTING}/vip-ends.ts`,
    from: '  giveBack()\n  placeStake',
    to: '  placeStake',
    tests: VIP,
  },
  {
    rule: 'no word takes more than is held',
    path: `${BETTING}/vip-desk.ts`,
    from: ' and coalesce($3, b.stake) <= b.stake',
    to: '',
    tests: VIP,
  },
  {
    rule: 'a combination is asked for before a word on it is carried out',
    path: `${BETTING}/vip-ends.ts`,
    from: 'await options.interest.wantAll(handles)',
    to: '',
    tests: COMBINED,
  },
  {
    rule: 'a cash-out waits while prices are silent',
    path: `${CASH_OUT}/press-cash-out.ts`,
    from: "if (reading.isFeedDown) return { kind: 'not_ready' }",
    to: '',
    tests: CASHED,
  },
  {
    rule: 'a late bet finds its result behind that of another outcome',
    path: `${SERVER}/features/settlement/standing-results.ts`,
    from: '.map((market) => tellWhole(market, standing))',
    to: '',
    tests: [`${SERVER}/features/settlement/late-bets.test.ts`],
  },
  {
    rule: 'a bet is not bought back by a result that is being corrected',
    path: `${CASH_OUT}/press-cash-out.ts`,
    from: 'now.valueMinor !== null && bet.legs.some(options.isSettling)',
    to: 'false',
    tests: [`${CASH_OUT}/cash-out-behind-results.test.ts`],
  },
  {
    rule: 'a result is under way from the step in which the book hears it',
    path: `${SERVER}/core/catalogue/feed-pipeline.ts`,
    from: 'isResult(message) ? underWay.begin(message) : null',
    to: 'null',
    tests: [`${CASH_OUT}/cash-out-behind-results.test.ts`],
  },
  {
    rule: 'a part that is sold by hand sets off no rule for the rest',
    path: `${CASH_OUT}/press-cash-out.ts`,
    from: 'ruleOfRest(bet.rule, bet.stakeMinor, partMinor)',
    to: 'bet.rule',
    tests: [`${CASH_OUT}/rule-of-the-rest.test.ts`],
  },
  {
    rule: 'a cash-out frees what the house could lose',
    path: `${CASH_OUT}/press-cash-out.ts`,
    from: '  noteLiability(options, closed)\n  return step',
    to: '  return step',
    tests: CASHED,
  },
  {
    rule: 'a rule counts whoever has set it',
    path: `${CASH_OUT}/cash-out-desk.ts`,
    from: 'for (const bet of found) this.#renew(bet)',
    to: '',
    tests: CASHED,
  },
  {
    rule: 'a rule on a combination keeps it up to date',
    path: `${CASH_OUT}/cash-out-desk.ts`,
    from: 'void interest.wantAll([...this.#hooks.keys()])',
    to: '',
    tests: COMBINED,
  },
  {
    rule: 'nobody is told of a code that is another slip’s',
    path: `${SERVER}/features/booking/booked-slips.ts`,
    from: "join('\\n')",
    to: "join('')",
    tests: [`${SERVER}/features/booking/booking.test.ts`],
  },
  {
    rule: 'a tap outlives its document',
    path: `${SLIP}/slip-taps.ts`,
    from: 'kept.keep({ eventId, handle, value })',
    to: '',
    tests: ARRIVING,
  },
  {
    rule: 'what a player tapped is nobody else’s',
    path: `${SLIP}/arriving-picks.ts`,
    from: 'owner !== userId || ',
    to: '',
    tests: ARRIVING,
  },
  {
    rule: 'a bet whose commit nobody heard counts until it is known not to be struck',
    path: `${BETTING}/place-batch.ts`,
    from: 'if (isCommitUnknown(error)) unknown.hold',
    to: 'if (false) unknown.hold',
    tests: [`${SERVER}/faults/lost-commit.test.ts`],
  },
  {
    rule: 'a market whose result was taken back waits again',
    path: `${SERVER}/core/bets/find-open-events.ts`,
    from: 'b.step > m.step',
    to: 'b.step < m.step',
    tests: [`${SETTLEMENT}/open-events.test.ts`],
  },
]
