import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { launchBrowser } from '../browser/bench-browser.ts'
import { openPhone } from '../browser/phone.ts'
import { median } from '../measure/rounds.ts'
import type { BenchCase } from './bench-case.ts'

const PRESSES = 200
const ROUNDS = 3
/**
 * Of the mean, the first presses among them, whose program is not translated yet: a slow processor is played by pauses of some
 * milliseconds, which fall on one press of twenty and say nothing of it.
 */
const MEAN_MS_MAX = 2

/** Options, lines, odds, maxima and both returns of thirty selections, at a key press on a phone with a quarter of the processor. */
export const slip: BenchCase = {
  name: 'slip',
  about:
    'a key press in a slip of 30 selections with every system, on a phone with a quarter of the processor',
  async run({ report }) {
    const script = await bundlePage()
    const browser = await launchBrowser()
    try {
      const rounds: number[][] = []
      for (let round = 0; round < ROUNDS; round++) {
        const { page, close } = await openPhone(browser, 'http://127.0.0.1')
        await page.addScriptTag({ content: script })
        rounds.push(await page.evaluate((times) => window.pressKeys(times), PRESSES))
        await close()
      }
      const meanMs = median(rounds.map(mean))
      report({
        name: 'a key press in a slip of 30, mean',
        ours: meanMs,
        unit: 'ms',
        limit: null,
        goal: { text: `<= ${MEAN_MS_MAX} ms`, isMet: meanMs <= MEAN_MS_MAX },
        note: rounds.map(describe).join('; '),
      })
    } finally {
      await browser.close()
    }
  },
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function describe(presses: readonly number[]): string {
  const [first = Number.NaN] = presses
  return `median ${median(presses).toFixed(2)}, first ${first.toFixed(1)}, mean of the first ten ${mean(presses.slice(0, 10)).toFixed(1)}`
}

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../browser/slip-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    minify: true,
  })
  return outputFiles[0]?.text ?? ''
}
