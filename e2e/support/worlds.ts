import { test as base } from '@playwright/test'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import type { Feed } from '@xezer/odds-book/messages'
import { createStage, type Stage } from './stage.ts'
import { getDatabaseService } from './start-databases.ts'
import { untilFilled } from './until-filled.ts'

/** Of the simulated world: a match lasts less than six minutes. */
const SPEED = 20
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

/** A world of its own, for journeys that must be alone in it; `combine` answers who puts selections together. */
export async function bootScripted(
  combine?: NonNullable<Feed['combine']>,
  settings: Readonly<Record<string, string>> = {},
): Promise<ScriptedWorld> {
  const feed = createScriptedFeed(combine)
  const world = await bootWorld({
    feed,
    databaseService: getDatabaseService(),
    settings: { LIVE_DELAY_MS: String(LIVE_DELAY_MS), ...settings },
    games: {},
  })
  const stage = await createStage(feed)
  const stop = async () => {
    stage.leave()
    await world.stop()
  }
  return { ...world, stage, stop }
}

/** Worlds are started when the first journey of a worker asks for them, and shared by the rest. */
export const test = base.extend<object, Worlds>({
  simulated: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const world = await bootWorld({ speed: SPEED, databaseService: getDatabaseService(), games: {} })
      await untilFilled(world)
      await use({ ...world, speed: SPEED })
      await world.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  scripted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const world = await bootScripted()
      await use(world)
      await world.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export { expect } from '@playwright/test'
