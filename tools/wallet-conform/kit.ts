import { type Check, type Kit, ok, openSession } from './check.ts'
import { createKitClient, type KitTarget } from './kit-client.ts'
import { openKitRound } from './kit-round.ts'
import { RACES } from './races.ts'
import { RULES } from './rules.ts'
import { SIGNATURES, SYNTAX } from './syntax.ts'

export interface KitResult {
  readonly name: string
  /** Null where it held. */
  readonly fault: string | null
}

export const KIT: readonly Check[] = [...RULES, ...SYNTAX, ...SIGNATURES, ...RACES]

/** Runs every check, one after the other, and tells of each; the money that it stakes is that of the token's player. */
export async function runKit(
  target: KitTarget,
  tell: (result: KitResult) => void = () => undefined,
): Promise<KitResult[]> {
  const client = createKitClient(target)
  const at = await openSession(client)
  const kit: Kit = {
    client,
    at,
    round: (stake) => openKitRound(client, at, stake),
    balance: async () => Number(ok(await client.send('balance', { session: at.session })).body.balance),
  }
  const results: KitResult[] = []
  for (const { name, run } of KIT) {
    const fault = await run(kit).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    results.push({ name, fault })
    tell({ name, fault })
  }
  return results
}
