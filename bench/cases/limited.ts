import type { LoadApi } from '../load-process.ts'
import { startProcess } from '../measure/process-link.ts'
import { runRounds } from '../measure/rounds.ts'
import { FIRST_ODDS, listEventIds, PREMATCH_FROM } from '../world/bench-offer.ts'
import { protectPlayers } from '../world/protect-players.ts'
import { type SeededPlayer, seedPlayers } from '../world/seed-players.ts'
import { startWorld } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'
import { perSecond } from './placing.ts'

const GROUP = 250
const EVENTS = 200
const CALLERS = 128
const ROUND_MS = 1200
const RATIO = 0.85

/** Placing for players with all limits and an active bonus, beside players without; in turns, so that both have it equally hard. */
export const placingLimited: BenchCase = {
  name: 'limited',
  about: 'placing for players with all limits and an active bonus, against players without',
  async run({ database, report }) {
    const urls = await database.create('bench_limited')
    const world = await startWorld(urls, { prematchEvents: EVENTS })
    const load = await startProcess<LoadApi>('load')
    try {
      const players = await seedPlayers(urls.owner, 5 * GROUP)
      const group = (index: number) => players.slice(index * GROUP, (index + 1) * GROUP)
      const [free, limits, bonus, ours, penniless] = [group(0), group(1), group(2), group(3), group(4)]
      await protectPlayers(urls.owner, {
        limited: [...limits, ...ours, ...penniless],
        granted: [...bonus, ...ours, ...penniless],
        penniless,
      })
      const order = {
        port: world.port,
        eventIds: listEventIds(PREMATCH_FROM, EVENTS),
        odds: FIRST_ODDS / 1000,
      }
      const placing = (of: readonly SeededPlayer[]) => async () => {
        const tokens = of.map(({ token }) => token)
        const pace = { callers: CALLERS }
        return perSecond(await load.call('place', { ...order, tokens, durationMs: ROUND_MS, pace }))
      }
      const contestants = {
        ours: placing(ours),
        free: placing(free),
        limits: placing(limits),
        bonus: placing(bonus),
        penniless: placing(penniless),
      }
      for (const warmUp of Object.values(contestants)) await warmUp()
      tell(report, await runRounds(contestants))
    } finally {
      await Promise.all([world.stop(), load.stop()])
    }
  },
}

type Measured = Awaited<ReturnType<typeof runRounds<'ours' | 'free' | 'limits' | 'bonus' | 'penniless'>>>

function tell(report: BenchContext['report'], { medians, ratio, note }: Measured): void {
  const toFree = ratio('ours', 'free')
  const parts = [
    `limits alone ${ratio('limits', 'free').toFixed(2)}`,
    `a bonus alone ${ratio('bonus', 'free').toFixed(2)}`,
    `both where the bonus pays, one transfer of its own and the grant's balance more, ${ratio('penniless', 'free').toFixed(2)}`,
  ]
  report({
    name: 'placing for players with all limits and an active bonus',
    ours: medians.ours,
    unit: 'singles/s',
    limit: { name: 'for players without', value: medians.free, unit: 'singles/s' },
    ratio: toFree,
    goal: { text: `>= ${RATIO}`, isMet: toFree >= RATIO },
    note: [parts.join(', '), note].filter(Boolean).join('; '),
  })
}
