import { accountBets } from '@xezer/contract/account'
import type { AccountBet } from '@xezer/contract/account-news'
import type { CallOutput } from '@xezer/contract/call'
import { useLocale } from '@xezer/ui/text-provider'
import { useCallback, useEffect, useState } from 'react'
import { useServices } from '../../core/services.tsx'
import type { ApiError } from '../../platform/api-client.ts'
import { useTurns } from '../../platform/use-turns.ts'
import { type BetFilter, type BetPeriod, mergeBets } from './merge-bets.ts'

/** The list is asked for again this often while the stream cannot be reached. */
export const POLL_MS = 5000

interface BetList {
  bets: readonly AccountBet[]
  /** The last bet of the pages that are here; undefined where no page is left. */
  last: AccountBet | undefined
  key: string
}

/** The player's bets under a filter: pages, newest first, kept up to date by the account stream. */
export function useBets(filter: BetFilter, period: BetPeriod) {
  const { api, account, connection } = useServices()
  const locale = useLocale()
  const { from, to } = period
  const key = `${locale} ${filter} ${from} ${to}`
  const [list, setList] = useState<BetList | undefined>(undefined)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [isLoadingMore, setIsLoadingMore] = useState(false)

  const ask = useCallback(
    (before: number | undefined) =>
      api.call(accountBets, {
        filter,
        from,
        ...(to === undefined ? {} : { to }),
        ...(before === undefined ? {} : { before }),
      }),
    [api, filter, from, to],
  )
  // The newest question counts: an older answer may be another filter's.
  const turns = useTurns()
  const load = useCallback(async () => {
    const turn = turns.begin()
    const answer = await ask(undefined)
    if (!turn.isNewest()) return
    setError(answer.ok ? undefined : answer.error)
    if (answer.ok) setList({ bets: answer.value.bets, last: lastOf(answer.value), key })
  }, [ask, key, turns])

  useEffect(() => {
    void load()
    const stop = account.onBets((changed) =>
      setList(
        (old) =>
          old && { ...old, bets: mergeBets(old.bets, changed, filter, { from, to }, old.last?.placed) },
      ),
    )
    const timer = setInterval(() => {
      if (connection.state.read() !== 'live') void load()
    }, POLL_MS)
    return () => {
      turns.end()
      stop()
      clearInterval(timer)
    }
  }, [load, account, connection, filter, from, to, turns])

  const loadMore = async () => {
    const last = list?.last
    if (last === undefined || isLoadingMore) return
    setIsLoadingMore(true)
    const answer = await ask(last.id)
    setIsLoadingMore(false)
    if (!answer.ok) return setError(answer.error)
    setList((old) => {
      if (old === undefined || old.key !== key) return old
      return {
        bets: mergeBets(old.bets, answer.value.bets, filter, { from, to }, undefined),
        last: lastOf(answer.value),
        key,
      }
    })
  }
  // What another filter showed is not shown under this one's name.
  return { list: list?.key === key ? list : undefined, error, isLoadingMore, load, loadMore }
}

/** Whatever joins the list meanwhile: the next page begins behind the last bet of this one. */
function lastOf({ bets, more }: CallOutput<typeof accountBets>): AccountBet | undefined {
  return more ? bets.at(-1) : undefined
}
