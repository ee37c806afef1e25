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

const parsers: { [Kind in TopicKind]: (raw: unknown) => TopicData[Kind] | null } = {
  event: (raw) => ImageData.event.safeParse(raw).data ?? null,
  overview: (raw) => ImageData.overview.safeParse(raw).data ?? null,
  league: (raw) => ImageData.league.safeParse(raw).data ?? null,
  menu: (raw) => ImageData.menu.safeParse(raw).data ?? null,
}

/** An image of the wire; null when it has another shape than the contract says. */
export function parseImage<Kind extends TopicKind>(kind: Kind, raw: unknown): TopicData[Kind] | null {
  return parsers[kind](raw)
}
