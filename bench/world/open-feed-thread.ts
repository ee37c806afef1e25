import { Worker } from 'node:worker_threads'
import type { RightOfWay } from '@xezer/feed/thread/right-of-way'
import { createThreadFeed } from '@xezer/feed/thread/thread-feed'
import type { ThreadWord } from '@xezer/feed/thread/thread-words'
import type { Feed } from '@xezer/odds-book/messages'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import type { BenchThreadData, GoalsWord, PlayedWord } from './bench-feed-thread.ts'
import type { WorldSize } from './bench-offer.ts'

/** A feed of the bench that plays in a thread of its own, as the server's world does. */
export function openFeedThread(
  size: WorldSize,
  rightOfWay: RightOfWay['shared'],
): {
  readonly feed: Feed
  /** Resolves when the last of them took effect for good. */
  readonly playGoals: (goals: number) => Promise<void>
} {
  const source = JSON.stringify(new URL('./bench-feed-thread.ts', import.meta.url).href)
  const begin = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`
  const workerData: BenchThreadData = { size, rightOfWay }
  const worker = new Worker(begin, { eval: true, workerData })
  let onPlayed: () => void = () => undefined
  const feed = createThreadFeed({
    ...nodeMachine,
    provider: 'bench',
    begin: (hear, onEnd) => {
      worker.on('message', (word: ThreadWord | PlayedWord) =>
        word.kind === 'played' ? onPlayed() : hear(word),
      )
      worker.once('error', onEnd)
      return {
        post: (word) => worker.postMessage(word),
        end: async () => {
          await worker.terminate()
        },
      }
    },
    onFailure: (error) => console.error(error),
  })
  return {
    feed,
    playGoals(goals) {
      const word: GoalsWord = { kind: 'goals', goals }
      worker.postMessage(word)
      return new Promise((resolve) => {
        onPlayed = resolve
      })
    },
  }
}
