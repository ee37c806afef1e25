import { setTimeout as sleep } from 'node:timers/promises'
import { watchForeignLoad } from './foreign-load.ts'

export type Contestants<Name extends string> = Readonly<Record<Name, () => Promise<number>>>

export interface Rounds<Name extends string> {
  /** What each contestant reached in each round that counts. */
  readonly values: Readonly<Record<Name, readonly number[]>>
  readonly medians: Readonly<Record<Name, number>>
  /** Median of the ratios within one round: what slows a whole round down leaves it alone. */
  ratio(of: Name, to: Name): number
  readonly note: string
}

export interface RoundOptions {
  readonly rounds?: number
  /** A round in which others took more of a core than this is left out. */
  readonly foreignMax?: number
}

const ROUNDS = 7
const ROUNDS_MIN = 4
const FOREIGN_MAX = 0.15
const PAUSE_MS = 150

/** Lets the contestants take turns, in an order that turns too. */
export async function runRounds<Name extends string>(
  contestants: Contestants<Name>,
  { rounds = ROUNDS, foreignMax = FOREIGN_MAX }: RoundOptions = {},
): Promise<Rounds<Name>> {
  const names = Object.keys(contestants) as Name[]
  const all: { readonly values: Record<string, number>; readonly foreign: number | null }[] = []
  for (let round = 0; round < rounds; round++) {
    const values: Record<string, number> = {}
    const foreignLoad = watchForeignLoad()
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(turn + round) % names.length]
      if (name === undefined) continue
      values[name] = await contestants[name]()
      await sleep(PAUSE_MS)
    }
    all.push({ values, foreign: foreignLoad() })
  }
  const calm = all.filter(({ foreign }) => foreign === null || foreign <= foreignMax)
  const isCalm = calm.length >= Math.min(ROUNDS_MIN, rounds)
  const kept = isCalm ? calm : all
  const valuesOf = (name: Name) => kept.map(({ values }) => values[name] ?? Number.NaN)
  const record = <Value>(read: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>
  return {
    values: record(valuesOf),
    medians: record((name) => median(valuesOf(name))),
    ratio: (of, to) => median(kept.map(({ values }) => (values[of] ?? 0) / (values[to] ?? 1))),
    note: noteOf(all, calm.length, isCalm),
  }
}

function noteOf(
  all: readonly { readonly foreign: number | null }[],
  calmCount: number,
  isCalm: boolean,
): string {
  const foreign = median(all.map((round) => round.foreign ?? 0))
  if (calmCount === all.length) return ''
  const share = `others took ${Math.round(foreign * 100)} % of a core`
  return isCalm
    ? `${calmCount} of ${all.length} rounds counted, the others were disturbed`
    : `disturbed: ${share} in the median round`
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The nearest rank. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
