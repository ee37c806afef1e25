import { expect, type Page } from '@playwright/test'

/** The site's script comes when the journey says so. */
export const holdScript = (page: Page) => hold(page, /\/assets\/index-.*\.js$/)

/** The script is here, its words come when the journey says so: until then nothing is taken over. */
export const holdWords = (page: Page) => hold(page, /\/assets\/az-.*\.js$/)

async function hold(page: Page, file: RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(file, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** A machine that is busy answers without the first screen; what is asked here is asked of one that is drawn. */
export async function openDrawn(page: Page, url: string): Promise<void> {
  await expect(async () => {
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.getElementById('first-answers') !== null, null, {
      timeout: 3000,
    })
  }).toPass()
}

/** The thread that draws begins with the first page that is asked for, and reads its code: on a busy machine for a while. */
export async function untilDrawn(url: string): Promise<void> {
  await expect.poll(async () => (await fetch(url)).text(), { timeout: 60_000 }).toContain('data-document')
}
