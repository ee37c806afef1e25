import { expect } from '@playwright/test'
import type { World } from '@xezer/dev-world/boot-world'
import { runAudit } from '@xezer/server/core/upkeep/run-audit'

/** Every rule of the ledger holds in this world. */
export async function expectBooksInOrder(world: World): Promise<void> {
  const lines = await runAudit(world.pool)
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter(({ count }) => count > 0)).toEqual([])
}
