import { existsSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import type { DrawingFiles } from './document-worker.ts'
import type { Config } from './platform/config.ts'
import { findOutside } from './platform/content-policy.ts'
import type { DrawAnswer, Drawer } from './platform/documents/draw-words.ts'
import type { Logger } from './platform/logger.ts'
import type { Machine } from './platform/machine.ts'
import { openWorker } from './platform/open-worker.ts'

const FILE_TYPE = import.meta.url.endsWith('.js') ? 'js' : 'ts'
const DRAWING = new URL(`./document-worker.${FILE_TYPE}`, import.meta.url)

/** Where nothing can be drawn; why was said when the thread ended. */
const AWAY: DrawAnswer = { kind: 'away' }
/** One that ended begins anew with the next page, but not at once: it may end again and again. */
const REST_MS = 10_000
/** A page that is not drawn by then never will be: the thread is ended, or no other page would be drawn either. */
const DRAW_MS_MAX = 30_000

/**
 * A thread that draws documents with what the site was built with for it; begun when the first one is wanted. Null where
 * that was not built: pages are drawn by the script alone then.
 */
export function createDocumentThread(
  {
    siteDir,
    mainSite,
    mobileSite,
    ...settings
  }: Pick<Config, 'siteDir' | 'mainSite' | 'mobileSite' | 'bonusFrameUrl' | 'casino' | 'ownGames'>,
  log: Logger,
  { steadyClock, timers }: Pick<Machine, 'steadyClock' | 'timers'>,
): Drawer | null {
  const files: DrawingFiles = {
    siteDir,
    drawingFile: `${siteDir}-document/document.js`,
    origin: mainSite,
    mobileOrigin: mobileSite,
    outside: findOutside(settings),
    hasCasino: settings.ownGames.port !== null,
  }
  if (!existsSync(files.drawingFile)) return null
  const waiting = new Map<number, (answer: DrawAnswer) => void>()
  let worker: Worker | null = null
  let restUntilMs = Number.NEGATIVE_INFINITY
  let isStopped = false
  let count = 0
  const begin = (): Worker => {
    const begun = openWorker(DRAWING, { workerData: files, name: 'document' })
    const end = (error: unknown) => {
      if (worker !== begun) return
      worker = null
      restUntilMs = steadyClock.steadyMs() + REST_MS
      if (!isStopped) log.error({ err: error }, 'the thread that draws documents ended')
      for (const give of waiting.values()) give(AWAY)
      waiting.clear()
    }
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
      if (isStopped || (worker === null && steadyClock.steadyMs() < restUntilMs)) return Promise.resolve(AWAY)
      worker ??= begin()
      const asked = worker
      count += 1
      const number = count
      asked.postMessage({ number, request })
      return new Promise((give) => {
        const stopWaiting = timers.after(DRAW_MS_MAX, () => void asked.terminate())
        waiting.set(number, (answer) => {
          stopWaiting()
          give(answer)
        })
      })
    },
    stop: async () => {
      isStopped = true
      await worker?.terminate()
    },
  }
}
