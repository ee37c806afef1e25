import type { GrantState } from '@xezer/bonuses/grant-states'
import type { BetType } from '@xezer/sport/bet-type'
import type { OutcomeResult } from '@xezer/sport/outcome-result'

/**
 * One player's money as the rules say it in words, in arithmetic of its own: no line of it is the server's. What the server keeps and
 * tells is held against it.
 */

export interface OwnLeg {
  readonly event: number
  readonly market: string
  readonly specifier: string
  readonly outcome: string
  /** In thousandths. */
  readonly price: bigint
  result: OutcomeResult | null
  isVoid: boolean
}
export interface OwnGrant {
  readonly id: number
  readonly amount: bigint
  /** Bets. */
  readonly needed: number
  status: GrantState
  /** What of the cash that it became nobody has taken back. */
  cashLeft: bigint
}
/** What a bet came to: its two parts are what the player gets of it. */
export interface OwnEnd {
  readonly status: 'won' | 'lost' | 'refunded'
  readonly payout: bigint
  readonly cash: bigint
  readonly bonus: bigint
}
export interface OwnBet {
  readonly id: number
  readonly type: BetType
  readonly size: number
  readonly stake: bigint
  readonly bonus: bigint
  /** Which counts it. */
  readonly grant: OwnGrant | null
  readonly legs: readonly OwnLeg[]
  boughtStake: bigint
  boughtAmount: bigint
  boughtBonus: bigint
  end: OwnEnd | null
  /** What of its bonus the house pays because it was not there any more when it was taken back. */
  borne: bigint
  /** What its last settlement gave back of that, and whether it paid a bonus. */
  gaveBack: bigint
  wasBonus: boolean
}

type Fraction = readonly [bigint, bigint]
const least = (one: bigint, other: bigint) => (one < other ? one : other)
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d]
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]
const ONE: Fraction = [1n, 1n]

function legPays({ price, result, isVoid }: OwnLeg): Fraction {
  if (isVoid || result?.kind === 'void') return ONE
  switch (result?.kind) {
    case 'won':
      return [price, 1000n]
    case 'half_won':
      return [price + 1000n, 2000n]
    case 'half_lost':
      return [1n, 2n]
    case 'dead_heat':
      return [price * BigInt(result.numerator), 1000n * BigInt(result.denominator)]
    default:
      return [0n, 1n]
  }
}

function chooseOf<Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] {
  if (count === 0) return [[]]
  return items.flatMap((item, index) =>
    chooseOf(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  )
}

const isVoid = (leg: OwnLeg) => leg.isVoid || leg.result?.kind === 'void'
const isLost = (leg: OwnLeg) => !leg.isVoid && leg.result?.kind === 'lost'

/** What is still in play of it, and what of that is a bonus. */
export function openOf({ stake, bonus, boughtStake }: OwnBet): readonly [stake: bigint, bonus: bigint] {
  const open = stake - boughtStake
  return [open, (bonus * open) / stake]
}

/** Null while a leg that matters is open. */
function endOf(bet: OwnBet): OwnEnd | null {
  const [stake, ofBonus] = openOf(bet)
  const { legs, size, type } = bet
  if (legs.filter((leg) => !isLost(leg)).length < size)
    return { status: 'lost', payout: 0n, cash: 0n, bonus: 0n }
  if (legs.some((leg) => leg.result === null && !leg.isVoid)) return null
  if (legs.every(isVoid)) return { status: 'refunded', payout: stake, cash: stake - ofBonus, bonus: ofBonus }
  const lines = chooseOf(legs, size).map((line) => line.map(legPays).reduce(times, ONE))
  const [sum, whole] = lines.reduce(plus, [0n, 1n])
  // An accumulator is paid at the price that is shown, of two decimals.
  const [pays, per] =
    type === 'accumulator' ? [(sum * 100n) / whole, 100n] : [sum, whole * BigInt(lines.length)]
  const payout = (stake * pays) / per
  const part = (payout * ofBonus) / stake
  return { status: payout > 0n ? 'won' : 'lost', payout, cash: payout - part, bonus: part }
}

type Home = 'bonus' | 'cash' | 'house'
function homeOf({ grant }: OwnBet): Home {
  if (grant?.status === 'active') return 'bonus'
  return grant?.status === 'done' ? 'cash' : 'house'
}

/** `cash`: 100.00 paid in, say. */
export function createOwnBook(paidIn: bigint) {
  const money = { cash: paidIn, inplay: 0n, bonus: 0n, bonus_inplay: 0n, owed: 0n }
  const grants: OwnGrant[] = []
  const bets: OwnBet[] = []
  const active = () => grants.find(({ status }) => status === 'active') ?? null
  const next = () => {
    const first = grants.find(({ status }) => status === 'queued')
    if (active() !== null || first === undefined) return
    first.status = 'active'
    money.bonus += first.amount
  }
  const finish = (grant: OwnGrant, status: GrantState) => {
    if (grant.status === 'active') {
      if (status === 'done') {
        money.cash += money.bonus
        grant.cashLeft = money.bonus
      }
      money.bonus = 0n
    }
    grant.status = status
    next()
  }
  /** From cash, and owed where there is none. */
  const takeCash = (amount: bigint) => {
    const there = money.cash < amount ? money.cash : amount
    money.cash -= there
    money.owed += amount - there
  }
  const repay = (received: bigint) => {
    const paid = money.owed < received ? money.owed : received
    money.cash -= paid
    money.owed -= paid
  }
  /** What the house paid of the bet comes first; how much of it. */
  const pay = (bet: OwnBet, cash: bigint, bonus: bigint): bigint => {
    const home = homeOf(bet)
    const back = home === 'house' ? 0n : least(bet.borne, bonus)
    bet.borne -= back
    money.cash += cash
    if (home === 'bonus') money.bonus += bonus - back
    if (home === 'cash') money.cash += bonus - back
    repay(home === 'cash' ? cash + bonus - back : cash)
    return back
  }
  const takeBack = (bet: OwnBet, { cash, bonus }: OwnEnd) => {
    takeCash(cash)
    const home = homeOf(bet)
    if (home === 'house') return
    // Only what its player had of it, and of what became cash no more than did.
    let taken = bonus - bet.gaveBack
    if (home === 'bonus') {
      taken = least(taken, money.bonus)
      money.bonus -= taken
    } else {
      const { grant } = bet
      if (bet.wasBonus && grant !== null) {
        taken = least(taken, grant.cashLeft)
        grant.cashLeft -= taken
      }
      takeCash(taken)
    }
    bet.borne += bonus - taken
  }
  const leavePlay = ([stake, bonus]: readonly [bigint, bigint], sign: 1n | -1n) => {
    money.inplay -= sign * (stake - bonus)
    money.bonus_inplay -= sign * bonus
  }
  return {
    money,
    grants,
    bets,
    active,
    give(grant: Pick<OwnGrant, 'id' | 'amount' | 'needed'>) {
      grants.push({ ...grant, status: 'queued', cashLeft: 0n })
      next()
    },
    finish,
    /** How much of the stake comes from the bonus: what cash does not pay. */
    bonusOf: (stake: bigint) => (stake > money.cash ? stake - money.cash : 0n),
    place(bet: OwnBet) {
      bets.push(bet)
      money.cash -= bet.stake - bet.bonus
      money.bonus -= bet.bonus
      leavePlay(openOf(bet), -1n)
    },
    /** After a leg changed; how it stood and stands. */
    settle(bet: OwnBet): readonly [before: OwnEnd | null, after: OwnEnd | null] {
      const before = bet.end
      const open = openOf(bet)
      const after = open[0] === 0n ? before : endOf(bet)
      if (before?.status === after?.status && before?.payout === after?.payout) return [before, before]
      if (before !== null) {
        takeBack(bet, before)
        leavePlay(open, -1n)
      }
      if (after !== null) {
        leavePlay(open, 1n)
        bet.gaveBack = pay(bet, after.cash, after.bonus)
        bet.wasBonus = homeOf(bet) === 'bonus'
      }
      bet.end = after
      const { grant } = bet
      if (grant?.status === 'active' && this.countOf(grant) >= grant.needed) finish(grant, 'done')
      return [before, after]
    },
    countOf: (grant: OwnGrant) =>
      bets.filter(
        (bet) => bet.grant === grant && bet.boughtStake === 0n && /won|lost/.test(bet.end?.status ?? ''),
      ).length,
    buy(bet: OwnBet, stake: bigint, amount: bigint) {
      const before = openOf(bet)
      bet.boughtStake += stake
      bet.boughtAmount += amount
      const left = before[1] - openOf(bet)[1]
      const part = (amount * left) / stake
      bet.boughtBonus += part
      leavePlay([stake, left], 1n)
      pay(bet, amount - part, part)
    },
  }
}
