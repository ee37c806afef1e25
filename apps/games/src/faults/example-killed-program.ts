import { LISTINGS } from '@xezer/game-catalogue/find-listing'
import { createGameServer } from '../game-server.ts'
import { readGamesConfig } from '../platform/config.ts'
import { nodeMachine } from '../platform/node-machine.ts'

/** The game server as a test starts and kills it: it looks often for what was cut off. */
const RECOVERY_PERIOD_MS = 300

const { port } = await createGameServer({
  ...{ config: readGamesConfig(), listings: LISTINGS, machine: nodeMachine },
  recoveryPeriodMs: RECOVERY_PERIOD_MS,
})
process.send?.({ port })
process.on('disconnect', () => process.exit(0))
