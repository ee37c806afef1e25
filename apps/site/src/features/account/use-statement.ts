import type { CallOutput } from '@xezer/contract/call'
import { accountStatement, type Movement } from '@xezer/contract/statement'
import { useLocale } from '@xezer/ui/text-provider'
import { useCallback, useEffect, useState } from 'react'
import { useServices } from '../../core/services.tsx'
import type { ApiError } from '../../platform/api-client.ts'
import { useTurns } from '../../platform/use-turns.ts'

type Statement = CallOutput<typeof accountStatement>

/** A period of the account: its sums as they were asked first, and the pages of movements that are here. */
export function useStatement(from: string, to: string) {
  const { api } = useServices()
  const locale = useLocale()
  const key = `${locale} ${from} ${to}`
  const [told, setTold] = useState<{ key: string; statement: Statement } | undefined>(undefined)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [isLoadingMore, setIsLoadingMore] = useState(false)
  // The newest question counts: an older answer may be another period's.
  const turns = useTurns()
  const load = useCallback(async () => {
    const turn = turns.begin()
    const answer = await api.call(accountStatement, { from, to })
    if (!turn.isNewest()) return
    setError(answer.ok ? undefined : answer.error)
    if (answer.ok) setTold({ key, statement: answer.value })
  }, [api, from, to, key, turns])
  useEffect(() => {
    void load()
    return () => turns.end()
  }, [load, turns])
  const statement = told?.key === key ? told.statement : undefined
  const loadMore = async () => {
    const last = statement?.movements.at(-1)
    if (last === undefined || isLoadingMore) return
    setIsLoadingMore(true)
    const answer = await api.call(accountStatement, { from, to, before: last.number })
    setIsLoadingMore(false)
    if (!answer.ok) return setError(answer.error)
    setTold((old) => (old?.key === key ? { key, statement: append(old.statement, answer.value) } : old))
  }
  return { statement, error, isLoadingMore, load, loadMore }
}

function append(old: Statement, { movements, more }: Statement): Statement {
  const known = new Set(old.movements.map(({ number }) => number))
  const added: Movement[] = movements.filter(({ number }) => !known.has(number))
  return { ...old, movements: [...old.movements, ...added], more }
}
