import type { Browser, CDPSession, Page } from 'playwright'
import { openVisitor } from './bench-browser.ts'

const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** A cheap phone has about a quarter of this machine's processor. */
const CPU_RATE = 4
const BITS_PER_SECOND = 1_600_000
const LATENCY_MS = 150

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

/** The line of a cheap phone. */
export async function openSlowLine(devTools: CDPSession): Promise<void> {
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BITS_PER_SECOND / 8,
    uploadThroughput: BITS_PER_SECOND / 8,
  })
}
