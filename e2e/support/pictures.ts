import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@xezer/std/locale'
import type { Browser, BrowserContext } from 'playwright'

export const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const
/** What is narrower is held in a hand. */
export const PHONE_BELOW = 768
export const THEMES = ['dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

/** One way to look at the site, and the folder of its pictures. */
export interface Look {
  readonly locale: Locale
  readonly theme: Theme
  readonly width: number
  readonly folder: string
  /** A visitor who came with this language and theme. */
  newContext(): Promise<BrowserContext>
}

/** Every width in both themes, language after language. */
export async function* looksAt(
  url: string,
  browser: Browser,
  root: string,
  locales: readonly Locale[],
): AsyncGenerator<Look> {
  for (const locale of locales) {
    for (const theme of THEMES) {
      for (const [width, height] of SIZES) {
        const folder = join(root, locale, theme, String(width))
        mkdirSync(folder, { recursive: true })
        yield {
          locale,
          theme,
          width,
          folder,
          async newContext() {
            const context = await browser.newContext({
              viewport: { width, height },
              timezoneId: 'Asia/Baku',
              hasTouch: width < PHONE_BELOW,
              isMobile: width < PHONE_BELOW,
              // Of the pages that are not the site's own, such as a checkout.
              colorScheme: theme,
            })
            await context.addCookies([{ name: 'locale', value: locale, url }])
            await context.addInitScript((value) => localStorage.setItem('xezer.theme', value), theme)
            return context
          },
        }
        console.log(`${locale} ${theme} ${width}`)
      }
    }
  }
  console.log(root)
}
