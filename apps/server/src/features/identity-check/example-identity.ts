import type { Identity } from '@xezer/contract/identity-check'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { expect } from 'vitest'
import { createSealing } from '../../core/sealing/sealing.ts'
import { runAudit } from '../../core/upkeep/run-audit.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import type { DeskOptions, HearVerified } from './identity-desk.ts'

/** Two servers of one house, and players who show who they are. */
export let world: World
export let other: World
export let database: TestDatabase
let players = 0

export async function openHouse(): Promise<void> {
  database = await createTestDatabase()
  const settings = { IDENTITY_FROM: '100', WITHDRAWAL_WAIT: '600' }
  world = await bootWorld({ feed: createScriptedFeed(), database, settings })
  other = await bootWorld({ feed: createScriptedFeed(), database, settings })
}

export async function closeHouse(): Promise<void> {
  const breaches = await runAudit(database.pool)
  await other.stop()
  await world.stop()
  await database.close()
  expect(breaches.filter(({ count }) => count > 0)).toEqual([])
}

export function desk(hearVerified: readonly HearVerified[] = []): DeskOptions {
  return {
    ...{ pool: database.pool, hearVerified },
    sealing: createSealing(world.config.dataKey, nodeMachine.secureRandom),
  }
}

export const WORD = { actor: 'desk', reason: 'looked at it' }
export const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
export const PDF = Buffer.from('%PDF-1.7\n%%EOF')

export interface Said {
  readonly status: number
  readonly body: Partial<Identity> & {
    readonly code?: string
    readonly error?: string
    readonly fields?: object
    readonly needs?: readonly string[]
  }
}

/** Somebody with 1 000.00 and a confirmed address. */
export async function newPerson(currency = 'AZN') {
  players += 1
  let keys = 0
  const { body } = await world.call('register', {
    ...{ ...exampleRegistration(`person${players}@example.com`), currency },
  })
  const { token, user } = body as { token: string; user: { id: number } }
  const authorization = `Bearer ${token}`
  await database.ownerPool.query('update player set email_confirmed_at = now() where id = $1', [user.id])
  const call = async (path: string, input?: object, at: World = world): Promise<Said> => {
    keys += 1
    const headers = { authorization, 'idempotency-key': `k${keys}`, cookie: 'locale=en' }
    return (await at.call(path, input, headers)) as unknown as Said
  }
  const send = async (bytes: Buffer, type = 'image/jpeg', name = 'page.jpg', at = world): Promise<Said> => {
    const response = await fetch(`${at.url}/api/account/identityDocument`, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: {
        authorization,
        'content-type': type,
        'x-file-name': encodeURIComponent(name),
        cookie: 'locale=en',
      },
    })
    return { status: response.status, body: (await response.json()) as Said['body'] }
  }
  const form = {
    fin: `F${String(players).padStart(5, '0')}`,
    address: 'Bakı, Nizami küçəsi 1',
    series: 'AA',
    number: String(1_000_000 + players),
    expires: '2099-12-31',
  }
  return {
    ...{ id: user.id, authorization, call, send, form },
    submit: (change: object = {}, at: World = world) =>
      call('account/identitySubmit', { ...form, ...change }, at),
    /** With one page. */
    async handIn(change: object = {}) {
      await send(JPEG)
      return (await call('account/identitySubmit', { ...form, ...change })).body
    },
    withdraw: (amount: number, at: World = world) =>
      call('account/withdrawal', { method: 'payeer', amount, wallet: 'P1234567' }, at),
    state: async () => (await call('account/identity')).body,
  }
}
