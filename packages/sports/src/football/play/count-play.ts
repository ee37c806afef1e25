import type { Pair } from '@xezer/sport/live-state'
import type { Side } from '@xezer/sport/side'
import type { FlavourKind, PlayIncident } from './play-incident.ts'

/** What the board counts of the course of play; no market hangs on it. */
export interface PlayCounts {
  readonly shots: Pair
  readonly shotsOnTarget: Pair
  readonly foulsCommitted: Pair
  readonly offsides: Pair
}

const NONE: Pair = { home: 0, away: 0 }
export const NO_PLAY_COUNTS: PlayCounts = {
  shots: NONE,
  shotsOnTarget: NONE,
  foulsCommitted: NONE,
  offsides: NONE,
}

/** A save is told of the side that shot. */
const COUNTED: Readonly<Partial<Record<FlavourKind, readonly (keyof PlayCounts)[]>>> = {
  shot_off: ['shots'],
  shot_blocked: ['shots'],
  save: ['shots', 'shotsOnTarget'],
  foul: ['foulsCommitted'],
  offside: ['offsides'],
}

export function countFlavour(counts: PlayCounts, kind: FlavourKind, side: Side): PlayCounts {
  return countAll(counts, COUNTED[kind] ?? [], side)
}

/** An own goal is nobody's shot, and one that the review took back is none. */
export function countIncident(counts: PlayCounts, incident: PlayIncident): PlayCounts {
  const { kind, side } = incident
  if (kind === 'penalty_missed') return countAll(counts, ['shots'], side)
  if (kind !== 'goal' || incident.origin === 'own_goal') return counts
  return countAll(counts, ['shots', 'shotsOnTarget'], side)
}

function countAll(counts: PlayCounts, keys: readonly (keyof PlayCounts)[], side: Side): PlayCounts {
  const after = { ...counts }
  for (const key of keys) after[key] = { ...counts[key], [side]: counts[key][side] + 1 }
  return after
}
