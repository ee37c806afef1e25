import { parentPort, workerData } from 'node:worker_threads'
import { createGivingTimers, type RightOfWay } from '@xezer/feed/thread/right-of-way'
import { serveFeed } from '@xezer/feed/thread/serve-feed'
import type { HouseWord } from '@xezer/feed/thread/thread-words'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { yieldProcessor } from '@xezer/server/platform/yield-processor'
import { createBenchFeed } from './world/bench-feed.ts'
import type { WorldSize } from './world/bench-offer.ts'
import { playGoals } from './world/goal-burst.ts'

/** What the thread is begun with. */
export interface BenchThreadData {
  readonly size: WorldSize
  readonly rightOfWay: RightOfWay['shared']
}

/** The thread of a bench's feed: it also hears how many goals are to fall, and says when all of them took effect. */
export interface GoalsWord {
  readonly kind: 'goals'
  readonly goals: number
}
export interface PlayedWord {
  readonly kind: 'played'
}

yieldProcessor()
const { size, rightOfWay } = workerData as BenchThreadData
const feed = createBenchFeed(size)
const timers = createGivingTimers(nodeMachine.timers, nodeMachine.steadyClock, rightOfWay)
const served = serveFeed(feed, (word) => parentPort?.postMessage(word), timers)
parentPort?.on('message', (word: HouseWord | GoalsWord) => {
  if (word.kind !== 'goals') return served.hear(word)
  const played: PlayedWord = { kind: 'played' }
  void playGoals(feed, word.goals, timers).then(() => parentPort?.postMessage(played))
})
