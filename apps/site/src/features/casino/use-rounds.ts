import type { CallOutput } from '@xezer/contract/call'
import { casinoRounds } from '@xezer/contract/casino'
import { useLocale } from '@xezer/ui/text-provider'
import { useCallback, useEffect, useState } from 'react'
import { useServices } from '../../core/services.tsx'
import type { ApiError } from '../../platform/api-client.ts'
import { useTurns } from '../../platform/use-turns.ts'

type Rounds = CallOutput<typeof casinoRounds>

/** Rounds of a period, newest first, as far as somebody has looked. */
export function useRounds(from: string, to: string) {
  const { api } = useServices()
  const locale = useLocale()
  const key = `${locale} ${from} ${to}`
  const [told, setTold] = useState<{ key: string; list: Rounds } | undefined>(undefined)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [isLoadingMore, setIsLoadingMore] = useState(false)
  // The newest question counts: an older answer may be another period's.
  const turns = useTurns()
  const load = useCallback(async () => {
    const turn = turns.begin()
    const answer = await api.call(casinoRounds, { from, to })
    if (!turn.isNewest()) return
    setError(answer.ok ? undefined : answer.error)
    if (answer.ok) setTold({ key, list: answer.value })
  }, [api, from, to, key, turns])
  useEffect(() => {
    void load()
    return () => turns.end()
  }, [load, turns])
  const list = told?.key === key ? told.list : undefined
  const loadMore = async () => {
    const last = list?.rounds.at(-1)
    if (last === undefined || isLoadingMore) return
    setIsLoadingMore(true)
    const answer = await api.call(casinoRounds, { from, to, before: last.id })
    setIsLoadingMore(false)
    if (!answer.ok) return setError(answer.error)
    setTold((old) => (old?.key === key ? { key, list: append(old.list, answer.value) } : old))
  }
  return { list, error, isLoadingMore, load, loadMore }
}

function append(old: Rounds, { rounds, more }: Rounds): Rounds {
  const known = new Set(old.rounds.map(({ id }) => id))
  return { ...old, rounds: [...old.rounds, ...rounds.filter(({ id }) => !known.has(id))], more }
}
