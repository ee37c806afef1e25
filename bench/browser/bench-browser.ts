import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { browserLaunchOptions } from '../../tools/browser.mjs'

const LANGUAGE_COOKIE = { name: 'locale', value: 'en' }

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await browserLaunchOptions())
}

/** A visitor of the site at `url`, in English. */
export async function openVisitor(
  browser: Browser,
  url: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  await context.addCookies([{ ...LANGUAGE_COOKIE, url }])
  // Functions that run in the page come through a compiler that marks their names.
  await context.addInitScript('globalThis.__name = (value) => value')
  return { context, page: await context.newPage() }
}

/** Builds what of the named products is missing or older than its sources. */
export async function ensureBuilt(names: readonly string[]): Promise<void> {
  const freshness: { staleTargets(): string[] } = await import(
    new URL('../../tools/launch/freshness.mjs', import.meta.url).href
  )
  const stale = freshness.staleTargets().filter((name) => names.includes(name))
  if (stale.length === 0) return
  console.log(`building the ${stale.join(' and the ')} first`)
  const script = fileURLToPath(new URL('../../tools/build.mjs', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [script, ...stale], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the build failed: ${stderr}`)
}
