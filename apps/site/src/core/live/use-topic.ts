import type { Event } from '@xezer/contract/sport-entities'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Observable } from '../../platform/observable.ts'
import { useHeld } from '../../platform/use-held.ts'
import { useObservable } from '../../platform/use-observable.ts'
import { hasPartColumns } from '../match/board-columns.ts'
import { useServices } from '../services.tsx'
import type { MatchState } from './event-states.ts'
import type { ScoreNews } from './find-score-news.ts'
import { readEventState } from './read-image.ts'
import type { TopicKind } from './topic-data.ts'
import { isStale } from './topic-hub.ts'
import type { TopicState } from './topic-state.ts'

/** The structure of a topic, watched while the component stands; it stands still while a press is under way. */
export function useTopic<Kind extends TopicKind>(kind: Kind, name: string): TopicState<Kind> {
  const { topics } = useServices()
  const topic = useMemo(() => topics.observe(kind, name), [topics, kind, name])
  return useObservable(useHeld(topic))
}

/** What moves on an event of a list, or what the list said until the store has heard of it. */
export function useMatchState(event: Event): MatchState {
  return useEventState(event.id, readEventState(event))
}

/** What moves on one event; `first` stands in until the store has heard of it. */
export function useEventState(eventId: number, first: MatchState): MatchState {
  return useHeardState(eventId) ?? first
}

/** What moves on an event that other screens or the slip watch; undefined until the store has heard of it. */
export function useHeardState(eventId: number): MatchState | undefined {
  return useObservable(useObserved(eventId))
}

function useObserved(eventId: number): Observable<MatchState | undefined> {
  const { eventStates } = useServices()
  return useMemo(() => eventStates.observe(eventId), [eventStates, eventId])
}

const NO_EVENTS: readonly Event[] = []

/** How many parts of play the furthest of these events has on its board; renders only when that changes. */
export function useShownParts(events: readonly Event[] = NO_EVENTS): number {
  const { eventStates } = useServices()
  const live = useMemo(
    () =>
      events
        .filter(({ type }) => type === 1)
        .map((event) => ({ event, observed: eventStates.observe(event.id) })),
    [eventStates, events],
  )
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = live.map(({ observed }) => observed.subscribe(listener))
      return () => ends.forEach((end) => void end())
    },
    [live],
  )
  const count = (isDrawn: boolean) =>
    live.reduce((most, { event, observed }) => {
      const heard = isDrawn && observed.readDrawn ? observed.readDrawn() : observed.read()
      const results = heard === undefined ? event.results : heard.results
      return results === null || !hasPartColumns(results)
        ? most
        : Math.max(most, results.score.periods.length)
    }, 0)
  return useSyncExternalStore(
    subscribe,
    () => count(false),
    () => count(true),
  )
}

/** What happened to the score of an event just now; renders only when that comes and goes. */
export function useScoreNews(eventId: number): ScoreNews | undefined {
  const observed = useObserved(eventId)
  const read = () => observed.read()?.news
  return useSyncExternalStore(observed.subscribe, read, read)
}

/** Whether no bet is taken on an event for the moment; renders only when that changes. */
export function useIsPaused(event: { id: number; paused: boolean }): boolean {
  return useHeldState(event.id, (state) => state?.paused ?? event.paused)
}

/** Whether the final whistle has gone; renders only when that changes. */
export function useIsEnded(event: { id: number; ended?: true | undefined }): boolean {
  return useHeldState(event.id, (state) => (state ?? event).ended === true)
}

/** What takes the markets away, and so waits while a press is under way, as they do. */
function useHeldState(eventId: number, decide: (state: MatchState | undefined) => boolean): boolean {
  const held = useHeld(useObserved(eventId))
  const read = () => decide(held.read())
  return useSyncExternalStore(held.subscribe, read, read)
}

/** Whether the prices may be out of date: shown as such, and no bet can be placed. */
export function useIsStale(): boolean {
  const { connection, topics } = useServices()
  return isStale(
    useObservable(connection.state),
    useObservable(connection.isFeedAlive),
    useObservable(topics.isPollAlive),
  )
}
