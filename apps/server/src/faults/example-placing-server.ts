import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import { createApplication } from '../application.ts'
import { readConfig } from '../platform/config.ts'
import { nodeMachine } from '../platform/node-machine.ts'

/** A whole server that a test starts as a process of its own and kills; settings come as one JSON argument. */
const HOUR_MS = 3_600_000
const HEARTBEAT_MS = 5000

const settings: Record<string, string> = JSON.parse(process.argv[2] ?? '{}')
const feed = createScriptedFeed()
const application = await createApplication({ config: readConfig(settings), feed, machine: nodeMachine })
const script = createScript({ nowMs: () => Date.now() })
const threeWay = prices('1x2', '', [
  ['1', 1.85],
  ['x', 3.4],
  ['2', 4.2],
])
const beat = async () => {
  await feed.send(script.up('prematch'))
  await feed.send(script.up('live'))
}
await beat()
await feed.send(script.catalogue())
await feed.send(script.fixture(1, Date.now() + HOUR_MS))
await feed.send(script.fixture(2, Date.now() - HOUR_MS / 60, { homeId: 3, awayId: 4 }))
await feed.send(script.score(2))
await feed.send(script.odds('prematch', 1, [threeWay]))
await feed.send(script.odds('live', 2, [threeWay], true))
setInterval(() => void beat(), HEARTBEAT_MS)
// Read by the test that started this.
console.log(JSON.stringify({ url: application.url }))
