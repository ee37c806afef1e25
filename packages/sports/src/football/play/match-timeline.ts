import type { StopReason } from '@xezer/sport/live-state'
import type { Random } from '@xezer/std/random'
import { HALF_SECONDS, type Half } from '../half-profile.ts'
import type { DrawnPlay, Flavour, PlayIncident } from './play-incident.ts'
import type { TimelineAction, TimelineStep } from './timeline-step.ts'

export const BREAK_SECONDS = 900
/** Between the stop and what caused it. */
const STOP_LEAD_SECONDS = 1
/** Sales end so long before a half does: what is nearly decided is worth more each second than its price. */
const CLOSING_SECONDS = 20
/** Wall seconds from the score to new prices at normal speed, and the least at any speed. */
const RESUME_SECONDS = { least: 3, spread: 5, floor: 0.5 }
const REVIEW_CALL_SECONDS = 15
const REVIEW_SECONDS = { least: 30, spread: 40 }
const PENALTY_SECONDS = { least: 35, spread: 30 }
/** One match in 200 is recorded wrongly at first; it is put right a few minutes later. */
const CORRECTED_SHARE = 1 / 200
const CORRECTION_SECONDS = { atSpeedOne: 180, floor: 5 }

/**
 * When the world sees what of a play: stops come first, reviews and penalties take their time, and whatever
 * falls into such a pause comes right after it. No step depends on anything later in the play.
 */
export function matchTimeline(
  play: DrawnPlay,
  flavour: readonly Flavour[],
  speed: number,
  random: Random,
): TimelineStep[] {
  const steps: TimelineStep[] = []
  const firstEnd = timeHalf('h1', 0, play, flavour, speed, random, steps)
  if (firstEnd !== null) {
    const lastEnd = timeHalf('h2', firstEnd + BREAK_SECONDS, play, flavour, speed, random, steps)
    if (lastEnd !== null && random.next() < CORRECTED_SHARE) {
      const delay = Math.max(CORRECTION_SECONDS.atSpeedOne, CORRECTION_SECONDS.floor * speed)
      const last = { half: 'h2', elapsedSeconds: HALF_SECONDS } as const
      steps.push({ ...last, atSeconds: lastEnd + delay, action: { kind: 'correction' } })
    }
  }
  return steps
}

interface HalfClock {
  emit(elapsedSeconds: number, action: TimelineAction): void
  stop(elapsedSeconds: number, reason: StopReason): void
  /** New prices come a little after this instant, unless something else stops the play before. */
  resumeAfter(elapsedSeconds: number): void
  /** Stops for good: nothing resumes within this half. */
  close(elapsedSeconds: number, reason: StopReason): void
  /** New prices in the break after the half. */
  reopen(elapsedSeconds: number): void
  /** The ball is dead until then. */
  busyUntil: number
}

/** Adds the steps of one half; returns when it ended, or null when the match was abandoned in it. */
function timeHalf(
  half: Half,
  startSeconds: number,
  play: DrawnPlay,
  flavour: readonly Flavour[],
  speed: number,
  random: Random,
  steps: TimelineStep[],
): number | null {
  const clock = halfClock(half, startSeconds, speed, random, steps)
  const added = play.addedMinutes[half]
  const moments: { at: number; show: (at: number) => void }[] = [
    { at: HALF_SECONDS, show: (at) => clock.emit(at, { kind: 'added', minutes: added }) },
  ]
  for (const one of flavour) {
    if (one.half === half) {
      moments.push({
        at: one.elapsedSeconds,
        show: (at) => clock.emit(at, { kind: 'flavour', flavour: one }),
      })
    }
  }
  const incidents = play.incidents.filter((one) => one.half === half)
  for (const one of incidents) {
    const show = (at: number): void => timeIncident(clock, { ...one, elapsedSeconds: at }, random)
    moments.push({ at: one.elapsedSeconds, show })
  }
  const plannedEnd = HALF_SECONDS + added * 60
  const endReason = half === 'h1' ? 'half_time' : 'full_time'
  moments.push({ at: plannedEnd - CLOSING_SECONDS, show: (at) => clock.close(at, endReason) })
  moments.sort((left, right) => left.at - right.at)
  const isAbandoned = incidents.at(-1)?.kind === 'abandoned'
  if (half === 'h1') clock.stop(0, 'kick_off')
  clock.emit(0, { kind: 'period', period: half })
  if (half === 'h1') clock.resumeAfter(0)
  for (const { at, show } of moments) {
    if (isAbandoned && at > (incidents.at(-1)?.elapsedSeconds ?? 0)) return null
    show(Math.max(at, clock.busyUntil))
  }
  if (isAbandoned) return null
  const end = Math.max(plannedEnd, clock.busyUntil)
  clock.emit(end, { kind: 'period', period: half === 'h1' ? 'break' : 'ended' })
  if (half === 'h1') clock.reopen(end)
  return startSeconds + end
}

function halfClock(
  half: Half,
  startSeconds: number,
  speed: number,
  random: Random,
  steps: TimelineStep[],
): HalfClock {
  let resumesAt: number | null = null
  let isClosed = false
  const push = (elapsedSeconds: number, action: TimelineAction): void => {
    steps.push({ atSeconds: startSeconds + elapsedSeconds, half, elapsedSeconds, action })
  }
  const flush = (elapsedSeconds: number): void => {
    if (resumesAt === null || resumesAt > elapsedSeconds) return
    push(resumesAt, { kind: 'resume' })
    resumesAt = null
  }
  const stop = (elapsedSeconds: number, reason: StopReason): void => {
    flush(elapsedSeconds)
    resumesAt = null
    push(elapsedSeconds, { kind: 'stop', reason })
  }
  const resumeAfter = (elapsedSeconds: number): void => {
    if (isClosed) return
    const wallSeconds = RESUME_SECONDS.least + RESUME_SECONDS.spread * random.next()
    resumesAt = elapsedSeconds + Math.max(wallSeconds, RESUME_SECONDS.floor * speed)
  }
  return {
    busyUntil: 0,
    stop,
    resumeAfter,
    close(elapsedSeconds, reason) {
      stop(elapsedSeconds, reason)
      isClosed = true
    },
    reopen(elapsedSeconds) {
      isClosed = false
      resumeAfter(elapsedSeconds)
      flush(elapsedSeconds + BREAK_SECONDS)
    },
    emit(elapsedSeconds, action) {
      flush(elapsedSeconds)
      push(elapsedSeconds, action)
    },
  }
}

function timeIncident(clock: HalfClock, incident: PlayIncident, random: Random): void {
  const { side, elapsedSeconds } = incident
  const seen = elapsedSeconds + STOP_LEAD_SECONDS
  const record = (at: number, playedAt = at): void => {
    clock.emit(at, { kind: 'incident', incident: { ...incident, elapsedSeconds: playedAt } })
    clock.busyUntil = at
  }
  const reason = stopReason(incident)
  if (reason === null) {
    record(elapsedSeconds)
    return
  }
  clock.stop(elapsedSeconds, reason)
  if (reason === 'penalty') {
    clock.emit(seen, { kind: 'award', side })
    record(seen + PENALTY_SECONDS.least + PENALTY_SECONDS.spread * random.next(), seen)
  } else if (isReviewed(incident)) {
    const called = seen + REVIEW_CALL_SECONDS
    clock.emit(seen, { kind: 'provisional_goal', side })
    clock.stop(called, 'video_review')
    clock.emit(called, { kind: 'review', side })
    record(called + REVIEW_SECONDS.least + REVIEW_SECONDS.spread * random.next(), seen)
  } else record(seen)
  clock.resumeAfter(clock.busyUntil)
}

function isReviewed(incident: PlayIncident): boolean {
  return incident.kind === 'goal_cancelled' || (incident.kind === 'goal' && incident.isReviewed)
}

/** Corners and yellow cards stop nothing: their new prices come before they are seen. */
function stopReason(incident: PlayIncident): StopReason | null {
  switch (incident.kind) {
    case 'penalty_missed':
      return 'penalty'
    case 'goal':
      return incident.origin === 'penalty' ? 'penalty' : 'goal'
    case 'goal_cancelled':
      return 'goal'
    case 'red_card':
      return 'red_card'
    case 'abandoned':
      return 'operator'
    default:
      return null
  }
}
