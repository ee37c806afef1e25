import type { Margins } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { ShownMarkets } from '@xezer/pricing/offers/offer-sink'
import type { CombineMatch, MatchPlay, PlayInstant, PlayStep } from './match-play.ts'

/** What a match is played from, once its sides are drawn. */
export interface PlayOptions<Model> {
  /** The truth that is played, before the noise of opinion. */
  readonly model: Model
  readonly world: { readonly seed: string; readonly speed: number }
  readonly eventId: number
  readonly startsAtMs: number
}

/** What a sport gives to its play. */
export interface PlayParts<Model, Step extends PlayStep, Board>
  extends Pick<MatchPlay<Step, Board>, 'before' | 'apply' | 'effectOf' | 'read' | 'live' | 'rhythm'> {
  readonly startsAtMs: number
  /** What is believed of the match at an instant, its start at the latest. */
  readonly opinionAt: (atMs: number) => Model
  /** All steps, from the chances of the model. */
  readonly draw: (model: Model) => readonly Step[]
  readonly price: (
    model: Model,
    board: Board,
    atSeconds: number,
    margins: Margins,
    shown: ShownMarkets,
  ) => readonly Offer[]
  /** Absent in a sport that sells no combinations. */
  readonly combine?: (model: Model, board: Board, atSeconds: number, margins: Margins) => CombineMatch
}

export function createMatchPlay<Model, Step extends PlayStep, Board>(
  parts: PlayParts<Model, Step, Board>,
): MatchPlay<Step, Board> {
  return new ModelPlay(parts)
}

/**
 * Before the match prices follow opinion; the play takes the model of its start, and so do all prices in play. Both are
 * made when first asked for: most matches that are opened begin later. A class, since a literal with a getter has a shape of
 * its own for each of the thousands of matches that wait.
 */
class ModelPlay<Model, Step extends PlayStep, Board> implements MatchPlay<Step, Board> {
  readonly before: Board
  readonly apply: MatchPlay<Step, Board>['apply']
  readonly effectOf: MatchPlay<Step, Board>['effectOf']
  readonly read: MatchPlay<Step, Board>['read']
  readonly live: MatchPlay<Step, Board>['live']
  readonly rhythm: MatchPlay<Step, Board>['rhythm']
  readonly #parts: PlayParts<Model, Step, Board>
  #closing: Model | null = null
  #steps: readonly Step[] | null = null

  constructor(parts: PlayParts<Model, Step, Board>) {
    this.before = parts.before
    this.apply = parts.apply
    this.effectOf = parts.effectOf
    this.read = parts.read
    this.live = parts.live
    this.rhythm = parts.rhythm
    this.#parts = parts
  }

  get steps(): readonly Step[] {
    this.#steps ??= this.#parts.draw(this.#modelAt(this.#parts.startsAtMs))
    return this.#steps
  }

  offers(
    board: Board,
    { atMs, atSeconds }: PlayInstant,
    margins: Margins,
    shown: ShownMarkets,
  ): readonly Offer[] {
    // Who gave up leaves a score from which play could go on.
    if (this.read(board).status === 'abandoned') return []
    return this.#parts.price(this.#modelAt(atMs), board, atSeconds, margins, shown)
  }

  combineAt(board: Board, { atMs, atSeconds }: PlayInstant, margins: Margins): CombineMatch | null {
    return this.#parts.combine?.(this.#modelAt(atMs), board, atSeconds, margins) ?? null
  }

  /** What a model was prepared with serves every price in play. Before that none is kept: a thousand matches wait. */
  #modelAt(atMs: number): Model {
    const { startsAtMs, opinionAt } = this.#parts
    if (atMs < startsAtMs) return opinionAt(atMs)
    this.#closing ??= opinionAt(startsAtMs)
    return this.#closing
  }
}
