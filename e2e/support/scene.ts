import type { World } from '@xezer/dev-world/boot-world'
import type { Locale } from '@xezer/std/locale'
import type { Page } from 'playwright'
import type { TestPlayer } from './player.ts'
import type { Stage, StagedMatch } from './stage.ts'

/** A player before a screen, of whom pictures are taken. */
export interface Scene {
  readonly world: World
  readonly stage: Stage
  readonly page: Page
  readonly player: TestPlayer
  readonly locale: Locale
  readonly width: number
  readonly shoot: (name: string) => Promise<void>
  readonly openSlip: () => Promise<void>
}

/** A selection of a match, at the price that it was seen at. */
export type Picked = readonly [match: StagedMatch, outcome: string, value: number]

/** One pick is a single, several are an accumulator. */
export async function placeOverCall(
  { world, player }: Pick<Scene, 'world'> & { readonly player: Pick<TestPlayer, 'token'> },
  picks: readonly Picked[],
  amount = 10,
): Promise<void> {
  const positions = picks.map(([{ id }, outcome, value]) => ({
    event: id,
    factor: `${id}:1x2::${outcome}`,
    value,
  }))
  const bets = [{ type: picks.length > 1 ? 'accumulator' : 'singles', amount, positions }]
  const key = { authorization: `Bearer ${player.token}`, 'idempotency-key': crypto.randomUUID() }
  const { status, body } = await world.call('betSlip/place', { bets }, key)
  if (status !== 200 || (body as { success?: unknown }).success !== true)
    throw new Error(`placing answered ${status}: ${JSON.stringify(body)}`)
}
