import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'

/** Everything that a guest's first page runs, compressed. */
export const FIRST_SCRIPT_KB_MAX = 120

/** Counts what a page runs from now on, in kB compressed; to be asked when all of it is here. */
export function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    sizes.push(
      response.body().then(
        (body) => gzipSync(body).length,
        // A preload that was answered from the page's own cache has its bytes counted already.
        () => 0,
      ),
    )
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}
