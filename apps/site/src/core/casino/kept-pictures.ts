/** More than who goes through every provider is shown; a picture takes some 15 kB as it came. */
const KEPT_MAX = 320
/** Where the browser does not say when it rests. */
const REST_MS = 200

export interface PictureSource {
  readonly src: string
  readonly srcSet: string | undefined
}

/** The picture that was shown last stands at the end. */
const kept = new Map<string, HTMLImageElement>()

/**
 * Keeps a picture that has come while the page is open: a browser lets go of what no element shows, and a choice that is
 * made again would ask for every one of its pictures and show them a frame later.
 */
export function keepPicture({ src, srcSet }: PictureSource): void {
  const picture = kept.get(src) ?? new Image()
  kept.delete(src)
  kept.set(src, picture)
  // Two milliseconds on a slow phone, which the frame that shows it can do without.
  if (picture.src === '')
    whenAtRest(() => {
      if (srcSet !== undefined) picture.srcset = srcSet
      picture.src = src
    })
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_MAX) break
    kept.delete(oldest)
  }
}

function whenAtRest(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work)
  else setTimeout(work, REST_MS)
}
