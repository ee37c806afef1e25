import type { KitAnswer, KitClient } from './kit-client.ts'
import type { KitRound, KitSession } from './kit-round.ts'

/** What a check works with; it says what is wrong by throwing. */
export interface Kit {
  readonly client: KitClient
  readonly at: KitSession
  round(stake?: number): KitRound
  balance(): Promise<number>
}

export interface Check {
  readonly name: string
  run(kit: Kit): Promise<void>
}

export function expectCode(answer: KitAnswer, code: string, status = 200): KitAnswer {
  if (answer.status === status && answer.code === code) return answer
  const said = JSON.stringify(answer.body)
  throw new Error(`expected ${status} ${code}, got ${answer.status} ${said}`)
}

export function expectEqual(what: string, found: unknown, right: unknown): void {
  if (JSON.stringify(found) === JSON.stringify(right)) return
  throw new Error(`${what}: expected ${JSON.stringify(right)}, got ${JSON.stringify(found)}`)
}

/** The balance after it is what it was before, but for so much. */
export async function expectMoved(kit: Kit, moved: number, work: () => Promise<unknown>): Promise<void> {
  const before = await kit.balance()
  await work()
  expectEqual('what the balance moved', (await kit.balance()) - before, moved)
}

export function ok(answer: KitAnswer, applied?: boolean): KitAnswer {
  expectCode(answer, 'OK')
  if (applied !== undefined) expectEqual('applied', answer.body.applied, applied)
  return answer
}

/** What every answer says beside what it is asked to repeat. */
export function without({ status, body }: KitAnswer): unknown {
  const { requestId: _, ...said } = body
  return { status, ...said }
}

export async function openSession(client: KitClient): Promise<KitSession> {
  const { token, game } = client.target
  const { body } = ok(await client.send('session', { token, game }))
  const limits = body.limits as { min: number; max: number }
  return {
    session: String(body.session),
    player: String(body.player),
    currency: String(body.currency),
    ...limits,
  }
}
