import { parentPort, workerData } from 'node:worker_threads'
import { serveFeed } from '@xezer/feed/thread/serve-feed'
import type { HouseWord } from '@xezer/feed/thread/thread-words'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { yieldProcessor } from '@xezer/server/platform/yield-processor'
import { createBenchFeed } from './bench-feed.ts'
import type { WorldSize } from './bench-offer.ts'
import { playGoals } from './goal-burst.ts'

/** The thread of a bench's feed: it also hears how many goals are to fall. */
export interface GoalsWord {
  readonly kind: 'goals'
  readonly goals: number
}

const SLICE_MS = 20

yieldProcessor()
const feed = createBenchFeed(workerData as WorldSize)
const served = serveFeed(feed, (word) => parentPort?.postMessage(word), nodeMachine.timers)
parentPort?.on('message', (word: HouseWord | GoalsWord) => {
  if (word.kind === 'goals') void playGoals(feed, word.goals, SLICE_MS)
  else served.hear(word)
})
