import type { Worker } from 'node:worker_threads'
import { PROVIDER } from '@xezer/feed/simulator/envelope'
import type { RightOfWay } from '@xezer/feed/thread/right-of-way'
import { createThreadFeed, type FeedThread } from '@xezer/feed/thread/thread-feed'
import type { ThreadWord } from '@xezer/feed/thread/thread-words'
import type { Feed } from '@xezer/odds-book/messages'
import type { Config } from './platform/config.ts'
import type { Logger } from './platform/logger.ts'
import type { Machine } from './platform/machine.ts'
import { openWorker } from './platform/open-worker.ts'

const FILE_TYPE = import.meta.url.endsWith('.js') ? 'js' : 'ts'
const SIMULATED_WORLD = new URL(`./feed-worker.${FILE_TYPE}`, import.meta.url)

/** What the thread is begun with. */
export interface FeedThreadData {
  readonly config: Config
  /** Of the house, to which the world gives way. */
  readonly rightOfWay: RightOfWay['shared']
}

/** The simulated world in a thread of its own; `module` is what begins in it. */
export function createFeedThread(
  data: FeedThreadData,
  log: Logger,
  machine: Machine,
  module = SIMULATED_WORLD,
): Feed {
  return createThreadFeed({
    ...machine,
    provider: PROVIDER,
    begin: (hear, onEnd) => beginThread(openWorker(module, { workerData: data, name: 'feed' }), hear, onEnd),
    onFailure: (error) => log.error({ err: error }, 'the thread of the feed'),
  })
}

function beginThread(
  worker: Worker,
  hear: (word: ThreadWord) => void,
  onEnd: (error: unknown) => void,
): FeedThread {
  worker.on('message', hear)
  worker.once('error', onEnd)
  worker.once('exit', (code) => onEnd(new Error(`the thread of the feed ended with ${code}`)))
  return {
    post: (word) => worker.postMessage(word),
    end: async () => {
      await worker.terminate()
    },
  }
}
