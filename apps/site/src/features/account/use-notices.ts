import { accountNotifications, accountNotificationsRead, type Notice } from '@xezer/contract/notices'
import { useLocale } from '@xezer/ui/text-provider'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useServices } from '../../core/services.tsx'
import { useUnread } from '../../core/session/use-amounts.ts'
import type { ApiError } from '../../platform/api-client.ts'
import { useTurns } from '../../platform/use-turns.ts'

interface NoticeList {
  notices: readonly Notice[]
  /** What the next page is asked with; null where none is left. */
  before: number | null
}

/** What the player was told. What is shown counts as read, and stays marked as new while the page stands. */
export function useNotices() {
  const { api, account } = useServices()
  const locale = useLocale()
  const unreadCount = useUnread()
  const told = useRef(unreadCount)
  const shown = useRef<NoticeList | undefined>(undefined)
  const [list, setList] = useState<NoticeList | undefined>(undefined)
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [isLoadingMore, setIsLoadingMore] = useState(false)
  const turns = useTurns()

  const take = useCallback(
    async ({ notices, before }: NoticeList, onto: readonly Notice[]) => {
      shown.current = { notices: [...onto, ...notices], before }
      setList(shown.current)
      const unread = notices.filter(({ isRead }) => !isRead).map(({ id }) => id)
      if (unread.length === 0) return
      setFresh((old) => new Set([...old, ...unread]))
      const answer = await api.call(accountNotificationsRead, { upTo: Math.max(...unread) })
      if (answer.ok) void account.refresh()
    },
    [api, account],
  )
  const load = useCallback(async () => {
    const turn = turns.begin()
    const answer = await api.call(accountNotifications, {})
    if (!turn.isNewest()) return
    setError(answer.ok ? undefined : answer.error)
    if (answer.ok) await take(answer.value, [])
  }, [api, take, turns])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each language asks anew.
  useEffect(() => {
    void load()
    return () => turns.end()
  }, [load, turns, locale])
  useEffect(() => {
    // What comes while the page stands is asked for; that all is read is no news.
    if (unreadCount > told.current) void load()
    told.current = unreadCount
  }, [load, unreadCount])

  const loadMore = async () => {
    if (list === undefined || list.before === null || isLoadingMore) return
    setIsLoadingMore(true)
    const answer = await api.call(accountNotifications, { before: list.before })
    setIsLoadingMore(false)
    // A newer list begins at the top again.
    if (shown.current !== list) return
    setError(answer.ok ? undefined : answer.error)
    if (answer.ok) await take(answer.value, list.notices)
  }
  return { list, fresh, error, isLoadingMore, load, loadMore }
}
