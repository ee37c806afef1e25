import { LISTINGS } from '@xezer/game-catalogue/find-listing'
import { OtherServerError } from './core/store/only-server.ts'
import { createGameServer } from './game-server.ts'
import { ConfigError, readGamesConfig } from './platform/config.ts'
import { nodeMachine } from './platform/node-machine.ts'

const DRAIN_MS = 10_000
/** Ends with an exit code that whoever started it understands: a setting is wrong, another try is no use. */
const WRONG_SETTING = 78

try {
  const server = await createGameServer({
    config: readGamesConfig(),
    listings: LISTINGS,
    machine: nodeMachine,
    // Whoever started it tries again, and then hears why not.
    onTaken: () => process.exit(1),
  })
  process.send?.({ type: 'listening', port: server.port })
  endOnSignal(() => server.stop())
} catch (error) {
  const isSaid = error instanceof ConfigError || error instanceof OtherServerError
  console.error(isSaid ? error.message : error)
  process.exit(error instanceof ConfigError ? WRONG_SETTING : 1)
}

function endOnSignal(stop: () => Promise<void>): void {
  let isEnding = false
  const end = (): void => {
    if (isEnding) return
    isEnding = true
    nodeMachine.timers.after(DRAIN_MS, () => process.exit(1))
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  // Whoever started it is gone, however that came.
  process.on('disconnect', end)
}
