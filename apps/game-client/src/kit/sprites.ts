/** Pictures of SVG text, drawn once in the size that is shown. */
export interface Sprites {
  /** A bitmap of the text; the same text and size give the same one. `width` and `height` in CSS pixels. */
  bitmap(svg: string, width: number, height: number): Promise<ImageBitmap>
  /** An address of the text as a picture, for an `img`. It lives as long as the frame. */
  address(svg: string): string
  /** Device pixels of a CSS pixel in bitmaps and canvases: two at most, lowered where frames are slow. */
  scale(): number
  /** Called when the scale became another: draw the canvases again. */
  onScale(run: () => void): void
}

const SCALE_MAX = 2
const SCALE_MIN = 1
const SCALE_STEP = 0.5

export function createSprites(pixelRatio: number, onSlow: (run: () => void) => void): Sprites {
  let scale = Math.min(Math.max(pixelRatio, SCALE_MIN), SCALE_MAX)
  const bitmaps = new Map<string, Promise<ImageBitmap>>()
  const addresses = new Map<string, string>()
  const listeners = new Set<() => void>()
  onSlow(() => {
    if (scale <= SCALE_MIN) return
    scale = Math.max(scale - SCALE_STEP, SCALE_MIN)
    bitmaps.clear()
    for (const run of listeners) run()
  })
  function address(svg: string): string {
    const known = addresses.get(svg)
    if (known !== undefined) return known
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    addresses.set(svg, made)
    return made
  }
  return {
    address,
    scale: () => scale,
    onScale: (run) => void listeners.add(run),
    bitmap(svg, width, height) {
      const [wide, high] = [Math.max(Math.round(width * scale), 1), Math.max(Math.round(height * scale), 1)]
      const key = `${wide}×${high} ${svg}`
      const known = bitmaps.get(key)
      if (known !== undefined) return known
      const made = rasterise(address(svg), wide, high)
      bitmaps.set(key, made)
      return made
    },
  }
}

async function rasterise(address: string, width: number, height: number): Promise<ImageBitmap> {
  const image = new Image(width, height)
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  // SVG without a size of its own is drawn into the whole of the bitmap.
  context?.drawImage(image, 0, 0, width, height)
  return createImageBitmap(canvas)
}
