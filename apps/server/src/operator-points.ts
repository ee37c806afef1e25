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
  const { points, stakes, partners } = await readPoints(database, Number(days))
  console.log(`The last ${days} days, by point of sale (5: main site, 6: mobile site):`)
  for (const { point, sessions, players, bets } of points) {
    const own = stakes.filter((row) => row.point === point)
    const staked =
      own.map(({ stake, currency }) => formatMoney(minor(stake), currency)).join(', ') || 'nothing'
    console.log(`${point}  sessions ${sessions}, registrations ${players}, bets ${bets}, staked ${staked}`)
  }
  console.log('Registrations by partner:')
  for (const { partner, players } of partners) console.log(`${partner}  ${players}`)
  return 0
}

/** Bets that were refused, declined or sent as VIP and rejected staked nothing. */
export async function readPoints(
  database: Queryable,
  days: number,
): Promise<{
  readonly points: readonly PointRow[]
  readonly stakes: readonly StakeRow[]
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
  return { points: points.rows, stakes: stakes.rows, partners: partners.rows }
}
