import type { StageTools } from '../../kit/game-entry.ts'

/** A picture that is drawn from the moment on when it is there. */
export function loadPicture(
  { sprites }: Pick<StageTools, 'sprites'>,
  svg: string,
  [width, height]: readonly [number, number],
) {
  let bitmap: ImageBitmap | null = null
  const load = async () => {
    bitmap = await sprites.bitmap(svg, width, height)
  }
  void load()
  sprites.onScale(() => void load())
  return {
    draw(
      context: CanvasRenderingContext2D,
      [x, y, wide, high]: readonly [number, number, number, number],
    ): void {
      if (bitmap !== null) context.drawImage(bitmap, x, y, wide, high)
    },
  }
}
