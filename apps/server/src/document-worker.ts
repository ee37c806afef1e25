import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync, constants } from 'node:zlib'
import { must } from '@xezer/std/assert'
import type { OutsideOrigins } from './platform/content-policy.ts'
import { buildDocument } from './platform/documents/build-document.ts'
import { openFrame } from './platform/documents/document-frame.ts'
import type { DrawAnswer, DrawRequest, SiteDrawing } from './platform/documents/draw-words.ts'
import { yieldProcessor } from './platform/yield-processor.ts'

// The thread in which documents are drawn; begun by `document-thread.ts`. A first screen may be late, placings not.
yieldProcessor()

export interface DrawingFiles {
  readonly siteDir: string
  readonly drawingFile: string
  /** `https://example.com`, where the public site's is configured. */
  readonly origin: string | null
  /** The same of the mobile site. */
  readonly mobileOrigin: string | null
  /** What of other origins stands in pages. */
  readonly outside: OutsideOrigins
  readonly hasCasino: boolean
}

/** Forms of one page repeat each other: they shrink to one when the window reaches back so far. */
const COMPRESSION = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 }

const port = must(parentPort, 'begun as a thread')
const { siteDir, drawingFile, origin, mobileOrigin, outside, hasCasino } = workerData as DrawingFiles
const frame = openFrame(readFileSync(join(siteDir, 'index.html'), 'utf8'), (path) =>
  readFileSync(join(siteDir, path), 'utf8'),
)
const site: SiteDrawing = await import(pathToFileURL(drawingFile).href)

async function draw(request: DrawRequest): Promise<DrawAnswer> {
  try {
    const drawn = await site.drawDocument({ ...request, hasCasino })
    if (drawn.kind === 'asks') return drawn
    const { html, policy } = buildDocument(
      frame,
      { ...request, ...drawn },
      origin,
      mobileOrigin,
      outside,
      hasCasino,
    )
    const brotli = brotliCompressSync(html, { params: COMPRESSION })
    return { kind: 'document', isFound: drawn.isFound, policy, brotli }
  } catch (error) {
    return {
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}

port.on('message', ({ number, request }: { number: number; request: DrawRequest }) => {
  void draw(request).then((answer) => port.postMessage({ number, answer }))
})
