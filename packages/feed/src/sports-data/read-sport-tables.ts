import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sport } from '@xezer/odds-book/messages'
import { assert, must } from '@xezer/std/assert'
import type { LocalizedName } from '@xezer/std/locale'
import { field, localizedName, parseTable, type Row } from '../table.ts'
import { type NamePool, type NameSource, nameKey } from './invent-athletes.ts'
import type { Gender } from './sport-content.ts'

export function readTable(...path: string[]): Row[] {
  return parseTable(readFileSync(join(...path), 'utf8'))
}

/** A table that not every sport has. */
export function readTableIfAny(...path: string[]): Row[] {
  return existsSync(join(...path)) ? readTable(...path) : []
}

export function readSport(folder: string, alias: string): Sport {
  const row = must(
    readTable(folder, 'sports.tsv').find((sport) => sport['alias'] === alias),
    `no sport ${alias}`,
  )
  return { id: Number(field(row, 'id')), alias, name: localizedName(row) }
}

/** Names by country, and those that nobody may be given. */
export function readNames(folder: string): NameSource {
  const rows = new Map<string, Row[]>()
  for (const row of readTable(folder, 'names.tsv')) {
    const country = field(row, 'country')
    const known = rows.get(country)
    if (known === undefined) rows.set(country, [row])
    else known.push(row)
  }
  return {
    pools: new Map([...rows].map(([country, own]) => [country, namePool(own)])),
    avoided: new Set(readTable(folder, 'avoid.tsv').map((row) => nameKey(field(row, 'name')))),
    taken: new Set(),
  }
}

function namePool(rows: readonly Row[]): NamePool {
  const ofKind = (...kinds: string[]): LocalizedName[] =>
    rows.filter((row) => kinds.includes(field(row, 'kind'))).map(localizedName)
  return {
    given: { m: ofKind('given_m'), w: ofKind('given_f') },
    family: { m: ofKind('family', 'family_m'), w: ofKind('family', 'family_f') },
  }
}

export function parseGender(row: Row): Gender {
  const gender = field(row, 'gender')
  assert(gender === 'm' || gender === 'w', `not a gender: ${gender}`)
  return gender
}

/** `19:00` or `19` in minutes of the day. */
export function parseClock(text: string): number {
  const [hours = Number.NaN, minutes = 0] = text.split(':').map(Number)
  assert(hours >= 0 && hours <= 24 && minutes >= 0 && minutes < 60, `not a time of day: ${text}`)
  return hours * 60 + minutes
}

/** `first-last`. */
export function parseRange<T>(text: string, parse: (part: string) => T): [first: T, last: T] {
  const [first, last, ...more] = text.split('-')
  assert(first !== undefined && last !== undefined && more.length === 0, `not a range: ${text}`)
  return [parse(first), parse(last)]
}
