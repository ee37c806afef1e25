import { readFileSync } from 'node:fs'
import type { TeamStrength } from '@xezer/sports/football/match-model-of'
import { assert } from '@xezer/std/assert'

/** Strengths fitted to the embedded results by `tools/football/fit.ts`; natural logarithms. */
export interface FootballStrengths {
  /** Results before this day were used, `YYYY-MM-DD`. */
  readonly asOf: string
  readonly base: number
  readonly rho: number
  /** By competition code for leagues, else by kind of competition: `cup`, `continental`, `national`. */
  readonly homes: ReadonlyMap<string, number>
  /** By team id. */
  readonly teams: ReadonlyMap<number, TeamStrength>
}

const UNIT = 1000

/** Reads `content/football/strengths.json`. Throws when the file is not what the fit writes. */
export function readStrengths(path: string): FootballStrengths {
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'))
  assert(isRecord(file) && typeof file['asOf'] === 'string', `${path}: no strengths`)
  const homes = file['homes']
  const teams = file['teams']
  assert(isRecord(homes) && Array.isArray(teams), `${path}: homes and teams`)
  return {
    asOf: file['asOf'],
    base: thousandths(file['base']),
    rho: thousandths(file['rho']),
    homes: new Map(Object.entries(homes).map(([key, value]) => [key, thousandths(value)])),
    teams: new Map(teams.map(parseTeam)),
  }
}

function parseTeam(row: unknown): [number, TeamStrength] {
  assert(Array.isArray(row) && typeof row[0] === 'number', 'strengths: a team is [id, attack, defence]')
  return [row[0], { attack: thousandths(row[1]), defence: thousandths(row[2]) }]
}

function thousandths(value: unknown): number {
  assert(typeof value === 'number' && Number.isFinite(value), `strengths: not a number: ${String(value)}`)
  return value / UNIT
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
