import { createPool } from '@xezer/db/pool'
import { findRunningPostgres } from '@xezer/embedded-postgres/embedded-postgres'
import { formatMoney } from '@xezer/i18n/format-money'
import { formatOdds } from '@xezer/i18n/format-odds'
import { odds } from '@xezer/money/odds'
import { parseTypedAmount } from '@xezer/money/parse-amount'
import { earnByIdentity } from './core/bonuses/deposit-bonus.ts'
import { createSealing } from './core/sealing/sealing.ts'
import { listWaitingVips, sayOnVip, type Word } from './features/betting/vip-desk.ts'
import { ADJUST_USAGE, runAdjustOrder } from './operator-adjust.ts'
import { CAMPAIGNS_USAGE, runCampaignOrder } from './operator-campaigns.ts'
import { CHAT_USAGE, runChatOrder } from './operator-chat.ts'
import { DEPOSITS_USAGE, runDepositOrder } from './operator-deposits.ts'
import { FREE_ROUNDS_USAGE, runFreeRoundsOrder } from './operator-free-rounds.ts'
import { IDENTITY_USAGE, runIdentityOrder } from './operator-identity.ts'
import { PAYMENTS_USAGE, runQuarantineOrder, runWithdrawalOrder } from './operator-payments.ts'
import { PLAYERS_USAGE, runPlayerOrder } from './operator-players.ts'
import { POINTS_USAGE, runPointsOrder } from './operator-points.ts'
import { RATES_USAGE, runRatesOrder } from './operator-rates.ts'
import { RECONCILIATION_USAGE, runReconciliationOrder } from './operator-reconciliation.ts'
import { runSafetyOrder, SAFETY_USAGE } from './operator-safety.ts'
import { runVoucherOrder, VOUCHERS_USAGE } from './operator-vouchers.ts'
import { readConfig } from './platform/config.ts'
import { nodeMachine } from './platform/node-machine.ts'

const USAGE = `npm run operator -- vip list
npm run operator -- vip accept <bet> [stake] --actor <name>
npm run operator -- vip reject <bet> --actor <name>
${CHAT_USAGE}
${POINTS_USAGE}
${SAFETY_USAGE}
${PAYMENTS_USAGE}
${DEPOSITS_USAGE}
${ADJUST_USAGE}
${CAMPAIGNS_USAGE}
${VOUCHERS_USAGE}
${RECONCILIATION_USAGE}
${RATES_USAGE}
${PLAYERS_USAGE}
${IDENTITY_USAGE}
${FREE_ROUNDS_USAGE}

A word on a bet is carried out by the running server within seconds: the whole stake or a part of it is taken, or it goes back.`

interface Order {
  readonly betId: number
  readonly word: Word
  readonly actor: string
}

/** Null for what is no order. */
function parseOrder([kind, bet = '', ...rest]: readonly string[]): Order | null {
  const at = rest.indexOf('--actor')
  const actor = at < 0 ? undefined : rest[at + 1]
  if (!/^[1-9]\d{0,14}$/.test(bet) || actor === undefined || actor.trim() === '') return null
  const [stake, ...more] = rest.filter((_, place) => place < at || place > at + 1)
  if (more.length > 0) return null
  const betId = Number(bet)
  if (kind === 'reject') return stake === undefined ? { betId, actor, word: { kind } } : null
  if (kind !== 'accept') return null
  if (stake === undefined) return { betId, actor, word: { kind, stakeMinor: null } }
  const amount = parseTypedAmount(stake)
  return amount.ok && amount.value > 0n ? { betId, actor, word: { kind, stakeMinor: amount.value } } : null
}

const OWN_ORDERS: Readonly<Record<string, typeof runSafetyOrder>> = {
  chat: runChatOrder,
  identity: (pool, words) =>
    runIdentityOrder(
      {
        pool,
        sealing: createSealing(config.dataKey, nodeMachine.secureRandom),
        hearVerified: [earnByIdentity],
      },
      words,
    ),
  player: runPlayerOrder,
  points: runPointsOrder,
  safety: runSafetyOrder,
  withdrawal: (pool, words) => {
    const { secureRandom } = nodeMachine
    const { gateway } = config.payments
    const name = gateway === null || gateway === 'sandbox' ? gateway : 'piastrix'
    return runWithdrawalOrder(
      { pool, secureRandom, sealing: createSealing(config.dataKey, secureRandom), gateway: name },
      words,
    )
  },
  quarantine: runQuarantineOrder,
  deposit: runDepositOrder,
  adjust: runAdjustOrder,
  campaign: runCampaignOrder,
  voucher: runVoucherOrder,
  reconciliation: runReconciliationOrder,
  rates: (pool, words) => runRatesOrder({ pool, source: config.rates.source }, words),
  'free-rounds': (pool, words) => runFreeRoundsOrder({ pool, config }, words),
}

async function run(database: ReturnType<typeof createPool>, words: readonly string[]): Promise<number> {
  const [area, ...order] = words
  const said = (await OWN_ORDERS[area ?? '']?.(database, order)) ?? null
  if (said !== null) return said
  if (area === 'vip' && order.length === 1 && order[0] === 'list') {
    const bets = await listWaitingVips(database)
    if (bets.length === 0) console.log('No VIP bet waits.')
    for (const bet of bets) {
      const stake = formatMoney(bet.stakeMinor, bet.currency)
      const most = formatMoney(bet.possibleReturnMinor, bet.currency)
      console.log(
        `${bet.id}  player ${bet.playerId}  ${bet.type}  ${stake} at ${formatOdds(odds(bet.odds))}, returns ${most}`,
      )
      console.log(
        `  until ${bet.dueAt.toISOString()}${bet.decision === null ? '' : `, said: ${bet.decision}`}`,
      )
      for (const leg of bet.legs) console.log(`  ${leg}`)
    }
    return 0
  }
  const parsed = area === 'vip' ? parseOrder(order) : null
  if (parsed === null) {
    console.error(USAGE)
    return 1
  }
  const isSaid = await sayOnVip(database, parsed.betId, parsed.word, parsed.actor)
  if (isSaid) console.log(`Bet ${parsed.betId}: ${parsed.word.kind}, said by ${parsed.actor}.`)
  else console.error(`Bet ${parsed.betId} does not wait, was decided already, or holds less than that.`)
  return isSaid ? 0 : 1
}

const config = readConfig()
const address = config.databaseUrl ?? findRunningPostgres(config.dataDir)?.server
if (address === undefined) {
  console.error('No database runs: start the site, or set DATABASE_URL.')
  process.exitCode = 1
} else {
  const pool = createPool({
    connectionString: address,
    maxConnections: 1,
    applicationName: 'xezer-operator',
  })
  try {
    process.exitCode = await run(pool, process.argv.slice(2))
  } finally {
    await pool.end()
  }
}
