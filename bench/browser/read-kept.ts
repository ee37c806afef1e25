import type { Page } from 'playwright'

export interface Kept {
  readonly heapMb: number
  readonly nodes: number
  readonly listeners: number
}

/** What a page holds after its garbage is gone. */
export async function readKept(page: Page): Promise<Kept> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  for (let time = 0; time < 3; time++) await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  const kept = { heapMb: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') }
  await devTools.detach()
  return kept
}
