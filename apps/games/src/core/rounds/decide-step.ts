import type { MoneyWord } from '../money/money-port.ts'
import type { Refusal, RoundRow, RoundState } from './round-row.ts'

/** What a round is after a word of the wallet, and what is said to the wallet next. */
export interface Step {
  readonly state: RoundState
  readonly stakedMinor: number
  readonly returnMinor: number | null
  readonly moves: readonly unknown[]
  readonly raise: unknown
  readonly bets: number
  readonly refusal: Refusal | null
  readonly next: MoneyWord | null
}

/** How a round stands behind its moves. */
export interface Standing {
  readonly isOver: boolean
  readonly stakedMinor: number
  readonly returnMinor: number
  /** A shared round has begun without the bet, or the rules have changed since: it takes no bet and makes no move any more. */
  readonly isTooLate?: boolean
}

/** The wallet's word of a message; `unknown` where it has given none, and its rollback brings out what became of it. */
export type Heard =
  | {
      readonly kind: 'said'
      readonly call: MoneyWord['call']
      readonly code: string
      readonly reason?: string | undefined
    }
  | { readonly kind: 'unknown' }

/**
 * The step that a word leads to; null where it leads nowhere yet and the same message is said again. `standing` is asked with
 * the moves that the round has then.
 */
export function decideStep(
  round: RoundRow,
  heard: Heard,
  standing: (moves: readonly unknown[]) => Standing,
): Step | null {
  const said = heard.kind === 'said' ? heard : null
  switch (round.state) {
    case 'betting':
      if (said === null) return { ...asIs(round), state: 'voiding', next: rollbackOf(round) }
      if (said.code !== 'OK') return { ...asIs(round), state: 'voided', refusal: refusalOf(said) }
      return said.call === 'play' ? settle(round, standing(round.moves)) : goOn(round, round.moves, standing)
    case 'raising': {
      if (said === null) return { ...asIs(round), state: 'unraising', next: rollbackOf(round) }
      if (said.code !== 'OK') return { ...asIs(round), state: 'open', raise: null, refusal: refusalOf(said) }
      return goOn(round, [...round.moves, round.raise], standing)
    }
    case 'unraising':
      // The stake went back, so the move was not made.
      return said?.code === 'OK'
        ? { ...asIs(round), state: 'open', raise: null, refusal: { code: 'GIVEN_BACK' } }
        : null
    case 'settling':
      return said?.code === 'OK' ? { ...asIs(round), state: 'settled' } : null
    case 'voiding':
      // The newest of its stakes went back first.
      if (said?.code === 'OK' && round.bets > 1) return decideRefund({ ...round, bets: round.bets - 1 })
      if (said?.code === 'OK') return { ...asIs(round), state: 'voided' }
      // A round that ends with its press was paid in the same breath.
      return said?.code === 'ROUND_CLOSED' ? settle(round, standing(round.moves)) : null
    case 'open':
    case 'settled':
    case 'voided':
      return null
  }
}

/** A move that stakes nothing more; one that does waits for the wallet. */
export function decideMove(
  round: RoundRow,
  move: unknown,
  extraMinor: number,
  standing: (moves: readonly unknown[]) => Standing,
): Step {
  if (extraMinor === 0) return goOn(round, [...round.moves, move], standing)
  const bets = round.bets + 1
  const body = { ...placeOf(round), tx: betTx(round, bets), amount: extraMinor }
  return { ...asIs(round), state: 'raising', raise: move, bets, refusal: null, next: { call: 'bet', body } }
}

/** The first word of a round: all of it where it ends with its press, its bet where it does not. */
export function firstWord(round: RoundRow, end: Standing | null): MoneyWord {
  const bet = { tx: betTx(round, 1), amount: round.stakedMinor }
  if (end === null) return { call: 'bet', body: { ...placeOf(round), ...bet } }
  const win = { tx: winTx(round), amount: end.returnMinor }
  return { call: 'play', body: { ...placeOf(round), bet, win, final: true } }
}

/** A round whose stakes all go back: nobody touched it, or nobody can say any more what it would have come to. */
export function decideRefund(round: RoundRow): Step {
  return { ...asIs(round), state: 'voiding', raise: null, next: rollbackOf(round, 'v') }
}

function goOn(
  round: RoundRow,
  moves: readonly unknown[],
  standing: (moves: readonly unknown[]) => Standing,
): Step {
  const { isOver, stakedMinor, returnMinor, isTooLate } = standing(moves)
  if (isTooLate === true) return decideRefund(round)
  const step = { ...asIs(round), moves, raise: null, stakedMinor, refusal: null }
  if (!isOver) return { ...step, state: 'open' }
  return { ...step, state: 'settling', returnMinor, next: winWord(round, returnMinor) }
}

/** What ends with its press and was paid with it. */
function settle(round: RoundRow, { isOver, returnMinor }: Standing): Step | null {
  return isOver && round.moves.length === 0 ? { ...asIs(round), state: 'settled', returnMinor } : null
}

function refusalOf({
  code,
  reason,
}: {
  readonly code: string
  readonly reason?: string | undefined
}): Refusal {
  return reason === undefined ? { code } : { code, reason }
}

function asIs(round: RoundRow): Omit<Step, 'state'> {
  const { stakedMinor, returnMinor, moves, raise, bets, refusal } = round
  return { stakedMinor, returnMinor, moves, raise, bets, refusal, next: null }
}

function placeOf({ name, game, currency }: RoundRow) {
  return { round: name, game, currency }
}

function winWord(round: RoundRow, amount: number): MoneyWord {
  return {
    call: 'win',
    body: { ...placeOf(round), tx: winTx(round), betTx: betTx(round, 1), amount, final: true },
  }
}

/** Of the newest bet: the one whose outcome is not known, or (`v`) one of those that all go back, whatever was said of it before. */
function rollbackOf(round: RoundRow, mark: 'x' | 'v' = 'x'): MoneyWord {
  const { name, game, bets } = round
  return {
    call: 'rollback',
    body: { round: name, game, tx: `${name}.${mark}${bets}`, betTx: betTx(round, bets) },
  }
}

/** What the wallet knows a bet of a round by. */
export const betTx = ({ name }: RoundRow, number: number) => `${name}.b${number}`
const winTx = ({ name }: RoundRow) => `${name}.w`
