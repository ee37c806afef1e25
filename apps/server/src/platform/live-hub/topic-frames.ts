import type { Locale } from '@xezer/std/locale'
import { createFrame, type Frame } from './frame.ts'
import type { TopicSource } from './topic-source.ts'

/** A frame and the version that it brings a client to. */
export interface TopicFrame {
  readonly frame: Frame
  readonly version: number
}

/** The frames of one tick: each is made when the first client needs it, and shared by all that stand there. */
export interface TopicFrames {
  /** What brings a client on from its version; null when there is nothing newer. */
  find(topic: string, since: number | null, locale: Locale): TopicFrame | null
}

export function createTopicFrames(source: TopicSource): TopicFrames {
  const made = new Map<string, TopicFrame>()
  return {
    find(topic, since, locale) {
      const version = source.version(topic)
      if (since === version) return null
      const key = `${topic}|${since ?? ''}|${locale}`
      let known = made.get(key)
      if (known === undefined) {
        known = { frame: createFrame(frameText(source, topic, since, locale)), version }
        made.set(key, known)
      }
      return known
    },
  }
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
