import { createRightOfWay } from '@xezer/feed/thread/right-of-way'
import { createApplication } from '@xezer/server/application'
import { createFeedThread } from '@xezer/server/feed-thread'
import { readConfig } from '@xezer/server/platform/config'
import { createLogger } from '@xezer/server/platform/logger'
import { nodeMachine } from '@xezer/server/platform/node-machine'

/** As the server's `main.ts`, with the worlds beside each other that stand in the file `BENCH_WORLDS`. */
const config = readConfig()
const module = new URL('./full-world-thread.js', import.meta.url)
const { shared, take: takeRightOfWay } = createRightOfWay()
const feed = createFeedThread(
  { config, rightOfWay: shared },
  createLogger(config.logLevel),
  nodeMachine,
  module,
)
const application = await createApplication({ config, feed, machine: nodeMachine, takeRightOfWay })
process.once('SIGTERM', () => {
  application.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
