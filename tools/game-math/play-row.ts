import { findBestPlay } from '../../packages/game-math/src/blackjack/best-play.ts'
import { cardValue } from '../../packages/game-math/src/blackjack/hand.ts'
import type { Draws } from '../../packages/game-math/src/draws/draws.ts'
import { winningRanks } from '../../packages/game-math/src/hi-lo/hi-lo.ts'
import type { BlackjackMove, BlackjackView } from '../../packages/game-math/src/play/blackjack.ts'
import type { EngineName, GameEngine, Json, PlayedRound } from '../../packages/game-math/src/play/engine.ts'
import { findEngine } from '../../packages/game-math/src/play/find-engine.ts'
import type { HiLoView } from '../../packages/game-math/src/play/hi-lo.ts'
import { holdMove, type PokerView } from '../../packages/game-math/src/play/video-poker.ts'
import { spinBook } from '../../packages/game-math/src/slot-book/outcome.ts'
import { spinCascade } from '../../packages/game-math/src/slot-cascade/outcome.ts'
import { spinHold } from '../../packages/game-math/src/slot-hold/outcome.ts'
import { spinLines } from '../../packages/game-math/src/slot-lines/outcome.ts'
import { createHoldHint } from '../../packages/game-math/src/video-poker/best-hold.ts'

/** What a round brought: all that came back less later stakes, in stakes, and whether anything came back. */
export interface RowRound {
  readonly factor: number
  readonly isHit: boolean
}
/** Null where the draws do not lead to the row: a first card of hi-lo that has no such guess. */
export type PlayRow = (draws: Draws) => RowRound | null

/** A slot is its outcome alone: a hundred million rounds need no view. */
const SPINS: Readonly<Partial<Record<EngineName, (draws: Draws) => { readonly factor: number }>>> = {
  'slot-lines': spinLines,
  'slot-book': spinBook,
  'slot-cascade': spinCascade,
  'slot-hold': spinHold,
}

const CHIP_MINOR = 1000
const chip = (bet: string) => ({ bets: [{ bet, amountMinor: CHIP_MINOR }] })
const ROULETTE_BETS: Readonly<Record<string, string>> = {
  straight: 'straight-7',
  split: 'split-1-2',
  street: 'street-1',
  corner: 'corner-1',
  line: 'line-1',
  dozen: 'dozen-1',
  red: 'red',
}

/** How somebody plays a row of the figures: what he chooses, and what he does then. */
interface Player {
  readonly choice: Json
  readonly move?: (round: PlayedRound) => Json
}

/** `row`: the choice as the figures name it. */
function playerOf(engine: EngineName, row: string): Player {
  const [first = '', second = ''] = row.split('-')
  switch (engine) {
    case 'roulette':
      return { choice: chip(ROULETTE_BETS[row] ?? '') }
    case 'baccarat':
      return { choice: chip(row) }
    case 'blackjack':
      return { choice: {}, move: bestBlackjack() }
    case 'video-poker':
      return { choice: {}, move: bestHold() }
    case 'crash':
      return { choice: { autoOut: Number(row) }, move: () => ({ ended: true }) }
    case 'limbo':
      return { choice: { target: Number(row) } }
    case 'dice':
      return { choice: { side: 'high', factor: Number(row) } }
    case 'mines':
      return { choice: { mines: Number(first) }, move: pickTiles(Number(second)) }
    case 'hi-lo':
      return { choice: {}, move: guessOnce(Number(row)) }
    case 'plinko':
      return { choice: { rows: Number(first), risk: second } }
    case 'keno':
      return { choice: { picks: Array.from({ length: Number(row) }, (_, place) => place * 4 + 1) } }
    case 'wheel':
      return { choice: { risk: row } }
    default:
      return { choice: {} }
  }
}

/** The door that every program plays by; null where the engine has no such row. */
export function playRow(name: EngineName, variant: string | null, row: string): PlayRow | null {
  const spin = SPINS[name]
  if (spin !== undefined)
    return (draws) => {
      const { factor } = spin(draws)
      return { factor: factor / 100, isHit: factor > 0 }
    }
  const engine = findEngine(name)
  const player = playerOf(name, row)
  const choice = engine.readChoice(variant, player.choice)
  return choice === null ? null : (draws) => playWhole(engine, choice, player, draws)
}

function playWhole(engine: GameEngine, choice: Json, { move }: Player, draws: Draws): RowRound | null {
  const stakeMinor = engine.stepMinor * 10
  const again = repeatable(draws)
  const moves: Json[] = []
  for (;;) {
    const round = engine.play(again(), stakeMinor, choice, moves)
    if (round === null) throw new Error(`${engine.engine} refused ${JSON.stringify(moves)}`)
    const staked = engine.stakeOf(stakeMinor, choice)
    if (round.isOver)
      return {
        factor: (round.returnMinor - (round.stakedMinor - staked)) / staked,
        isHit: round.returnMinor > 0,
      }
    if (move === undefined) throw new Error(`${engine.engine} waits for a move`)
    const next = move(round)
    if (next === null) return null
    moves.push(next)
  }
}

/** The same draws for each longer row of moves. */
function repeatable(draws: Draws): () => Draws {
  const drawn: unknown[] = []
  return () => {
    let place = 0
    const once = <T>(draw: () => T): T => {
      if (place === drawn.length) drawn.push(draw())
      place += 1
      return drawn[place - 1] as T
    }
    return {
      below: (bound) => once(() => draws.below(bound)),
      bits52: () => once(() => draws.bits52()),
      shuffle: (size, count) => once(() => draws.shuffle(size, count)),
    }
  }
}

function bestBlackjack(): (round: PlayedRound) => BlackjackMove {
  const best = findBestPlay()
  return ({ view }) => {
    const { hands, active, dealer } = view as BlackjackView
    const { cards, total, isSoft } = hands[active ?? 0] ?? { cards: [], total: 0, isSoft: false }
    const [one = 0, other = 0] = cards
    const isPair = cards.length === 2 && cardValue(one) === cardValue(other)
    return best.choiceFor({
      total: { total, isSoft },
      up: cardValue(dealer[0] ?? 0),
      isFresh: cards.length === 2,
      isSplit: hands.length > 1,
      pair: isPair ? cardValue(one) : null,
    })
  }
}

function bestHold(): (round: PlayedRound) => Json {
  const hint = createHoldHint()
  const known = new Map<string, Json>()
  return ({ view }) => {
    const { dealt } = view as PokerView
    const key = dealt.join()
    const move = known.get(key) ?? holdMove(hint(dealt))
    known.set(key, move)
    return move
  }
}

function pickTiles(picks: number): (round: PlayedRound) => Json {
  return ({ view }) => {
    const { picked } = view as { readonly picked: readonly number[] }
    return picked.length === picks ? 'cash-out' : { tile: picked.length }
  }
}

/** One guess of so many right ranks, then out. */
function guessOnce(ranks: number): (round: PlayedRound) => Json {
  return ({ view }) => {
    const { cards, guesses, next } = view as HiLoView
    if (guesses.length > 0) return 'cash-out'
    return next.find(({ guess }) => winningRanks(cards[0] ?? 0, guess) === ranks)?.guess ?? null
  }
}
