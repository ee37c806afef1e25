import { existsSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import type { DrawingFiles } from './document-worker.ts'
import type { DrawAnswer, Drawer } from './platform/documents/draw-words.ts'
import type { Logger } from './platform/logger.ts'
import { openWorker } from './platform/open-worker.ts'

const FILE_TYPE = import.meta.url.endsWith('.js') ? 'js' : 'ts'
const DRAWING = new URL(`./document-worker.${FILE_TYPE}`, import.meta.url)

/** What is said where nothing can be drawn. */
const UNABLE: DrawAnswer = { kind: 'failed', message: 'there is no thread that draws' }

/**
 * A thread that draws documents with what the site was built with for it; begun when the first one is wanted. Null where
 * that was not built: pages are drawn by the script alone then.
 */
export function createDocumentThread(siteDir: string, log: Logger): Drawer | null {
  const files: DrawingFiles = { siteDir, drawingFile: `${siteDir}-document/document.js` }
  if (!existsSync(files.drawingFile)) return null
  const waiting = new Map<number, (answer: DrawAnswer) => void>()
  let worker: Worker | null = null
  let isOver = false
  let count = 0
  const end = (error: unknown) => {
    if (!isOver) log.error({ err: error }, 'the thread that draws documents ended')
    isOver = true
    for (const give of waiting.values()) give(UNABLE)
    waiting.clear()
  }
  const begin = (): Worker => {
    const begun = openWorker(DRAWING, { workerData: files, name: 'document' })
    begun.on('message', ({ number, answer }: { number: number; answer: DrawAnswer }) => {
      waiting.get(number)?.(answer)
      waiting.delete(number)
    })
    begun.once('error', end)
    begun.once('exit', (code) => end(new Error(`it ended with ${code}`)))
    begun.unref()
    return begun
  }
  return {
    draw: (request) => {
      if (isOver) return Promise.resolve(UNABLE)
      worker ??= begin()
      count += 1
      const number = count
      worker.postMessage({ number, request })
      return new Promise((give) => waiting.set(number, give))
    },
    stop: async () => {
      isOver = true
      await worker?.terminate()
    },
  }
}
