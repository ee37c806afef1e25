import type { Locale } from '@xezer/std/locale'
import type { Timers } from '@xezer/std/timers'
import type { AccountPublisher } from './core/player/account-publisher.ts'
import type { CashOutPublisher } from './features/cash-out/offer.ts'
import type { LiveHub } from './platform/live-hub/live-hub.ts'
import type { Logger } from './platform/logger.ts'
import type { PlayerSide } from './player-side.ts'

export interface AccountStream {
  readonly publisher: AccountPublisher & CashOutPublisher
  /** Asks every open page of the player whether its session still lives. */
  endSessions(playerId: number): void
  /** Nothing is published before; the hub and the players' side need each other. */
  connect(hub: LiveHub, message: PlayerSide['accountMessage']): void
}

/** Changes of one account within this time make one message. */
const GATHER_MS = 50

/** When the database did not answer, the page still waits for its amounts. */
const RETRY_MS = 1000

/** Brings what changed on an account to the player's open pages, each in its language. */
export function createAccountStream(log: Logger, timers: Timers): AccountStream {
  const pending = new Map<number, Set<number>>()
  const sending = new Map<number, Promise<void>>()
  let target: { readonly hub: LiveHub; readonly message: PlayerSide['accountMessage'] } | null = null
  const publishAccount = (playerId: number, betIds: readonly number[]): void => {
    // Whoever has no page open asks when one is opened.
    if (target === null || target.hub.accountLocales(String(playerId)).length === 0) return
    const known = pending.get(playerId)
    if (known !== undefined) {
      for (const betId of betIds) known.add(betId)
      return
    }
    pending.set(playerId, new Set(betIds))
    timers.after(GATHER_MS, () => queue(playerId))
  }
  const flush = async (playerId: number): Promise<void> => {
    const betIds = [...(pending.get(playerId) ?? [])]
    pending.delete(playerId)
    if (target === null) return
    try {
      for (const locale of target.hub.accountLocales(String(playerId))) {
        await sendIn(target, playerId, betIds, locale)
      }
    } catch (error) {
      log.error({ err: error, playerId }, 'account message')
      timers.after(RETRY_MS, () => publishAccount(playerId, betIds))
    }
  }
  // One message after the other: what was read first must not arrive last.
  const queue = (playerId: number): void => {
    const work = (sending.get(playerId) ?? Promise.resolve()).then(() => flush(playerId))
    sending.set(playerId, work)
    void work.then(() => {
      if (sending.get(playerId) === work) sending.delete(playerId)
    })
  }
  return {
    publisher: {
      publishAccount,
      publishCashOuts(playerId, moves) {
        const text = JSON.stringify({ type: 'cashOut', moves })
        const playerKey = String(playerId)
        for (const locale of target?.hub.accountLocales(playerKey) ?? [])
          target?.hub.sendToAccount(playerKey, locale, text)
      },
    },
    endSessions: (playerId) => target?.hub.checkSessions(String(playerId)),
    connect(hub, message) {
      target = { hub, message }
    },
  }
}

async function sendIn(
  target: { readonly hub: LiveHub; readonly message: PlayerSide['accountMessage'] },
  playerId: number,
  betIds: readonly number[],
  locale: Locale,
): Promise<void> {
  const message = await target.message(playerId, betIds, locale)
  target.hub.sendToAccount(String(playerId), locale, JSON.stringify({ type: 'account', ...message }))
}
