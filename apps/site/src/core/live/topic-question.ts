import { liveEvent, liveListMenu, liveOverview } from '@xezer/contract/live'
import type { Asked, FirstAnswers } from '../drawn/first-answers.ts'
import type { TopicKind } from './topic-data.ts'

/** The call whose answer shows what a topic does, with its input; a league is shown by the list that it stands in. */
export function topicQuestion(kind: TopicKind, name: string): Asked | undefined {
  const [, first = '', second = ''] = name.split('/')
  if (kind === 'menu') return { call: liveListMenu.name, input: {} }
  if (kind === 'event') return { call: liveEvent.name, input: {}, id: Number(first) }
  if (kind === 'league') return undefined
  return { call: liveOverview.name, input: overviewInput(first, second) }
}

/** Without a sport every sport together. */
export function overviewInput(sport: string, group: string): { sport?: number; group: number } {
  return { ...(sport === '0' ? {} : { sport: Number(sport) }), group: Number(group) }
}

export interface FirstImage {
  raw: unknown
  cursor: string | undefined
}

/** What the document brought of a topic; `gone` when there is no such thing. */
export function findFirstImage(
  first: Pick<FirstAnswers, 'findRaw'> | undefined,
  kind: TopicKind,
  name: string,
): FirstImage | 'gone' | undefined {
  const asked = topicQuestion(kind, name)
  const raw = asked && first?.findRaw(asked)
  if (raw === null) return 'gone'
  if (typeof raw !== 'object') return undefined
  const cursor = 'factors' in raw && typeof raw.factors === 'string' ? raw.factors : undefined
  return { raw, cursor }
}
