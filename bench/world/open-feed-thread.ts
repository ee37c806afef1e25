import { Worker } from 'node:worker_threads'
import { createThreadFeed } from '@xezer/feed/thread/thread-feed'
import type { Feed } from '@xezer/odds-book/messages'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import type { GoalsWord } from './bench-feed-thread.ts'
import type { WorldSize } from './bench-offer.ts'

/** A feed of the bench that plays in a thread of its own, as the server's world does. */
export function openFeedThread(size: WorldSize): {
  readonly feed: Feed
  readonly playGoals: (goals: number) => void
} {
  const source = JSON.stringify(new URL('./bench-feed-thread.ts', import.meta.url).href)
  const begin = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`
  const worker = new Worker(begin, { eval: true, workerData: size })
  const feed = createThreadFeed({
    ...nodeMachine,
    provider: 'bench',
    begin: (hear, onEnd) => {
      worker.on('message', hear)
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
    },
  }
}
