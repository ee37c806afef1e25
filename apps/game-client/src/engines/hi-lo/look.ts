import type { CardPlace } from '../../cards/paint-card.ts'
import type { Point } from '../../drawing/paint.ts'
import type { Paint, Size } from '../../drawing/surface.ts'

/** How a theme looks: what is around the card, and how it shows where the card stands between ace and king. */
export interface HiLoLook {
  readonly back: Paint
  readonly card: (size: Size) => CardPlace
  /** Where the cards before it lie: the newest at the right. */
  readonly trail: (size: Size) => Point
  /** `rank` 0 … 12, between two of them while it moves; null before the first card. */
  readonly scale: (context: CanvasRenderingContext2D, size: Size, shown: ShownRank) => void
  readonly cardBack: (context: CanvasRenderingContext2D, place: CardPlace) => void
}
export interface ShownRank {
  readonly rank: number | null
  readonly isRed: boolean
}
