import type { Locale } from '@xezer/std/locale'

/** What the hub pushes; it knows topics by name only. */
export interface TopicSource {
  /** Starts or keeps the history of a topic; false when there is no such topic (any more). */
  watch(topic: string, nowMs: number): boolean
  /** What to wait for until all of the topic was told; null when it was. Whoever keeps watching keeps it told. */
  want(topic: string): Promise<void> | null
  /** The version that an image has now. */
  version(topic: string): number
  cursor(version: number): string
  parseCursor(text: string | undefined): number | null
  /** JSON of the topic's data; null when it ended. */
  image(topic: string, locale: Locale): Buffer | null
  /** Members of a delta as JSON text, or null when only an image will do. */
  delta(topic: string, since: number, locale: Locale): string | null
  /** False while topics are still being told of: what is not there yet must not be taken for gone. */
  isWhole(): boolean
  /** Whether live prices can be trusted now. */
  isAlive(): boolean
}
