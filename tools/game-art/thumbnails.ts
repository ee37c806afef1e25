import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { REPOSITORY } from '../rules/source-files.ts'
import { LISTED_THEMES } from './listed-themes.ts'

export const THUMBNAILS = join(REPOSITORY, 'content/games/thumbnails')
/** Beside the pictures: each game and the hash of the drawing that its two pictures were made of. */
export const DRAWINGS = join(THUMBNAILS, 'drawings.tsv')

/** Bytes of a picture: below the first it looks poor, above the second a lobby of forty waits for it. */
export const BYTES_MIN = 6_000
export const BYTES_MAX = 24_000

export const SIZES = [
  { suffix: '', width: 300, height: 188 },
  { suffix: '@2x', width: 600, height: 376 },
] as const

/** The hash of the drawing stands for its pictures: JPEG coders differ by a bit from machine to machine. */
export function listDrawings(): string {
  const rows = LISTED_THEMES.map((listed) => {
    const hash = createHash('sha256').update(listed.theme.scene()).digest('hex')
    return `${listed.listing.id}\t${hash}\n`
  })
  return rows.sort().join('')
}

/** The best quality that fits between the two limits. */
export async function drawThumbnail(scene: string, width: number, height: number): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(scene), { density: (72 * width * 2) / 300 })
    .resize(width, height)
    .removeAlpha()
    .png()
    .toBuffer()
  for (let quality = 92; quality > 30; quality -= 4) {
    const jpeg = await sharp(pixels).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= BYTES_MAX) return jpeg
  }
  throw new Error('a scene is too busy for its bytes; calm it')
}
