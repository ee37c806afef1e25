import type { Payment, PaymentType } from '@xezer/contract/payments'
import { accountPayments } from '@xezer/contract/payments'
import { useLocale } from '@xezer/ui/text-provider'
import { useCallback, useEffect, useState } from 'react'
import { useServices } from '../../core/services.tsx'
import { useReloadWithNews } from '../../core/session/use-reload-with-news.ts'
import type { ApiError } from '../../platform/api-client.ts'
import { useTurns } from '../../platform/use-turns.ts'

/** The stream tells of each change; one that it lost is found this often while somebody looks. */
const REFRESH_MS = 10_000

interface PaymentList {
  key: string
  payments: readonly Payment[]
  more: boolean
}

interface Asked {
  from: string
  to: string
  type: PaymentType | undefined
}

/** The player's payments of a range, newest first, in pages. */
export function usePayments({ from, to, type }: Asked) {
  const { api } = useServices()
  const locale = useLocale()
  const key = `${locale} ${from} ${to} ${type ?? ''}`
  const [list, setList] = useState<PaymentList | undefined>(undefined)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [isLoadingMore, setIsLoadingMore] = useState(false)
  const ask = useCallback(
    (before: number | undefined) =>
      api.call(accountPayments, {
        ...{ from, to },
        ...(type === undefined ? {} : { type }),
        ...(before === undefined ? {} : { before }),
      }),
    [api, from, to, type],
  )
  const turns = useTurns()
  const load = useCallback(async () => {
    const turn = turns.begin()
    const answer = await ask(undefined)
    if (!turn.isNewest()) return
    setError(answer.ok ? undefined : answer.error)
    if (!answer.ok) return
    const { payments, more } = answer.value
    // Pages below the first stay as they were brought.
    setList((old) => {
      const last = payments.at(-1)
      const below =
        old?.key === key && last !== undefined ? old.payments.filter(({ id }) => id < last.id) : []
      return { key, payments: [...payments, ...below], more: below.length > 0 ? (old?.more ?? more) : more }
    })
  }, [ask, key, turns])
  useEffect(() => {
    void load()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load()
    }, REFRESH_MS)
    return () => {
      turns.end()
      clearInterval(timer)
    }
  }, [load, turns])
  useReloadWithNews(load)
  const loadMore = async () => {
    const last = list?.payments.at(-1)
    if (last === undefined || isLoadingMore) return
    setIsLoadingMore(true)
    const answer = await ask(last.id)
    setIsLoadingMore(false)
    if (!answer.ok) return setError(answer.error)
    const { payments, more } = answer.value
    setList((old) => {
      if (old === undefined || old.key !== key) return old
      const known = new Set(old.payments.map(({ id }) => id))
      return { key, payments: [...old.payments, ...payments.filter(({ id }) => !known.has(id))], more }
    })
  }
  // What another filter showed is not shown under this one's name.
  return { list: list?.key === key ? list : undefined, error, isLoadingMore, load, loadMore }
}
