import type { Sides } from '@xezer/sport/side'
import type { OfSet } from '../../combination/combine-sets.ts'
import { forEachCell, type LaneEnd, stepsFrom } from '../../combination/set-cells.ts'
import { chainOf } from '../match-chain.ts'
import { begunBy, endsOf } from '../match-view.ts'
import type { TableTennisModel } from '../table-tennis-model.ts'
import { indexOf, setsWon, type TableTennisState } from '../table-tennis-state.ts'

/** How a match ends, as far as somebody asks. */
export interface MatchEnd {
  readonly sets: Sides<number>
  /** Points of the home side minus those of the away side; nothing where nobody asks. */
  readonly lead: number
  /** The sum of what `ofSet` said of the sets that were still to end. */
  readonly ofSets: number
}

interface Asked {
  readonly lead: boolean
  readonly ofSet: OfSet
}

/** More than six legs of single sets come to; the lead stands above it, for it may be below nothing. */
const LEAD = 1024

/** Every end of a match that goes on, with its chance: the chain that prices everything else, from the exact point. */
export function forEachEnd(
  model: TableTennisModel,
  state: TableTennisState,
  asked: Asked,
  visit: (end: MatchEnd, chance: number) => void,
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
    before: state.sets.reduce((sum, score) => sum + leadOf(score, asked), 0),
  }
  forEachCell(
    match,
    (number) =>
      stepsFrom(
        number === current ? endsNow() : endsLater(),
        match.lanes,
        (score) => leadOf(score, asked) + asked.ofSet(number, score.home, score.away),
      ),
    (sets, cell, chance) => {
      const lead = Math.floor(cell / LEAD)
      visit({ sets, lead, ofSets: cell - LEAD * lead }, chance)
    },
  )
}

function leadOf({ home, away }: Sides<number>, asked: Asked): number {
  return asked.lead ? LEAD * (home - away) : 0
}
