import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LISTED_THEMES } from './game-art/listed-themes.ts'
import { DRAWINGS, drawThumbnail, listDrawings, SIZES, THUMBNAILS } from './game-art/thumbnails.ts'

/** `npm run games:art`: draws the pictures of all games anew. */
mkdirSync(THUMBNAILS, { recursive: true })
let bytes = 0
for (const listed of LISTED_THEMES) {
  const scene = listed.theme.scene()
  for (const { suffix, width, height } of SIZES) {
    const jpeg = await drawThumbnail(scene, width, height)
    writeFileSync(join(THUMBNAILS, `${listed.listing.id}${suffix}.jpeg`), jpeg)
    bytes += jpeg.length
  }
}
writeFileSync(DRAWINGS, listDrawings())
console.log(`${LISTED_THEMES.length} games, ${Math.round(bytes / 1024)} kB`)
