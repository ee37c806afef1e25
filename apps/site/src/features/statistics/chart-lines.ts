import type { CallOutput } from '@xezer/contract/call'
import type { statisticsEvent } from '@xezer/contract/statistics'
import { parseWireTime } from '@xezer/contract/wire-time'

export type OddsHistory = NonNullable<CallOutput<typeof statisticsEvent>['odds']>

export interface ChartBox {
  width: number
  height: number
}

export interface ChartLine {
  outcome: string
  /** Steps of the price, as an SVG path. */
  path: string
  first: number
  last: number
  /** Where the last price stands, */
  y: number
  /** and where it is written: not over another one. */
  labelY: number
}

export interface Chart {
  lines: readonly ChartLine[]
  /** Prices of the scale, with their places. */
  marks: readonly { odds: number; y: number }[]
  fromMs: number
  toMs: number
}

const MARKS = 4

/** A price holds until the next one; null where it was not sold. */
export function drawOdds({ outcomes, points }: OddsHistory, { width, height }: ChartBox): Chart | undefined {
  const times = points.map(({ time }) => parseWireTime(time))
  const all = points.flatMap(({ values }) => values.filter((value) => value !== null))
  const [fromMs, toMs] = [times[0], times.at(-1)]
  if (fromMs === undefined || toMs === undefined || all.length === 0) return undefined
  const low = Math.max(1, Math.floor(Math.min(...all) * 2 - 0.5) / 2)
  const high = Math.max(low + 0.5, Math.ceil(Math.max(...all) * 2 + 0.5) / 2)
  const xOf = (ms: number) => round(toMs === fromMs ? width : ((ms - fromMs) / (toMs - fromMs)) * width)
  const yOf = (odds: number) => round(height - ((odds - low) / (high - low)) * height)
  const lines = outcomes.flatMap((outcome, place) => {
    const steps = points.flatMap(({ values }, at) => {
      const value = values[place]
      return value == null ? [] : [{ x: xOf(times[at] ?? fromMs), odds: value }]
    })
    const [first, last] = [steps[0], steps.at(-1)]
    if (first === undefined || last === undefined) return []
    const path = steps.map(({ x, odds }, at) => (at === 0 ? `M${x} ${yOf(odds)}` : `H${x}V${yOf(odds)}`))
    // A single price is a line all the same.
    const path0 = steps.length === 1 ? [`M0 ${yOf(first.odds)}`] : path
    return {
      outcome,
      path: `${path0.join('')}H${width}`,
      first: first.odds,
      last: last.odds,
      y: yOf(last.odds),
    }
  })
  const labels = spreadApart(lines.map(({ y }) => y))
  const marks = Array.from({ length: MARKS + 1 }, (_, at) => {
    const odds = low + ((high - low) * at) / MARKS
    return { odds, y: yOf(odds) }
  })
  return {
    lines: lines.map((line, place) => ({ ...line, labelY: labels[place] ?? line.y })),
    marks,
    fromMs,
    toMs,
  }
}

/** The height of a number at the end of a line. */
const LABEL_PX = 14

/** Places in their order, none nearer to the next than a number is high; what is crowded gives way to both sides. */
export function spreadApart(places: readonly number[]): number[] {
  const order = [...places.keys()].sort((left, right) => (places[left] ?? 0) - (places[right] ?? 0))
  const groups: { members: number[]; middle: number }[] = []
  for (const at of order) {
    let group = { members: [at], middle: places[at] ?? 0 }
    for (let before = groups.at(-1); before !== undefined; before = groups.at(-1)) {
      const [above, below] = [before.members.length, group.members.length]
      if (group.middle - before.middle >= ((above + below) / 2) * LABEL_PX) break
      groups.pop()
      const middle = (before.middle * above + group.middle * below) / (above + below)
      group = { members: [...before.members, ...group.members], middle }
    }
    groups.push(group)
  }
  const spread = [...places]
  for (const { members, middle } of groups) {
    for (const [place, at] of members.entries()) {
      spread[at] = round(middle + (place - (members.length - 1) / 2) * LABEL_PX)
    }
  }
  return spread
}

const round = (value: number) => Math.round(value * 10) / 10
