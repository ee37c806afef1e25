import type { LoadApi } from '../load-process.ts'
import { startProcess } from '../measure/process-link.ts'
import { runRounds } from '../measure/rounds.ts'
import type { OnlookersApi } from '../onlookers-process.ts'
import type { BenchCase } from './bench-case.ts'

const WATCHERS = 1000
const TIMES = 100
const RATIO_MIN = 0.9

/** What it costs to tell everybody who looks on at a round of crash. */
export const onlookers: BenchCase = {
  name: 'onlookers',
  about: `${WATCHERS} who look on at one round of crash against a bare broadcast of the same bytes`,
  async run({ report }) {
    const [told, load] = await Promise.all([
      startProcess<OnlookersApi>('onlookers'),
      startProcess<LoadApi>('load'),
    ])
    try {
      const { ours, bare } = await told.call('open')
      await load.call('openOnlookers', ours, '/play/crash/l8_sar/stream', WATCHERS)
      await load.call('openOnlookers', bare, '/', WATCHERS)
      const count = await told.call('count')
      if (count.ours !== WATCHERS || count.bare !== WATCHERS)
        throw new Error(`not everybody looks on: ${JSON.stringify(count)}`)
      const perSecond = (who: 'ours' | 'bare') => async () =>
        (1000 * TIMES * WATCHERS) / (await told.call('tell', who, TIMES))
      for (const who of ['ours', 'bare'] as const) await perSecond(who)()
      const { medians, ratio, note } = await runRounds({ ours: perSecond('ours'), bare: perSecond('bare') })
      const toBare = ratio('ours', 'bare')
      report({
        name: `watchers told by a core, of ${WATCHERS} at one round`,
        ours: medians.ours,
        unit: '/s',
        limit: { name: 'a bare broadcast of ready bytes', value: medians.bare },
        ratio: toBare,
        goal: { text: `>= ${RATIO_MIN}`, isMet: toBare >= RATIO_MIN },
        note,
      })
    } finally {
      await Promise.all([told.stop(), load.stop()])
    }
  },
}
