import type { Locale } from '@xezer/std/locale'
import { createFrame, type Frame } from './frame.ts'
import type { TopicSource } from './topic-source.ts'

/** A frame and the version that it brings a client to. */
export interface TopicFrame {
  readonly frame: Frame
  readonly version: number
}

/** What all clients of a topic share: each frame is made when the first of them needs it. */
export interface HubTopic {
  readonly name: string
  /** There is no such topic any more. */
  readonly isEnded: boolean
  /** Of the last tick. */
  readonly version: number
  /** What brings a client on from its version; null when there is nothing newer. */
  find(since: number | null, locale: Locale): TopicFrame | null
}

export interface HubTopics {
  /** For one client more; null when there is no such topic. */
  open(name: string, nowMs: number): HubTopic | null
  leave(topic: HubTopic): void
  /** Looks at every topic once: all clients are brought to the version of this moment. */
  tick(nowMs: number): void
}

interface OpenTopic extends HubTopic {
  isEnded: boolean
  clients: number
  /** When it was last said that somebody watches it. */
  wantedMs: number
  refresh(): void
}

/** How often the source is told that a topic is watched still. */
const WANT_MS = 10_000

/** The work of a tick that does not depend on the number of clients. */
export function createHubTopics(source: TopicSource): HubTopics {
  const topics = new Map<string, OpenTopic>()
  return {
    open(name, nowMs) {
      if (!source.watch(name, nowMs)) return null
      let topic = topics.get(name)
      if (topic === undefined || topic.isEnded) {
        topic = openTopic(source, name, nowMs)
        topics.set(name, topic)
      }
      topic.clients += 1
      return topic
    },
    leave(left) {
      const topic = topics.get(left.name)
      // One that ended may have a successor of the same name already.
      if (topic === undefined || topic !== left) return
      topic.clients -= 1
      if (topic.clients <= 0) topics.delete(topic.name)
    },
    tick(nowMs) {
      for (const topic of topics.values()) {
        topic.isEnded = !source.watch(topic.name, nowMs)
        if (topic.isEnded) continue
        topic.refresh()
        if (nowMs - topic.wantedMs < WANT_MS) continue
        topic.wantedMs = nowMs
        void source.want(topic.name)
      }
    },
  }
}

function openTopic(source: TopicSource, name: string, nowMs: number): OpenTopic {
  let version = source.version(name)
  let made = noFrames()
  // Nearly everybody stands where the last one stood.
  let lastSince: number | null | undefined
  let lastLocale: Locale | null = null
  let last: TopicFrame | null = null
  const moveTo = (next: number) => {
    if (next === version) return
    version = next
    made = noFrames()
    last = null
  }
  const remember = (since: number | null, locale: Locale, found: TopicFrame) => {
    lastSince = since
    lastLocale = locale
    last = found
    return found
  }
  return {
    name,
    isEnded: false,
    get version() {
      return version
    },
    clients: 0,
    wantedMs: nowMs,
    refresh: () => moveTo(source.version(name)),
    find(since, locale) {
      if (since === version) return null
      if (last !== null && since === lastSince && locale === lastLocale) return last
      const known = made[locale].get(since)
      if (known !== undefined) return remember(since, locale, known)
      // A frame that is made now says what stands now, which between two ticks is newer than what was made before.
      moveTo(source.version(name))
      if (since === version) return null
      const delta = since === null ? null : deltaText(source, name, since, locale)
      // Whoever was away for too long gets the image that newcomers get.
      const image = delta === null ? made[locale].get(null) : undefined
      const found = image ?? { frame: createFrame(delta ?? imageBytes(source, name, locale)), version }
      made[locale].set(delta === null ? null : since, found)
      return remember(since, locale, found)
    },
  }
}

function noFrames(): Readonly<Record<Locale, Map<number | null, TopicFrame>>> {
  return { az: new Map(), ru: new Map(), en: new Map() }
}

/** Null when the history does not reach back to `since`. */
function deltaText(source: TopicSource, topic: string, since: number, locale: Locale): string | null {
  const delta = source.delta(topic, since, locale)
  if (delta === null) return null
  const cursor = source.cursor(source.version(topic))
  return `{"type":"delta","topic":"${topic}","from":"${source.cursor(since)}","cursor":"${cursor}",${delta}}`
}

function imageBytes(source: TopicSource, topic: string, locale: Locale): string | Buffer {
  const data = source.image(topic, locale)
  if (data === null) return JSON.stringify({ type: 'gone', topic })
  const cursor = source.cursor(source.version(topic))
  const head = `{"type":"image","topic":"${topic}","cursor":"${cursor}","data":`
  return Buffer.concat([Buffer.from(head), data, Buffer.from('}')])
}
