import type { TopicSource } from './topic-source.ts'

/** A source whose topics grow a version at will. */
export interface ExampleSource {
  readonly source: TopicSource
  bump(): void
  imageCount(): number
}

/** Every topic whose name begins with a `t`; its image has so many bytes. */
export function createExampleSource(imageBytes: number): ExampleSource {
  let version = 1
  let imageCount = 0
  return {
    bump: () => {
      version += 1
    },
    imageCount: () => imageCount,
    source: {
      want: () => null,
      watch: (topic) => topic.startsWith('t'),
      version: () => version,
      cursor: (value) => `v1:x:${value}`,
      parseCursor: (text) => (text === undefined ? null : Number(text.split(':')[2])),
      image: () => {
        imageCount += 1
        return Buffer.from(JSON.stringify({ version, filler: 'x'.repeat(imageBytes) }))
      },
      delta: (_topic, since) => (version - since > 3 ? null : `"cells":[],"events":[]`),
      isWhole: () => true,
      isAlive: () => true,
    },
  }
}
