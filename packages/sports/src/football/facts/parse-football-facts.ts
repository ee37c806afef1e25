import type { Side } from '@xezer/sport/side'
import { err, ok, type Result } from '@xezer/std/result'
import type { Card, FootballFacts, Half } from './football-facts.ts'

/** More incidents of one kind than any match has: what comes from outside is bounded. */
const INCIDENTS_LIMIT = 200
const STATUSES = ['playing', 'finished', 'abandoned'] as const
const HALVES: readonly Half[] = ['h1', 'h2']
const SIDES: readonly Side[] = ['home', 'away']
const COLORS: readonly Card['color'][] = ['yellow', 'second_yellow', 'red']

interface Incident {
  readonly half: Half
  readonly clockSeconds: number
  readonly team: Side
}

/** Facts from JSON (a settle message, a stored settlement); unknown fields are left out. */
export function parseFootballFacts(value: unknown): Result<FootballFacts, 'facts_invalid'> {
  const status = STATUSES.find((known) => known === fieldOf(value, 'status'))
  const isFirstHalfOver = fieldOf(value, 'isFirstHalfOver')
  const goals = parseList(fieldOf(value, 'goals'), (item, incident) => {
    const isOwnGoal = fieldOf(item, 'isOwnGoal')
    return typeof isOwnGoal === 'boolean' ? { ...incident, isOwnGoal } : null
  })
  const cards = parseList(fieldOf(value, 'cards'), (item, incident) => {
    const color = COLORS.find((known) => known === fieldOf(item, 'color'))
    return color === undefined ? null : { ...incident, color }
  })
  const corners = parseList(fieldOf(value, 'corners'), (_item, incident) => incident)
  const penalties = parseList(fieldOf(value, 'penalties'), (_item, incident) => incident)
  if (status === undefined || typeof isFirstHalfOver !== 'boolean') return err('facts_invalid')
  if (goals === null || cards === null || corners === null || penalties === null) return err('facts_invalid')
  return ok({ status, isFirstHalfOver, goals, corners, cards, penalties })
}

function parseList<T>(
  value: unknown,
  parse: (item: unknown, incident: Incident) => T | null,
): readonly T[] | null {
  if (!Array.isArray(value) || value.length > INCIDENTS_LIMIT) return null
  const parsed: T[] = []
  for (const item of value) {
    const incident = parseIncident(item)
    const entry = incident === null ? null : parse(item, incident)
    if (entry === null) return null
    parsed.push(entry)
  }
  return parsed
}

function parseIncident(item: unknown): Incident | null {
  const half = HALVES.find((known) => known === fieldOf(item, 'half'))
  const team = SIDES.find((known) => known === fieldOf(item, 'team'))
  const clockSeconds = fieldOf(item, 'clockSeconds')
  if (half === undefined || team === undefined || typeof clockSeconds !== 'number') return null
  return Number.isFinite(clockSeconds) && clockSeconds >= 0 ? { half, clockSeconds, team } : null
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
