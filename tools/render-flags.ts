/// <reference lib="dom" />
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserLaunchOptions } from './browser.mjs'

// Draws the flags of `flag-icons` once, at three times the size they are shown in: some of the drawings weigh
// 100 kB, the pictures half of one. Run it again when the package changes; the pictures are committed.
const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('flag-icons/package.json'))
const source = join(folder, 'flags', '4x3')
const target = fileURLToPath(new URL('../apps/site/public/flags', import.meta.url))
const SIZE = { width: 60, height: 45 }

/** Countries, the parts of the United Kingdom, `eu` and `un`: what a category of the catalogue may have as code. */
const NAMES = /^([a-z]{2}|gb-[a-z]{3})\.svg$/

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
const browser = await chromium.launch(await browserLaunchOptions())
const page = await browser.newPage()
for (const name of readdirSync(source).filter((file) => NAMES.test(file))) {
  const drawing = `data:image/svg+xml;base64,${readFileSync(join(source, name)).toString('base64')}`
  const picture = await page.evaluate(
    async ({ drawing, size }) => {
      const image = new Image()
      image.src = drawing
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), size)
      canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height)
      return canvas.toDataURL('image/webp', 0.9)
    },
    { drawing, size: SIZE },
  )
  writeFileSync(
    join(target, name.replace('.svg', '.webp')),
    Buffer.from(picture.split(',')[1] ?? '', 'base64'),
  )
}
await browser.close()
copyFileSync(join(folder, 'LICENSE'), join(target, 'LICENSE.txt'))
