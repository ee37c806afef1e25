import type { WalletAnswer } from '@xezer/contract/game-wallet'
import type { Queryable } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'
import { playSumOf } from '../../core/player/limits.ts'
import { findWallet } from '../../core/wallet/lock-wallets.ts'
import type { GameSessions } from './game-sessions.ts'
import type { GameWalletOptions } from './game-wallet-options.ts'

export type OpenedSession = Omit<WalletAnswer, 'requestId'>

/** The launch token of a log-in becomes the session of one game; it opens no other, and no call of the site. */
export async function openSession(
  { pool, sessions: logins, findGame }: GameWalletOptions,
  sessions: GameSessions,
  { provider, token, game }: { readonly provider: string; readonly token: string; readonly game: string },
): Promise<OpenedSession> {
  const login = await logins.findLauncher(token)
  if (login === null) return { code: 'INVALID_TOKEN' }
  const terms = findGame(provider, game)
  if (terms === null) return { code: 'GAME_DISABLED' }
  // What is switched off takes no bet, but who has a stake in it comes back to his round and ends it as he chooses.
  const isOpen = terms.isEnabled || (await hasOpenRound(pool, { provider, playerId: login.playerId, game }))
  if (!isOpen) return { code: 'GAME_DISABLED' }
  const opened = await sessions.open({ provider, playerId: login.playerId, loginId: login.id, game })
  const [{ balances, currency }, own] = await Promise.all([
    findWallet(pool, login.playerId),
    readOwn(pool, login.id),
  ])
  return {
    code: 'OK',
    ...opened,
    ...{ balance: Number(balances.cash), currency, locale: own.locale },
    limits: {
      min: Number(terms.minMinor),
      max: Number(terms.maxMinor),
      maxWin: Number(terms.maxWinMinor),
    },
    reality: {
      elapsedSeconds: Number(own.elapsed_s),
      netMinor: Number(own.net),
      remindSeconds: own.reality_minutes * 60,
    },
  }
}

/** One of which every stake went back waits for nothing, though its provider never ends it; a free one never had any. */
async function hasOpenRound(
  pool: Queryable,
  of: { readonly provider: string; readonly playerId: number; readonly game: string },
): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'has_open_game',
    text: `select from casino_round where player_id = $1 and status = 'open' and (staked > 0 or moves = 1)
             and provider = $2 and game = $3 limit 1`,
    values: [of.playerId, of.provider, of.game],
  })
  return rows.length > 0
}

interface OwnRow {
  readonly locale: string
  readonly reality_minutes: number
  readonly elapsed_s: bigint
  readonly net: bigint
}

/** How long the player has been at it since he last read what his play came to, and what it came to since, bets and games. */
async function readOwn(pool: Queryable, loginId: number): Promise<OwnRow> {
  const { rows } = await pool.query<OwnRow>({
    name: 'game_reality',
    text: `select p.locale, p.reality_minutes,
             floor(extract(epoch from instant_now() - since.at))::bigint as elapsed_s,
             play.returned - play.staked as net
           from session s join player p on p.id = s.player_id
           cross join lateral (select coalesce(s.reality_at, s.created_at) as at) since
           cross join lateral (${playSumOf('s.player_id', (at) => `${at} >= since.at`)}) play
           where s.id = $1`,
    values: [loginId],
  })
  return must(rows[0], 'a log-in that is gone')
}
