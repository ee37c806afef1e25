import { Worker } from 'node:worker_threads'
import type { RightOfWay } from '@xezer/feed/thread/right-of-way'
import { createThreadFeed } from '@xezer/feed/thread/thread-feed'
import type { ThreadWord } from '@xezer/feed/thread/thread-words'
import type { Feed } from '@xezer/odds-book/messages'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import type { BenchThreadData, GoalsWord, PlayedWord } from '../bench-feed-thread.ts'
import type { WorldSize } from './bench-offer.ts'

/** Built beside the program that opens it. */
const THREAD = new URL('./bench-feed-thread.js', import.meta.url)

/** A feed of the bench that plays in a thread of its own, as the server's world does. */
export function openFeedThread(
  size: WorldSize,
  rightOfWay: RightOfWay['shared'],
): {
  readonly feed: Feed
  /** Resolves when the last of them took effect for good. */
  readonly playGoals: (goals: number) => Promise<void>
} {
  const workerData: BenchThreadData = { size, rightOfWay }
  const worker = new Worker(THREAD, { workerData })
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
