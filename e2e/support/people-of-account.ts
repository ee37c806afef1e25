import type { World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { formatAmountText } from '@xezer/money/amount-text'
import { minor } from '@xezer/money/minor'
import { signSandbox } from '@xezer/payments/signatures/sandbox-signature'
import { createSealing } from '@xezer/server/core/sealing/sealing'
import {
  type DeskOptions,
  refuseIdentity,
  verifyIdentity,
} from '@xezer/server/features/identity-check/identity-desk'
import { decideWithdrawal } from '@xezer/server/features/payments/payment-desk'
import { sandboxKeyOf } from '@xezer/server/features/payments/sandbox-client'
import { hmacHex, SIGNATURE_HEADER } from '@xezer/server/platform/message-digest'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { registerPlayer, type TestPlayer } from './player.ts'
import { placeOverCall } from './scene.ts'
import { homeWin, type Stage } from './stage.ts'
import { codeOf } from './telephone.ts'

type StagedWorld = World & { readonly stage: Stage }

/** Whose account stands how, each made by the calls that a site makes. */
export interface PeopleOfAccount {
  /** Just joined: nothing has happened yet. */
  readonly fresh: TestPlayer
  /** Paid in, staked, earned a bonus, was verified, and has everything in some state between order and end. */
  readonly busy: TestPlayer
  /** A document is looked at, and the limits of the day are used up. */
  readonly full: TestPlayer
  /** Part of the deposit limit is used. */
  readonly near: TestPlayer
  /** The document was refused; a bonus would go with a withdrawal, and the newest rules were not agreed to. */
  readonly refused: TestPlayer
  /** On a break of a day. */
  readonly paused: TestPlayer
  /** Stays away for half a year, with a bet that is still open. */
  readonly excluded: TestPlayer
  /** His half-year is over, and he asked to come back. */
  readonly returning: TestPlayer
  /** For ever. */
  readonly gone: TestPlayer
  /** His time of play is used up. */
  readonly outOfTime: TestPlayer
  /** Logs in with a code of a telephone besides, and proved who he is too long ago. */
  readonly guarded: TestPlayer
  /** Has played for an hour without a look at the clock. */
  readonly hourLong: TestPlayer
  /** The bank took back what he had paid in. */
  readonly chargedBack: TestPlayer
  /** Has nothing left, and asked for a copy of everything. */
  readonly leaving: TestPlayer
}

const WORD = { actor: 'desk', reason: 'looked at it' }
const WALLET = 'P1234567'
/** Of a payment that is sent to its gateway as a form. */
export const PAY_REFERENCE = 'f'.repeat(32)
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
const STAKE = 20
/** What everybody has at first. */
const ALL = 1000
const SETTLED = 3
const PRICES = [2, 3, 4] as const
const PRICE = PRICES[0]
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const CREDITED_WITHIN_MS = 20_000

export async function createPeople(world: StagedWorld): Promise<PeopleOfAccount> {
  const hands = createHands(world)
  const people = {
    fresh: await registerPlayer(world),
    busy: await hands.join(),
    full: await hands.join(),
    near: await hands.join(),
    refused: await hands.join(),
    paused: await hands.join(),
    excluded: await hands.join(),
    returning: await hands.join(),
    gone: await hands.join(),
    outOfTime: await hands.join(),
    guarded: await hands.join(),
    hourLong: await hands.join(),
    chargedBack: await hands.join(),
    leaving: await hands.join(),
  }
  await loseBets(world, people)
  await makeBusy(world, people.busy, hands)
  await makeFull(people.full, hands)
  await hands.say(people.near, 'account/limit', { kind: 'deposit', days: 1, amount: 77.5 })
  await hands.payIn(people.near, 40, 'approve')
  await makeRefused(world, people.refused, hands)
  await hands.say(people.paused, 'account/timeOut', { length: '24h' })
  await placeOverCall({ world, player: people.excluded }, [
    [await world.stage.announce(30, PRICES), '1', PRICE],
  ])
  for (const [player, length] of [
    [people.excluded, '6m'],
    [people.returning, '6m'],
    [people.gone, 'ever'],
  ] as const)
    await hands.say(player, 'account/exclude', { length, confirmed: true })
  await world.ownerPool.query(
    `update player_break set began_at = began_at - interval '1 year', ends_at = ends_at - interval '1 year'
     where player_id = $1`,
    [await hands.idOf(people.returning)],
  )
  await hands.say(people.returning, 'account/return', { step: 'ask' })
  await hands.say(people.outOfTime, 'account/timeLimit', { minutes: 1 })
  const { secret } = (await hands.say(people.guarded, 'account/totpStart', {})) as { secret: string }
  await hands.say(people.guarded, 'account/totpOn', { code: codeOf(secret) })
  await hands.payIn(people.chargedBack, 30, 'approve')
  await hands.chargeBack(people.chargedBack)
  await hands.payIn(people.chargedBack, 25, 'pend')
  await world.ownerPool.query(
    `update payment set redirect = redirect || $3, reference = $1
     where player_id = $2 and status = 'pending'`,
    [
      PAY_REFERENCE,
      await hands.idOf(people.chargedBack),
      { method: 'POST', url: 'https://checkout.example.com/pay' },
    ],
  )
  await hands.say(people.leaving, 'account/export', {})
  const { ownerPool } = world
  // Whoever is looked at for a while is not asked who he is by the way: one is asked in every picture.
  await ownerPool.query("update session set proven_at = now() + interval '1 day'")
  await ownerPool.query("update session set proven_at = now() - interval '1 hour' where player_id = $1", [
    await hands.idOf(people.guarded),
  ])
  await ownerPool.query(
    "update session set created_at = created_at - interval '1 hour' where player_id = $1",
    [await hands.idOf(people.hourLong)],
  )
  return people
}

type Hands = ReturnType<typeof createHands>

/** What a player's browser, the payment system and the house do. */
function createHands(world: StagedWorld) {
  const idOf = async ({ email }: TestPlayer) => {
    const { rows } = await world.pool.query<{ id: bigint }>('select id from player where email = $1', [email])
    return Number(rows[0]?.id)
  }
  const say = async ({ token }: TestPlayer, path: string, input: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
    const { status, body } = await world.call(path, input, headers)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }
  const sealing = createSealing(world.config.dataKey, nodeMachine.secureRandom)
  return {
    idOf,
    say,
    desk: {
      ...{ pool: world.pool, hearVerified: [] },
      sealing,
    } satisfies DeskOptions,
    /** With an address that is confirmed: the link of a mail has a journey of its own. */
    async join() {
      const player = await registerPlayer(world)
      await world.ownerPool.query('update player set email_confirmed_at = now() where email = $1', [
        player.email,
      ])
      return player
    },
    async payIn(player: TestPlayer, amount: number, choice: 'approve' | 'decline' | 'pend', bonus?: 1) {
      const order = { method: 'payeer', amount, ...(bonus === undefined ? {} : { bonus }) }
      const { redirect } = (await say(player, 'account/deposit', order)) as { redirect: { url: string } }
      const body = new URLSearchParams({ account: WALLET, choice })
      await fetch(new URL(redirect.url, world.url), { method: 'POST', body, redirect: 'manual' })
      if (choice === 'approve') await untilCredited(world, await idOf(player))
    },
    /** The gateway says that the last payment was disputed, signed with the key of both. */
    async chargeBack(player: TestPlayer) {
      const { rows } = await world.ownerPool.query<{ reference: string; pay_amount: bigint }>(
        'select reference, pay_amount from payment where player_id = $1 order by id desc limit 1',
        [await idOf(player)],
      )
      const body = JSON.stringify({
        ...{ id: 'sb_disputed', kind: 'deposit', order: rows[0]?.reference, status: 'charged_back' },
        ...{ amount: formatAmountText(minor(rows[0]?.pay_amount ?? 0n)), currency: 'RUB', account: WALLET },
      })
      const signature = signSandbox(body, sandboxKeyOf(sealing), Math.floor(Date.now() / 1000), hmacHex)
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
      const { status } = await fetch(`${world.url}/hooks/sandbox`, { method: 'POST', body, headers })
      if (status !== 200) throw new Error(`the dispute was answered ${status}`)
    },
    withdraw: (player: TestPlayer, amount: number) =>
      say(player, 'account/withdrawal', { method: 'payeer', amount, wallet: WALLET }),
    async handIn(player: TestPlayer) {
      await fetch(`${world.url}/api/account/identityDocument`, {
        method: 'POST',
        body: JPEG,
        headers: {
          authorization: `Bearer ${player.token}`,
          'content-type': 'image/jpeg',
          'x-file-name': 'sexsiyyet-vesiqesi.jpg',
        },
      })
      await say(player, 'account/identitySubmit', {
        fin: `E${String(await idOf(player)).padStart(5, '0')}`,
        address: 'Bakı, Nizami küçəsi 1',
        series: 'AA',
        number: String(1_000_000 + (await idOf(player))),
        expires: '2099-12-31',
      })
    },
  }
}

/** One loses a stake, another all that he has. */
async function loseBets(world: StagedWorld, { hourLong, leaving }: PeopleOfAccount): Promise<void> {
  const over = await world.stage.announce(20, PRICES)
  await placeOverCall({ world, player: hourLong }, [[over, '2', PRICES[2]]], STAKE)
  await placeOverCall({ world, player: leaving }, [[over, '2', PRICES[2]]], ALL)
  await over.settle(homeWin('lost'), readMatchScript('H12 | .'))
}

/** The payment system tells the house a moment later. */
async function untilCredited({ pool }: StagedWorld, player: number): Promise<void> {
  const sql =
    "select from payment where player_id = $1 and direction = 'in' and status in ('created', 'pending')"
  for (const endMs = Date.now() + CREDITED_WITHIN_MS; Date.now() < endMs; ) {
    if ((await pool.query(sql, [player])).rowCount === 0) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('the payment system told nothing')
}

async function makeBusy(world: StagedWorld, player: TestPlayer, hands: Hands): Promise<void> {
  await hands.handIn(player)
  const id = await hands.idOf(player)
  await verifyIdentity(hands.desk, id, WORD)
  const limits = [
    ['deposit', 1, 300],
    ['deposit', 7, 500],
    ['deposit', 7, 800],
    ['stake', 1, 400],
  ] as const
  for (const [kind, days, amount] of limits) await hands.say(player, 'account/limit', { kind, days, amount })
  await hands.payIn(player, 100, 'approve', 1)
  const over = await world.stage.announce(20, PRICES)
  for (let count = 0; count < SETTLED; count++)
    await placeOverCall({ world, player }, [[over, count === 1 ? '2' : '1', count === 1 ? 4 : PRICE]], STAKE)
  await over.settle(homeWin('lost'), readMatchScript('H12 | .'))
  await placeOverCall({ world, player }, [[await world.stage.announce(30, PRICES), '1', PRICE]], STAKE)
  await hands.withdraw(player, 40)
  const { rows } = await world.pool.query<{ id: bigint }>(
    "select id from payment where player_id = $1 and direction = 'out'",
    [id],
  )
  await decideWithdrawal(world.pool, Number(rows[0]?.id), 'reject', WORD)
  await hands.payIn(player, 21, 'decline')
  await hands.withdraw(player, 120)
  await hands.payIn(player, 22, 'pend')
  // A second device, and what a log-in from it is told as.
  await world.call('login', { email: player.email, password: EXAMPLE_PASSWORD }, { 'user-agent': PHONE })
}

async function makeFull(player: TestPlayer, hands: Hands): Promise<void> {
  await hands.handIn(player)
  for (const kind of ['deposit', 'stake', 'loss'])
    await hands.say(player, 'account/limit', { kind, days: 1, amount: 50 })
  await hands.payIn(player, 50, 'approve')
}

async function makeRefused(world: StagedWorld, player: TestPlayer, hands: Hands): Promise<void> {
  await hands.handIn(player)
  await refuseIdentity(hands.desk, await hands.idOf(player), 'incomplete', WORD)
  await world.ownerPool.query('update player set rules_version = 0 where email = $1', [player.email])
}
