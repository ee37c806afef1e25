import type { Finding, Report } from '../measure/report.ts'
import { median } from '../measure/rounds.ts'

interface OfGames {
  readonly name: string
  readonly unit: string
  /** By the id of the game. */
  readonly values: ReadonlyMap<string, number>
  readonly limit: Finding['limit']
  readonly goal: { readonly text: string; readonly isMet: (value: number) => boolean }
  readonly isBetterLarge?: boolean
}

const NAMED = 5

/** One line of all games with the worst of them, and one more of each that misses its goal. */
export function reportGames(
  report: Report,
  { name, unit, values, limit, goal, isBetterLarge = false }: OfGames,
): void {
  const worstFirst = [...values].sort(([, left], [, right]) => (isBetterLarge ? left - right : right - left))
  const [, worst = Number.NaN] = worstFirst[0] ?? []
  const say = (game: string, ours: number, note?: string) =>
    report({
      ...{ name: `${name}, ${game}`, ours, unit, limit },
      goal: { text: goal.text, isMet: goal.isMet(ours) },
      ...(note === undefined ? {} : { note }),
    })
  const named = worstFirst.slice(0, NAMED).map(([id, value]) => `${id} ${Number(value.toPrecision(3))}`)
  const middle = Number(median([...values.values()]).toPrecision(3))
  say(`the worst of ${values.size} games`, worst, `median ${middle}; ${named.join(', ')}`)
  for (const [id, value] of worstFirst.slice(1)) if (!goal.isMet(value)) say(id, value)
}
