import type { Browser, CDPSession, Page } from 'playwright'
import { openVisitor } from './bench-browser.ts'

const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** A cheap phone has about a quarter of this machine's processor. */
const CPU_RATE = 4

export interface Phone {
  readonly page: Page
  readonly devTools: CDPSession
  close(): Promise<void>
}

/** A visitor with a cheap phone, in English. Its line is this machine's. */
export async function openPhone(browser: Browser, url: string): Promise<Phone> {
  const { context, page } = await openVisitor(browser, url, SCREEN)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  return { page, devTools, close: () => context.close() }
}
