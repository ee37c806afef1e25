import { Worker, type WorkerOptions } from 'node:worker_threads'
import { PROVIDER } from '@xezer/feed/simulator/envelope'
import { createThreadFeed, type FeedThread } from '@xezer/feed/thread/thread-feed'
import type { ThreadWord } from '@xezer/feed/thread/thread-words'
import type { Feed } from '@xezer/odds-book/messages'
import type { Config } from './platform/config.ts'
import type { Logger } from './platform/logger.ts'
import type { Machine } from './platform/machine.ts'

/** The simulated world in a thread of its own. */
export function createFeedThread(config: Config, log: Logger, machine: Machine): Feed {
  return createThreadFeed({
    ...machine,
    provider: PROVIDER,
    begin: (hear, onEnd) => beginThread(config, hear, onEnd),
    onFailure: (error) => log.error({ err: error }, 'the thread of the feed'),
  })
}

function beginThread(
  config: Config,
  hear: (word: ThreadWord) => void,
  onEnd: (error: unknown) => void,
): FeedThread {
  const worker = openWorker({ workerData: config, name: 'feed' })
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

/** Beside the built server stands the built thread; from the sources it is translated as it is read. */
function openWorker(options: WorkerOptions): Worker {
  if (import.meta.url.endsWith('.js'))
    return new Worker(new URL('./feed-worker.js', import.meta.url), options)
  const source = JSON.stringify(new URL('./feed-worker.ts', import.meta.url).href)
  const begin = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`
  return new Worker(begin, { ...options, eval: true })
}
