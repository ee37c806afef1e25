import { wireDate } from '@xezer/contract/wire-time'
import type { LoadApi } from '../load-process.ts'
import { type AskedCall, measureNearBare } from '../measure/near-bare.ts'
import { startProcess } from '../measure/process-link.ts'
import { seedResults } from '../world/seed-results.ts'
import { startWorld } from '../world/start-world.ts'
import type { BenchCase, BenchContext } from './bench-case.ts'

const CHANGES_PER_SECOND = 10
const DAY_MS = 86_400_000
/** Of a day. */
const RESULTS = 120

async function measureCalls(
  { database, report }: BenchContext,
  name: string,
  calls: readonly AskedCall[],
  resultsAtMs: number | null,
): Promise<void> {
  const urls = await database.create(name)
  const world = await startWorld(urls)
  const load = await startProcess<LoadApi>('load')
  try {
    if (resultsAtMs !== null) await seedResults(urls.owner, RESULTS, resultsAtMs)
    await world.call('flow', CHANGES_PER_SECOND)
    for (const call of calls) await measureNearBare(world, load, report, call)
  } finally {
    await Promise.all([world.stop(), load.stop()])
  }
}

/** A name that half of the world has, and the words of a market. */
export const searching: BenchCase = {
  name: 'search',
  about: 'search by name and by market against bare node:http with the same bytes',
  run: (context) =>
    measureCalls(
      context,
      'bench_search',
      [
        { name: 'search, a name', path: 'search', body: { query: 'football club' }, bytesMin: 1000 },
        { name: 'search, a market', path: 'search', body: { query: 'total over 2.5' }, bytesMin: 1000 },
      ],
      null,
    ),
}

export const results: BenchCase = {
  name: 'results',
  about: 'results/menu, results/overview and results/liveresults against bare node:http with the same bytes',
  run(context) {
    const yesterdayMs = Date.now() - DAY_MS
    const date = wireDate(yesterdayMs)
    const calls: AskedCall[] = [
      { path: 'results/menu', body: { date }, bytesMin: 500 },
      { path: 'results/overview', body: { date }, bytesMin: 10_000 },
      { path: 'results/liveresults', body: {}, bytesMin: 1000 },
    ]
    return measureCalls(context, 'bench_results', calls, yesterdayMs)
  },
}
