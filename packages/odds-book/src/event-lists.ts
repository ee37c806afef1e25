import type { BookState, EventState } from './book-state.ts'

/** In play, in order of display: sport, leagues in their order, then by start. */
export function listLive(state: BookState): readonly EventState[] {
  const { leagueOrder = (_country: string, tier: number) => tier } = state.options
  const orderOf = ({ category, tournament }: EventState) => leagueOrder(category.code, tournament.tier)
  state.liveList ??= [...state.events.values()]
    .filter((event) => event.phase === 'live')
    .sort(
      (left, right) =>
        left.sport.id - right.sport.id ||
        orderOf(left) - orderOf(right) ||
        left.tournament.id - right.tournament.id ||
        left.fixture.startsAtMs - right.fixture.startsAtMs ||
        left.id - right.id,
    )
  return state.liveList
}

/** Not started, the next one first. */
export function listPrematch(state: BookState): readonly EventState[] {
  state.prematchList ??= [...state.events.values()]
    .filter((event) => event.phase === 'prematch')
    .sort((left, right) => left.fixture.startsAtMs - right.fixture.startsAtMs || left.id - right.id)
  return state.prematchList
}
