import { test as base } from '@playwright/test'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { createStage, type Stage } from './stage.ts'
import { getDatabaseService } from './start-databases.ts'

/** Of the simulated world: a match lasts less than four minutes. */
const SPEED = 30
/** Of the scripted world: time enough for a price to move while a bet waits. */
const LIVE_DELAY_MS = 1500

export interface SimulatedWorld extends World {
  readonly speed: number
}
export interface ScriptedWorld extends World {
  readonly stage: Stage
}

interface Worlds {
  simulated: SimulatedWorld
  scripted: ScriptedWorld
}

/** Worlds are started when the first journey of a worker asks for them, and shared by the rest. */
export const test = base.extend<object, Worlds>({
  simulated: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const world = await bootWorld({ speed: SPEED, databaseService: getDatabaseService() })
      await use({ ...world, speed: SPEED })
      await world.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  scripted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const feed = createScriptedFeed()
      const world = await bootWorld({
        feed,
        databaseService: getDatabaseService(),
        settings: { LIVE_DELAY_MS: String(LIVE_DELAY_MS) },
      })
      const stage = await createStage(feed)
      await use({ ...world, stage })
      stage.leave()
      await world.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export { expect } from '@playwright/test'
