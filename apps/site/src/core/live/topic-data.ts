import type { CallOutput } from '@xezer/contract/call'
import type { EventPage, LiveOverviewOutput, liveListMenu } from '@xezer/contract/live'
import { ImageData } from '@xezer/contract/stream'

/** What the image of each kind of topic holds. */
export interface TopicData {
  event: EventPage
  overview: LiveOverviewOutput
  league: LiveOverviewOutput
  menu: CallOutput<typeof liveListMenu>
}
export type TopicKind = keyof TopicData

const parsers: { [Kind in TopicKind]: (raw: unknown) => TopicData[Kind] | undefined } = {
  event: (raw) => ImageData.event.safeParse(raw).data,
  overview: (raw) => ImageData.overview.safeParse(raw).data,
  league: (raw) => ImageData.league.safeParse(raw).data,
  menu: (raw) => ImageData.menu.safeParse(raw).data,
}

/** An image of the wire; undefined when it has another shape than the contract says. */
export function parseImage<Kind extends TopicKind>(kind: Kind, raw: unknown): TopicData[Kind] | undefined {
  return parsers[kind](raw)
}
