import type { Payment } from '@xezer/contract/payments'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { bootWorld, type CallAnswer, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { signSandbox } from '@xezer/payments/signatures/sandbox-signature'
import { expect, vi } from 'vitest'
import { createSealing } from '../../core/sealing/sealing.ts'
import { runAudit } from '../../core/upkeep/run-audit.ts'
import { hmacHex, SIGNATURE_HEADER } from '../../platform/message-digest.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { sandboxKeyOf } from './sandbox-client.ts'

/** A house with the sandbox gateway, and players who pay. */
export let world: World
export let database: TestDatabase
let players = 0
let registering: Promise<unknown> = Promise.resolve()

export async function openHouse(settings: Readonly<Record<string, string>> = {}): Promise<void> {
  database = await createTestDatabase()
  world = await bootWorld({
    feed: createScriptedFeed(),
    database,
    settings: { WITHDRAWAL_WAIT: '0', ...settings },
  })
}

export async function closeHouse(): Promise<void> {
  const breaches = await runAudit(database.pool)
  await world.stop()
  await database.close()
  expect(breaches.filter(({ count }) => count > 0)).toEqual([])
}

export interface Said {
  readonly status: number
  readonly body: {
    readonly code?: string
    readonly error?: string
    readonly fields?: Readonly<Record<string, string>>
    readonly payment?: Payment
    readonly payments?: readonly Payment[]
    readonly redirect?: { readonly url: string } | null
    readonly available?: number
    readonly held?: number
    readonly balance?: number
  }
}

export type Payer = Awaited<ReturnType<typeof newPayer>>

/** A player with 1 000.00 of play money and a confirmed address; `at` asks another server of the house. */
export async function newPayer(currency = 'AZN') {
  players += 1
  let keys = 0
  const form = { ...exampleRegistration(`payer${players}@example.com`), currency }
  // One after the other: passwords are hashed, and tests run side by side.
  registering = registering.then(() => world.call('register', form))
  const { body } = (await registering) as CallAnswer
  const { token, user } = body as { token: string; user: { id: number } }
  const authorization = `Bearer ${token}`
  await database.ownerPool.query('update player set email_confirmed_at = now() where id = $1', [user.id])
  const call = async (path: string, input?: object, key?: string, at: World = world): Promise<Said> => {
    keys += 1
    const headers = { authorization, 'idempotency-key': key ?? `k${keys}`, cookie: 'locale=en' }
    return (await at.call(path, input, headers)) as unknown as Said
  }
  const balance = async () => (await call('account/actual')).body.balance
  const show = async (id: number) => (await call(`account/payment/${id}`)).body.payment
  return {
    playerId: user.id,
    authorization,
    call,
    balance,
    show,
    deposit: (amount: number, more: object = {}, key?: string) =>
      call('account/deposit', { method: 'payeer', amount, ...more }, key),
    withdraw: (amount: number, wallet = 'P1234567', key?: string) =>
      call('account/withdrawal', { method: 'payeer', amount, wallet }, key),
    /** Waits for what the player is told of a payment. */
    until: (id: number, status: Payment['status']) =>
      vi.waitFor(async () => expect((await show(id))?.status).toBe(status), {
        timeout: 30_000,
        interval: 100,
      }),
  }
}

/** What the payer presses at the gateway. */
export async function choose(
  redirect: { readonly url: string } | null | undefined,
  choice: string,
  account = 'P1234567',
  seconds = '1',
): Promise<Response> {
  return fetch(`${world.url}${redirect?.url}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ choice, account, seconds }).toString(),
  })
}

export function signed(body: string, atMs = Date.now()): string {
  const key = sandboxKeyOf(createSealing(world.config.dataKey, nodeMachine.secureRandom))
  return signSandbox(body, key, Math.floor(atMs / 1000), hmacHex)
}

/** As the gateway would say it. */
export async function hear(body: string, signature = signed(body), at: World = world): Promise<number> {
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
  const response = await fetch(`${at.url}/hooks/sandbox`, { method: 'POST', body, headers })
  await response.text()
  return response.status
}

/** What the gateway says of a deposit of 50.00. */
export async function say(id: number, status: string, account: string | null = 'P1234567'): Promise<number> {
  const order = await referenceOf(id)
  const said = { kind: 'deposit', order, status, amount: '2500.00', currency: 'RUB', account }
  return hear(JSON.stringify(said))
}

export async function referenceOf(id: number): Promise<string> {
  const { rows } = await database.pool.query<{ reference: string }>(
    'select reference from payment where id = $1',
    [id],
  )
  return rows[0]?.reference ?? ''
}

/** Makes what a payment waits for due now. */
export async function makeDue(id: number): Promise<void> {
  await database.ownerPool.query("update payment set due_at = now() - interval '1 second' where id = $1", [
    id,
  ])
}

/** A bet that is nothing but there: what it was struck on does not matter here. */
export async function stake({ playerId }: Payer): Promise<void> {
  await database.ownerPool.query(
    `with b as (
       insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
         operation_key, requested_at, placed_at)
       values (next_cause(), $1, 'AZN', 'singles', 'placed', 1, 100, 2000, 200, 1, 'staked', now(), clock_timestamp())
       returning id
     ), o as (
       insert into operation (scope, key, request_hash, response)
       select 'place:' || $1, 'staked', decode(repeat('00', 32), 'hex'),
         jsonb_build_object('kind', 'accepted', 'betIds', jsonb_build_array(id)) from b
     ), l as (
       insert into bet_leg (bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live, starts_at,
         feed_rev, names) select id, 1, 1, '1x2', '', '1', 2000, 2000, false, now() + interval '1 day', 1, '{}' from b
     ), t as (
       insert into transfer (debit, credit, currency, amount, code, cause)
       select $1 * 10 + 1, $1 * 10 + 2, 'AZN', 100, 'stake', id from b
     )
     update wallet set cash = cash - 100, inplay = inplay + 100 where player_id = $1`,
    [playerId],
  )
}

export async function balanceOf({ playerId }: Payer): Promise<bigint> {
  const { rows } = await database.pool.query<{ cash: bigint }>(
    'select cash from wallet where player_id = $1',
    [playerId],
  )
  return rows[0]?.cash ?? 0n
}

/** What may be spent, and what is held. */
export const holdOf = async ({ playerId }: Payer): Promise<[bigint, bigint]> => {
  const { rows } = await database.pool.query('select cash, withdraw_hold from wallet where player_id = $1', [
    playerId,
  ])
  return [rows[0]?.cash ?? 0n, rows[0]?.withdraw_hold ?? 0n]
}

/** The question about it is put off: nobody asks at this moment. */
export const untilSent = (id: number) =>
  vi.waitFor(
    async () => {
      const { rowCount } = await database.pool.query(
        "select from payment where id = $1 and status = 'processing' and due_at > now() + interval '5 seconds'",
        [id],
      )
      expect(rowCount).toBe(1)
    },
    { timeout: 20_000, interval: 100 },
  )
