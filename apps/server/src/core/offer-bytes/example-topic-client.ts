import { patchList, patchMenu, patchPage } from '@xezer/contract/apply-patch'
import type { EventState, Factor } from '@xezer/contract/sport-entities'
import { type Delta, ImageData, PatchData, ServerMessage } from '@xezer/contract/stream'
import { parseTopic } from '@xezer/sport/topic'
import type { Locale } from '@xezer/std/locale'
import * as z from 'zod/mini'
import type { TopicTexts } from './topic-texts.ts'

/** Holds all of what an image says, and brings it on by deltas alone, as the contract says they are read. */
export interface TopicClient {
  /** Takes what is newer; whether it took an image. */
  follow(topics: TopicTexts): boolean
  /** What it holds now; null where the topic is none. */
  read(): unknown
}

export function createTopicClient(topic: string, locale: Locale): TopicClient {
  let held: unknown = null
  let version: number | null = null
  return {
    read: () => held,
    follow(topics) {
      if (!topics.watch(topic, 0)) {
        held = null
        version = null
        return true
      }
      const text = version === null ? null : topics.delta(topic, version, locale)
      const from = topics.cursor(version ?? 0)
      version = topics.version(topic)
      const cursor = topics.cursor(version)
      if (text === null) {
        held = JSON.parse(String(topics.image(topic, locale)))
        return true
      }
      const head = `{"type":"delta","topic":"${topic}","from":"${from}","cursor":"${cursor}"`
      const message = z.parse(ServerMessage, JSON.parse(`${head},${text}}`))
      if (message.type === 'delta') held = takeDelta(topic, held, message)
      return false
    },
  }
}

/** What was held with all that the delta says. */
export function takeDelta(topic: string, held: unknown, delta: Delta): unknown {
  const kind = parseTopic(topic)?.kind
  if (kind === 'event') return takePageDelta(held, delta)
  if (kind === 'menu') return takeMenuDelta(held, delta)
  const list = z.parse(ImageData.overview, held)
  const patched = delta.patch === undefined ? list : patchList(list, z.parse(PatchData.overview, delta.patch))
  const next = structuredClone({ ...patched, factors: delta.cursor })
  const events = next.sports.flatMap(({ leagues }) => leagues.flatMap((league) => league.events ?? []))
  for (const state of delta.events) Object.assign(find(events, state), state)
  takeCells(
    events.flatMap(({ periods }) => periods.flatMap(({ factors }) => factors.flat())),
    delta,
  )
  return next
}

function takePageDelta(held: unknown, delta: Delta): unknown {
  const page = z.parse(ImageData.event, held)
  const patched = delta.patch === undefined ? page : patchPage(page, z.parse(PatchData.event, delta.patch))
  const next = structuredClone({ ...patched, factors: delta.cursor })
  for (const state of delta.events) {
    Object.assign(find([next.event], state), state)
    next.results = state.results
  }
  if (delta.timeline !== undefined) {
    const { length, marks } = delta.timeline
    const incidents = next.event.incidents?.slice(0, length) ?? []
    for (const [index, mark] of marks) incidents[index] = mark
    next.event.incidents = incidents
  }
  takeCells(
    next.periods.flatMap(({ markets }) => markets.flatMap(({ factors }) => factors)),
    delta,
  )
  return next
}

function takeMenuDelta(held: unknown, delta: Delta): unknown {
  const menu = z.parse(ImageData.menu, held)
  const patched = delta.patch === undefined ? menu : patchMenu(menu, z.parse(PatchData.menu, delta.patch))
  const next = structuredClone(patched)
  const events = next.sports.flatMap((sport) => sport.events)
  for (const state of delta.events) Object.assign(find(events, state), state)
  return next
}

function find<Held extends { id: number }>(events: readonly Held[], { id }: EventState): Held {
  const found = events.find((event) => event.id === id)
  if (found === undefined) throw new Error(`the delta tells of event ${id}, which the image has not`)
  return found
}

/** Ways of prices are not held: a fresh image knows none. */
function takeCells(factors: readonly (Factor | null)[], { cells }: Delta): void {
  const byHandle = new Map(factors.map((factor) => [factor?.h, factor]))
  for (const [handle, value, isDisabled] of cells) {
    const factor = byHandle.get(handle)
    if (factor === undefined || factor === null) throw new Error(`the image has no cell ${handle}`)
    factor.v = value
    factor.d = isDisabled === 1
  }
  for (const factor of factors) delete factor?.b
}
