import type { Margins } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { ShownMarkets } from '@xezer/pricing/offers/offer-sink'
import type { MatchPlay, PlayStep } from './match-play.ts'

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
}

/**
 * Before the match prices follow opinion; the play takes the model of its start, and so do all prices in play. Both are
 * made when first asked for: most matches that are opened begin later.
 */
export function createMatchPlay<Model, Step extends PlayStep, Board>({
  startsAtMs,
  opinionAt,
  draw,
  price,
  ...parts
}: PlayParts<Model, Step, Board>): MatchPlay<Step, Board> {
  let closing: Model | null = null
  // What a model was prepared with serves every price in play. Before that none is kept: a thousand matches wait.
  const modelAt = (atMs: number): Model => {
    if (atMs < startsAtMs) return opinionAt(atMs)
    closing ??= opinionAt(startsAtMs)
    return closing
  }
  let steps: readonly Step[] | null = null
  return {
    ...parts,
    get steps() {
      steps ??= draw(modelAt(startsAtMs))
      return steps
    },
    offers(board, { atMs, atSeconds }, margins, shown) {
      // Who gave up leaves a score from which play could go on.
      if (parts.read(board).status === 'abandoned') return []
      return price(modelAt(atMs), board, atSeconds, margins, shown)
    },
  }
}
