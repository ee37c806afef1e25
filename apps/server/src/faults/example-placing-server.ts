import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import pg from 'pg'
import { createApplication } from '../application.ts'
import { readConfig } from '../platform/config.ts'
import { nodeMachine } from '../platform/node-machine.ts'

/** Those that were ever asked, for the report below. */
const pools = new Set<pg.Pool>()
const { connect } = pg.Pool.prototype
Object.assign(pg.Pool.prototype, {
  connect(this: pg.Pool, ...asked: unknown[]) {
    pools.add(this)
    return Reflect.apply(connect, this, asked)
  },
})

/** A whole server that a test starts as a process of its own and kills; settings come as one JSON argument. */
const HOUR_MS = 3_600_000
const HEARTBEAT_MS = 5000
const LIVE_EVENT = 2

const settings: Record<string, string> = JSON.parse(process.argv[2] ?? '{}')
const script = createScript({ nowMs: () => Date.now() })
const sideOf = (event: number) => (event === LIVE_EVENT ? 'live' : 'prematch')
/** Whatever is combined has the price and the chance of its first leg. */
const scripted = createScriptedFeed(async (event, specifier) => {
  const markets = [prices('combination', specifier, [['yes', 1.85, 0.5]])]
  await scripted.send(script.odds(sideOf(event), event, markets))
  return { kind: 'sold' }
})
const threeWay = (home: number) =>
  prices('1x2', '', [
    ['1', home, 0.5],
    ['x', 3.4],
    ['2', 4.2],
  ])
const total = prices('total', 'total=2.5', [
  ['over', 1.9],
  ['under', 1.9],
])
const beat = async () => {
  await scripted.send(script.up('prematch'))
  await scripted.send(script.up('live'))
}
const tellOffer = async () => {
  await beat()
  await scripted.send(script.catalogue())
  await scripted.send(script.fixture(1, Date.now() + HOUR_MS))
  await scripted.send(script.fixture(LIVE_EVENT, Date.now() - HOUR_MS / 60, { homeId: 3, awayId: 4 }))
  await scripted.send(script.sides(5, 4))
  await scripted.send(script.fixture(3, Date.now() + HOUR_MS, { homeId: 5, awayId: 6 }))
  await scripted.send(script.fixture(4, Date.now() + HOUR_MS, { homeId: 7, awayId: 8 }))
  await scripted.send(script.score(LIVE_EVENT))
  for (const event of [1, LIVE_EVENT, 3]) {
    await scripted.send(script.odds(sideOf(event), event, [threeWay(1.85), total], event === LIVE_EVENT))
  }
  // So remote that small stakes are above the limits.
  await scripted.send(script.odds('prematch', 4, [threeWay(5000)]))
}
/** Its start is over when all that is on sale was told. */
const feed: typeof scripted = {
  ...scripted,
  async start(...from) {
    await scripted.start(...from)
    await tellOffer()
  },
}
const application = await createApplication({ config: readConfig(settings), feed, machine: nodeMachine })
setInterval(() => void beat(), HEARTBEAT_MS)
// Asked by a test that is about to run out of its time.
process.on('SIGUSR2', () => {
  const held: Record<string, number> = {}
  for (const name of process.getActiveResourcesInfo()) held[name] = (held[name] ?? 0) + 1
  console.error(`server ${process.pid}`, held)
  for (const { options, totalCount, idleCount, waitingCount } of pools)
    console.error(
      `${options.application_name}: ${totalCount} connections, ${idleCount} idle, ${waitingCount} wait`,
    )
})
// Read by the test that started this.
console.log(JSON.stringify({ url: application.url }))
