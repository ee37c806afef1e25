import type { OpenEvent, VoidMessage } from '@xezer/odds-book/messages'
import { sportIdOf } from '../sports-data/sport-ids.ts'
import { envelope } from './envelope.ts'
import { isSameWorld, type SportCalendar, type WorldOffset } from './feed-offset.ts'
import type { World } from './match-run.ts'
import type { MatchSource, SourceSchedule } from './match-source.ts'
import { isContest } from './outrights/contest-ids.ts'
import { findWorldBase, worldBase } from './schedule/event-worlds.ts'
import type { ScheduledMatch, SportSchedule } from './schedule/scheduled-match.ts'

/** What is played in a world, sport by sport. */
export interface EnteredWorld {
  readonly schedules: readonly EnteredSchedule[]
  /** By sport, with those of sports that were left: should one be played again, nobody has bet on its ids. */
  readonly calendars: ReadonlyMap<number, SportCalendar>
  /** Events with open bets that nobody plays: they were sold in another calendar or another world. */
  readonly abandoned: readonly OpenEvent[]
}

export interface EnteredSchedule extends SourceSchedule, SportCalendar {
  /** It is the calendar of the last run. */
  readonly goesOn: boolean
}

/**
 * An event id is a position in the calendar of its sport. Where that is not the one under which bets were taken, the sport
 * begins a new one, with ids that nobody has bet on, and the former events are abandoned.
 */
export function enterWorld(
  sources: readonly MatchSource[],
  world: World,
  latest: WorldOffset | null,
  open: readonly OpenEvent[],
  nowMs: number,
): EnteredWorld {
  const schedules = sources.map((source) => enterCalendar(source, world, latest, open, nowMs))
  const bases = new Map(
    schedules.map(({ source, epoch }) => [source.sportId, worldBase({ ...world, epoch })] as const),
  )
  const abandoned = open.filter(({ eventId }) => {
    const base = findWorldBase(eventId)
    return base !== null && bases.get(sportIdOf(eventId)) !== base
  })
  const calendars = new Map<number, SportCalendar>()
  for (const [sportId, { epoch }] of latest?.calendars ?? [])
    calendars.set(sportId, { epoch, fingerprint: '' })
  for (const { source, epoch, fingerprint } of schedules)
    calendars.set(source.sportId, { epoch, fingerprint })
  return { schedules, calendars, abandoned }
}

function enterCalendar(
  source: MatchSource,
  world: World,
  latest: WorldOffset | null,
  open: readonly OpenEvent[],
  nowMs: number,
): EnteredSchedule {
  const fingerprint = source.fingerprint()
  const known = latest?.calendars.get(source.sportId)
  const openIn = (epoch: number): OpenEvent[] => {
    const base = worldBase({ ...world, epoch })
    return open.filter(
      ({ eventId }) => sportIdOf(eventId) === source.sportId && findWorldBase(eventId) === base,
    )
  }
  if (known?.fingerprint === fingerprint && latest !== null && isSameWorld(latest, world)) {
    const schedule = source.createSchedule(world, known.epoch)
    if (openIn(known.epoch).every((event) => isInCalendar(schedule, event, nowMs)))
      return { source, schedule, epoch: known.epoch, fingerprint, goesOn: true }
  }
  let epoch = 1 + Math.max(-1, known?.epoch ?? latest?.formerEpoch ?? -1)
  while (openIn(epoch).length > 0) epoch += 1
  return { source, schedule: source.createSchedule(world, epoch), epoch, fingerprint, goesOn: false }
}

/**
 * What was sold is what is played: a calendar that changed and whose fingerprint did not would settle bets on another match.
 */
function isInCalendar(schedule: SportSchedule, event: OpenEvent, nowMs: number): boolean {
  const { eventId, startsAtMs } = event
  if (isContest(eventId)) return true
  const match = schedule
    .fixturesBetween(startsAtMs, startsAtMs + 1, nowMs)
    .find(({ fixture }) => fixture.eventId === eventId)
  return match !== undefined && hasSides(match, event)
}

/** An event that was sold and is not stored yet says no sides; its place and its start stand for them. */
function hasSides({ fixture }: ScheduledMatch, { homeId, awayId }: OpenEvent): boolean {
  return (homeId ?? fixture.homeId) === fixture.homeId && (awayId ?? fixture.awayId) === fixture.awayId
}

/** Every bet that waits for the event gets its stake back, on these markets; what was decided before stays so. */
export function refund({ eventId, markets }: OpenEvent, nowMs: number): VoidMessage {
  return {
    ...envelope('prematch', nowMs),
    kind: 'void',
    eventId,
    markets,
    fromMs: null,
    toMs: null,
    reason: 'schedule_changed',
  }
}
