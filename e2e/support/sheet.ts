import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'

const SHEET_WIDTH = 2000
const PICTURE_WIDTHS: Readonly<Record<number, number>> = { 390: 390, 1024: 660, 1440: 660 }
const GAP = 8

/** Many pictures on one image, so that eyes see at once what is odd among them. */
export interface Sheet {
  add(name: string, file: string): void
  /** Of what was added since the last one; the pictures were so wide. */
  write(file: string, width: number): Promise<void>
}

export async function createSheet(browser: Browser): Promise<Sheet> {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1000 } })
  let pictures: string[] = []
  return {
    add(name, file) {
      const bytes = readFileSync(file).toString('base64')
      pictures.push(
        `<figure style="margin:0"><figcaption>${name}</figcaption><img src="data:image/png;base64,${bytes}" style="width:100%"></figure>`,
      )
    },
    async write(file, width) {
      const picture = PICTURE_WIDTHS[width] ?? width
      const columns = Math.floor((SHEET_WIDTH + GAP) / (picture + GAP))
      await page.setContent(
        `<body style="margin:0;background:#666;color:#fff;font:14px sans-serif"><div style="display:grid;grid-template-columns:repeat(${columns},${picture}px);gap:${GAP}px">${pictures.join('')}</div>`,
      )
      await page.screenshot({ path: file, fullPage: true })
      pictures = []
    },
  }
}
