import type { Queryable } from '@xezer/db/pool'
import { formatMoney } from '@xezer/i18n/format-money'
import { type Currency, minor } from '@xezer/money/minor'

export const POINTS_USAGE = 'npm run operator -- points [days]'

const DAYS_DEFAULT = 30
const DAYS = /^[1-9]\d{0,3}$/

interface PointRow {
  readonly point: number
  readonly sessions: number
  readonly players: number
  readonly bets: number
}
interface StakeRow {
  readonly point: number
  readonly currency: Currency
  readonly stake: bigint
}
/** What came in from players and went out to them; the point is null where no player ordered it. */
interface MoneyRow {
  readonly point: number | null
  readonly currency: Currency
  readonly paid_in: bigint
  readonly paid_out: bigint
}
interface PartnerRow {
  readonly partner: string
  readonly players: number
}

/** What came to each point of sale, and by which partner players came; null for what is no order. */
export async function runPointsOrder(
  database: Queryable,
  [days = String(DAYS_DEFAULT), ...more]: readonly string[],
): Promise<number | null> {
  if (!DAYS.test(days) || more.length > 0) return null
  const { points, stakes, money, partners } = await readPoints(database, Number(days))
  console.log(`The last ${days} days, by point of sale (5: main site, 6: mobile site):`)
  for (const { point, sessions, players, bets } of points) {
    const own = stakes.filter((row) => row.point === point)
    const staked =
      own.map(({ stake, currency }) => formatMoney(minor(stake), currency)).join(', ') || 'nothing'
    console.log(`${point}  sessions ${sessions}, registrations ${players}, bets ${bets}, staked ${staked}`)
    for (const line of sayMoney(money, point)) console.log(line)
  }
  for (const line of sayMoney(money, null)) console.log(`by hand, or from before points were kept${line}`)
  console.log('Registrations by partner:')
  for (const { partner, players } of partners) console.log(`${partner}  ${players}`)
  return 0
}

function sayMoney(money: readonly MoneyRow[], point: number | null): readonly string[] {
  return money
    .filter((row) => row.point === point)
    .map(({ currency, paid_in, paid_out }) => {
      const [came, went] = [paid_in, paid_out].map((sum) => formatMoney(minor(sum), currency))
      return `   paid in ${came}, paid out ${went}`
    })
}

/**
 * By the day on which it came or went, and only what did and was not taken back since. What an operator credited counts by what it
 * brought, whatever had been ordered.
 */
async function readMoney(database: Queryable, days: number): Promise<readonly MoneyRow[]> {
  const { rows } = await database.query<MoneyRow>(
    `select p.point, p.currency,
       coalesce(sum(coalesce(brought.amount, p.amount)) filter (where p.direction = 'in'), 0)::bigint as paid_in,
       coalesce(sum(p.amount) filter (where p.direction = 'out'), 0)::bigint as paid_out
     from (
       select distinct payment_id from payment_step
       where at > instant_now() - $1 * interval '1 day' and status in ('credited', 'paid')
     ) s join payment p on p.id = s.payment_id and p.status in ('credited', 'paid')
     left join lateral (
       select sum(t.amount) as amount from quarantine q join transfer t on t.cause = q.id and t.code = 'suspense_credit'
       where q.payment_id = p.id and not exists (
         select from transfer d where d.cause = p.id and d.code = 'deposit' and d.generation = 0
       )
     ) brought on true
     group by p.point, p.currency order by p.point, p.currency`,
    [days],
  )
  return rows
}

/** Bets that were refused, declined or sent as VIP and rejected staked nothing. */
export async function readPoints(
  database: Queryable,
  days: number,
): Promise<{
  readonly points: readonly PointRow[]
  readonly stakes: readonly StakeRow[]
  readonly money: readonly MoneyRow[]
  readonly partners: readonly PartnerRow[]
}> {
  const since = "instant_now() - $1 * interval '1 day'"
  const taken = `placed_at > ${since} and status not in ('pending', 'declined', 'rejected', 'vip')`
  const points = await database.query<PointRow>(
    `select p.point,
       (select count(*)::int from session where point = p.point and created_at > ${since}) as sessions,
       (select count(*)::int from player where point = p.point and created_at > ${since}) as players,
       (select count(*)::int from bet where point = p.point and ${taken}) as bets
     from (values (5), (6)) as p (point) order by p.point`,
    [days],
  )
  const stakes = await database.query<StakeRow>(
    `select point, currency, sum(stake)::bigint as stake from bet where ${taken}
     group by point, currency order by point, currency`,
    [days],
  )
  const partners = await database.query<PartnerRow>(
    `select affiliate_partner as partner, count(*)::int as players from player where created_at > ${since}
     group by affiliate_partner order by players desc, partner limit 100`,
    [days],
  )
  const money = await readMoney(database, days)
  return { points: points.rows, stakes: stakes.rows, money, partners: partners.rows }
}
