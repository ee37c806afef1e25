import { keepSameMarkets, keepSameRows } from './keep-same.ts'
import { readShape } from './read-image.ts'
import type { TopicData, TopicKind } from './topic-data.ts'

/** The structure of what a screen watches; prices and scores are in their own stores. */
export interface TopicState<Kind extends TopicKind> {
  data: TopicData[Kind] | undefined
  isGone: boolean
  /** The last attempt to poll failed and nothing has ever come. */
  isFailed: boolean
}

/** What a topic shows, with the shape of its last image: the same shape again is the same state again. */
export interface Shown<Kind extends TopicKind> {
  state: TopicState<Kind>
  /** Null after a patch, until it is asked for. */
  shape: string | null
}

export const nothingShown = { state: { data: undefined, isGone: false, isFailed: false }, shape: '' } as const

const keepers: {
  [Kind in TopicKind]: (old: TopicData[Kind] | undefined, next: TopicData[Kind]) => TopicData[Kind]
} = {
  event: keepSameMarkets,
  overview: keepSameRows,
  league: keepSameRows,
  menu: (_old, next) => next,
}

/** An image came. The same structure again (a poll, a reconnection) must not render anything. */
export function showImage<Kind extends TopicKind>(
  kind: Kind,
  shown: Shown<Kind>,
  data: TopicData[Kind],
): Shown<Kind> {
  const shape = readShape(data)
  const old = shown.state.data
  if (old !== undefined && shape === (shown.shape ?? readShape(old))) return shown
  return { state: { data: keepers[kind](old, data), isGone: false, isFailed: false }, shape }
}

/** A delta brought a part of the structure. What it left as it was has its identity still. */
export function showPatched<Kind extends TopicKind>(
  { state }: Shown<Kind>,
  data: TopicData[Kind],
): Shown<Kind> {
  return { state: { ...state, data }, shape: null }
}

/** An event never comes back; a sport without events may have some again, so it is asked for. */
export function isOver<Kind extends TopicKind>(kind: Kind, { isGone }: TopicState<Kind>): boolean {
  return kind === 'event' && isGone
}

/** The topic is no longer offered. What an event showed last stays to be read. */
export function showGone<Kind extends TopicKind>(kind: Kind, { state, shape }: Shown<Kind>): Shown<Kind> {
  return { state: { ...state, ...(kind === 'event' ? {} : { data: undefined }), isGone: true }, shape }
}

/** A poll failed: told only where nothing is shown that could stand meanwhile. */
export function showFailure<Kind extends TopicKind>(shown: Shown<Kind>): Shown<Kind> {
  return shown.state.data === undefined ? { ...shown, state: { ...shown.state, isFailed: true } } : shown
}
