import { liveOverview } from '@xezer/contract/live'
import { prematchList } from '@xezer/contract/prematch'
import type { World } from '@xezer/dev-world/boot-world'

const PATIENCE_MS = 90_000
const LOOK_MS = 500
const EVENTS_MIN = 100

async function countOffer(world: World): Promise<{ early: number; openCells: number }> {
  const [early, live] = [
    await world.call('prematch/list', { hours: 0 }),
    await world.call('live/overview', {}),
  ]
  // Before the offer was told once no list is answered.
  if (early.status !== 200 || live.status !== 200) return { early: 0, openCells: 0 }
  const list = prematchList.output.parse(early.body)
  const overview = liveOverview.output.parse(live.body)
  const cells = overview.sports
    .flatMap(({ leagues }) => leagues.flatMap(({ events }) => events ?? []))
    .filter(({ paused }) => !paused)
    .flatMap(({ periods }) => periods.flatMap(({ factors }) => factors.flat()))
  return {
    early: list.sports[0]?.countEvents ?? 0,
    openCells: cells.filter((cell) => cell !== null && !cell.d).length,
  }
}

/** The simulated world's whole offer is there: it no longer grows, and matches in play have prices. */
export async function untilFilled(world: World): Promise<void> {
  const untilMs = Date.now() + PATIENCE_MS
  let before = 0
  while (Date.now() < untilMs) {
    const { early, openCells } = await countOffer(world)
    if (early > EVENTS_MIN && early - before < 3 && openCells > 0) return
    before = early
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw new Error(`the simulated world is not filled after ${PATIENCE_MS} ms`)
}
