import type { Sides } from '@xezer/sport/side'
import type { OfSet, VisitEnd } from '../../combination/combine-sets.ts'
import { forEachCell, type LaneEnd, stepsFrom } from '../../combination/set-cells.ts'
import { chainOf } from '../match-chain.ts'
import { begunBy, endsOf } from '../match-view.ts'
import type { TableTennisModel } from '../table-tennis-model.ts'
import { indexOf, setsWon, type TableTennisState } from '../table-tennis-state.ts'
import type { PointCount } from './settled-leg.ts'

/** How a match ends, as far as somebody asks. */
export interface MatchEnd {
  readonly sets: Sides<number>
  /** Points of the match as they are counted; nothing where nobody asks. */
  readonly points: number
}

interface Asked {
  /** How points of the match are counted; null where nobody asks. */
  readonly count: PointCount | null
  readonly ofSet: OfSet
}

/** More than six legs of single sets come to; points stand above it, for a lead may be below nothing. */
const POINT = 1024

/** Every end of a match that goes on, with its chance: the chain that prices everything else, from the exact point. */
export function forEachEnd(
  model: TableTennisModel,
  state: TableTennisState,
  asked: Asked,
  visit: VisitEnd<MatchEnd>,
): void {
  const chain = chainOf(model)
  const current = state.sets.length + 1
  const begun = begunBy(state)
  const endsNow = (): LaneEnd[] =>
    begun.flatMap(({ first, weight }) =>
      endsOf(chain, state.points, first).map(({ home, away, chance }) => {
        return { home, away, chance: chance * weight, lane: 1 - indexOf(first), turns: false }
      }),
    )
  const endsLater = (): LaneEnd[] =>
    (['home', 'away'] as const).flatMap((first) =>
      chain.setEnds(0, 0, first).map((end) => ({ ...end, lane: indexOf(first), turns: true })),
    )
  const match = {
    setsToWin: model.setsToWin,
    won: setsWon(state),
    lanes: 2,
    lanesOfEnd: 2,
    before: state.sets.reduce((sum, score) => sum + pointsOf(score, asked), 0),
  }
  forEachCell(
    match,
    (number) =>
      stepsFrom(
        number === current ? endsNow() : endsLater(),
        match.lanes,
        (score) => pointsOf(score, asked) + asked.ofSet(number, score.home, score.away),
      ),
    (sets, cell, chanceOf) => {
      const points = Math.floor(cell / POINT)
      visit({ sets, points }, cell - POINT * points, chanceOf(0))
    },
  )
}

function pointsOf({ home, away }: Sides<number>, { count }: Asked): number {
  switch (count) {
    case 'lead':
      return POINT * (home - away)
    case 'total':
      return POINT * (home + away)
    case 'home':
      return POINT * home
    case 'away':
      return POINT * away
    case null:
      return 0
  }
}
