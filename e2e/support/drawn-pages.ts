import { expect, type Page } from '@playwright/test'

/** The site's script comes when the journey says so. */
export async function holdScript(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
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
