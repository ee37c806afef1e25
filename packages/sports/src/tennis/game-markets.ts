import type { Margins } from '@xezer/pricing/margins'
import { type Chance, type OfferSink, offerSeveral, offerTwoWay } from '@xezer/pricing/offers/offer-sink'
import { offerHalfTotals } from '@xezer/pricing/offers/scoped-markets'
import { formatSpecifier } from '@xezer/sport/specifier'
import type { GameView } from './game-view.ts'
import { GAME_SCORE_OUTCOMES } from './tennis-outcomes.ts'

const LINES_MAX = 3
/** Lines of the length lie a few points above what is played. */
const POINTS_MOST = 22
/** Both sides at forty. */
const DEUCE_POINTS = 3

/** Markets about one game. The score of a tie-break is not sold, only who wins it and how long it is. */
export function offerGameMarkets(sink: OfferSink, view: GameView, margins: Margins): void {
  const scope = { setnr: view.setNumber, gamenr: view.number }
  const specifier = formatSpecifier(scope)
  offerTwoWay(sink, { type: 'game_winner', specifier, keys: ['1', '2'] }, view.winner, margins.statistic)
  if (isLengthSold(view))
    offerHalfTotals(sink, { type: 'game_total', scope }, view.points, margins.statistic, LINES_MAX)
  if (view.kind !== 'game') return
  const deuce = deuceChance(view)
  const market = { type: 'game_deuce', specifier, keys: ['yes', 'no'] } as const
  offerTwoWay(sink, market, deuce, margins.statistic)
  const scores = GAME_SCORE_OUTCOMES.map(
    (key): Chance => [key, key === 'other' ? deuce : scoreChance(view, key)],
  )
  offerSeveral(sink, { type: 'game_score', specifier }, scores, margins.manyWay)
}

/** A game or tie-break that has gone on for long is not sold by its length any more. */
function isLengthSold({ points }: GameView): boolean {
  return points.lowest <= POINTS_MOST
}

export function deuceChance({ scores }: GameView): number {
  return scores.reduce((sum, { home, away, chance }) => {
    return Math.min(home, away) >= DEUCE_POINTS ? sum + chance : sum
  }, 0)
}

function scoreChance({ scores }: GameView, key: string): number {
  return scores.reduce((sum, { home, away, chance }) => (`${home}:${away}` === key ? sum + chance : sum), 0)
}
