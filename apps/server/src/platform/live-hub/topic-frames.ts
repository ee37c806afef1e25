import type { Locale } from '@xezer/std/locale'
import { createFrame, type Frame } from './frame.ts'
import type { TopicSource } from './topic-source.ts'

/** A frame and the version that it brings a client to. */
export interface TopicFrame {
  readonly frame: Frame
  readonly version: number
}

/** No key is put together for a client: it is asked for once per client, topic and tick. */
interface MadeFrames {
  readonly version: number
  readonly bySince: Readonly<Record<Locale, Map<number | null, TopicFrame>>>
}

/** The frames of one tick: each is made when the first client needs it, and shared by all that stand there. */
export interface TopicFrames {
  /** What brings a client on from its version; null when there is nothing newer. */
  find(topic: string, since: number | null, locale: Locale): TopicFrame | null
}

export function createTopicFrames(source: TopicSource): TopicFrames {
  const byTopic = new Map<string, MadeFrames>()
  return {
    find(topic, since, locale) {
      const made = byTopic.get(topic)
      if (made !== undefined) {
        if (since === made.version) return null
        const known = made.bySince[locale].get(since)
        if (known !== undefined) return known
      }
      // A frame that is made now says what stands now, which between two ticks is newer than what was made before.
      const version = source.version(topic)
      if (since === version) return null
      const next = { frame: createFrame(frameText(source, topic, since, locale)), version }
      const current = made?.version === version ? made : noFrames(version)
      byTopic.set(topic, current)
      current.bySince[locale].set(since, next)
      return next
    },
  }
}

function noFrames(version: number): MadeFrames {
  return { version, bySince: { az: new Map(), ru: new Map(), en: new Map() } }
}

function frameText(source: TopicSource, topic: string, since: number | null, locale: Locale): string {
  const cursor = source.cursor(source.version(topic))
  const delta = since === null ? null : source.delta(topic, since, locale)
  if (since !== null && delta !== null) {
    return `{"type":"delta","topic":"${topic}","from":"${source.cursor(since)}","cursor":"${cursor}",${delta}}`
  }
  const data = source.image(topic, locale)
  if (data === null) return JSON.stringify({ type: 'gone', topic })
  return `{"type":"image","topic":"${topic}","cursor":"${cursor}","data":${data}}`
}
