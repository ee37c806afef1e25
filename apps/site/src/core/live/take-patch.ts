import { patchList, patchMenu, patchPage } from '@xezer/contract/apply-patch'
import type { LiveOverviewOutput } from '@xezer/contract/live'
import { PatchData } from '@xezer/contract/stream'
import type { PriceChange } from '../prices/price.ts'
import type { MatchState } from './event-states.ts'
import { eventFactors, marketFactors, readDeltaPrice, readEventState, readPrice } from './read-image.ts'
import type { TopicData, TopicKind } from './topic-data.ts'

/** A structure after a patch, and the prices and states of what is new in it. */
interface Patched<Data> {
  data: Data
  prices: PriceChange[]
  states: MatchState[]
}

const patchers: {
  [Kind in TopicKind]: (data: TopicData[Kind], raw: unknown) => Patched<TopicData[Kind]> | undefined
} = {
  event: (page, raw) => {
    const patch = PatchData.event.safeParse(raw).data
    if (patch === undefined) return undefined
    const factors = patch.markets.flatMap(({ market }) => marketFactors(market))
    return { data: patchPage(page, patch), prices: factors.map(readPrice), states: [] }
  },
  overview: takeList,
  league: takeList,
  menu: (menu, raw) => {
    const patch = PatchData.menu.safeParse(raw).data
    if (patch === undefined) return undefined
    return { data: patchMenu(menu, patch), prices: [], states: patch.events.map(({ event }) => event) }
  },
}

function takeList(list: LiveOverviewOutput, raw: unknown): Patched<LiveOverviewOutput> | undefined {
  const patch = PatchData.overview.safeParse(raw).data
  if (patch === undefined) return undefined
  const events = patch.rows.map(({ event }) => event)
  const cells = patch.columns.flatMap(([, , column]) => column).filter((cell) => cell !== null)
  const prices = [
    ...events.flatMap(eventFactors).map(readPrice),
    ...cells.map(([handle, value, flag, way]) => readDeltaPrice([handle, value, flag, way])),
  ]
  return { data: patchList(list, patch), prices, states: events.map(readEventState) }
}

/** Undefined when the patch has another shape than the contract says. */
export function takePatch<Kind extends TopicKind>(
  kind: Kind,
  data: TopicData[Kind],
  raw: unknown,
): Patched<TopicData[Kind]> | undefined {
  return patchers[kind](data, raw)
}
