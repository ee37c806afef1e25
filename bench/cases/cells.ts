import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser } from 'playwright'
import { launchBrowser } from '../browser/bench-browser.ts'
import type { Mover } from '../browser/cells-page.ts'
import { median, runRounds } from '../measure/rounds.ts'
import type { BenchCase } from './bench-case.ts'

/** A thousand changes a second over 1 500 cells, in five steps. */
const CELLS_PER_STEP = 200
const STEPS = 5
const DIRECT_RATIO = 1.05
const BLINK_RATIO = 1.25
const FRAMES_RATIO = 0.97
/** In the theme of the site's own page: without its colours every blink would paint what is invalid. */
const PAGE = `<html data-theme="dark">
<body style="display: grid; grid-template-columns: repeat(24, 1fr)"></body></html>`

/** What the page's main thread spends on a moved cell: script, style, layout and paint. */
export const cells: BenchCase = {
  name: 'cells',
  about: 'update of a cell in a browser against writing the text node by hand',
  async run({ report }) {
    const { script, style } = await bundlePage()
    const browser = await launchBrowser()
    try {
      const frames: Record<string, number[]> = { idle: [], blink: [] }
      const turn = (by: Mover, cellCount: number, framesOf?: number[]) => async () => {
        const spent = await measureTurn(browser, script, style, by, cellCount)
        framesOf?.push(spent.frames)
        return spent.taskUs / (CELLS_PER_STEP * STEPS)
      }
      const rounds = await runRounds({
        idle: turn('direct', 0, frames.idle),
        direct: turn('direct', CELLS_PER_STEP),
        store: turn('store', CELLS_PER_STEP),
        blink: turn('blink', CELLS_PER_STEP, frames.blink),
      })
      const { medians, note } = rounds
      const toDirect = rounds.ratio('store', 'direct')
      const blinkToDirect = rounds.ratio('blink', 'direct')
      const unit = 'us'
      const limit = { name: 'the text node by hand', value: medians.direct }
      report({
        name: 'update of a cell',
        ours: medians.store,
        unit,
        limit,
        ratio: toDirect,
        goal: { text: `<= ${DIRECT_RATIO}`, isMet: toDirect <= DIRECT_RATIO },
        note,
      })
      report({
        name: 'update of a cell with its blink',
        ours: medians.blink,
        unit,
        limit,
        ratio: blinkToDirect,
        goal: { text: `<= ${BLINK_RATIO}`, isMet: blinkToDirect <= BLINK_RATIO },
        note,
      })
      const idleFrames = median(frames.idle ?? [])
      const blinkFrames = median(frames.blink ?? [])
      report({
        name: 'frames at 1 000 changes a second',
        ours: blinkFrames,
        unit: 'frames',
        limit: { name: 'the same page at rest', value: idleFrames },
        goal: { text: `>= ${FRAMES_RATIO}`, isMet: blinkFrames / idleFrames >= FRAMES_RATIO },
        note,
      })
    } finally {
      await browser.close()
    }
  },
}

async function bundlePage(): Promise<{ script: string; style: string }> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../browser/cells-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    loader: { '.module.css': 'local-css' },
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return { script: textOf('.js'), style: textOf('.css') }
}

/** A fresh page for every turn: nothing of the last one is left in it. */
async function measureTurn(
  browser: Browser,
  script: string,
  style: string,
  by: Mover,
  cellCount: number,
): Promise<{ taskUs: number; frames: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent(PAGE)
  await page.addStyleTag({ content: style })
  await page.addScriptTag({ content: script })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  const taskSeconds = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await taskSeconds()
  const frames = await page.evaluate(([mover, count, steps]) => window.moveCells(mover, count, steps), [
    by,
    cellCount,
    STEPS,
  ] as const)
  const spent = (await taskSeconds()) - before
  await page.close()
  return { taskUs: spent * 1e6, frames }
}
