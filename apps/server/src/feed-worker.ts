import { parentPort, workerData } from 'node:worker_threads'
import { createGivingTimers } from '@xezer/feed/thread/right-of-way'
import { serveFeed } from '@xezer/feed/thread/serve-feed'
import type { HouseWord } from '@xezer/feed/thread/thread-words'
import { must } from '@xezer/std/assert'
import type { FeedThreadData } from './feed-thread.ts'
import { createLogger } from './platform/logger.ts'
import { nodeMachine } from './platform/node-machine.ts'
import { yieldProcessor } from './platform/yield-processor.ts'
import { createSimulatedFeed } from './simulated-feed.ts'

// The thread in which the simulated world plays; begun by `feed-thread.ts`. Prices may be late, placings not.
yieldProcessor()
const port = must(parentPort, 'begun as a thread')
const { config, rightOfWay } = workerData as FeedThreadData
const timers = createGivingTimers(nodeMachine.timers, nodeMachine.steadyClock, rightOfWay)
const feed = createSimulatedFeed(config, createLogger(config.logLevel), { ...nodeMachine, timers })
const served = serveFeed(feed, (word) => port.postMessage(word), nodeMachine.timers)
port.on('message', (word: HouseWord) => served.hear(word))
