import { BONUS_FRAME_DATA_PATH, BONUS_TICKET_HEADER, BonusFrame } from '@xezer/contract/bonuses'
import { useLocale } from '@xezer/ui/text-provider'
import { useCallback, useEffect, useState } from 'react'
import { PATIENCE_MS } from '../../platform/api-client.ts'
import { useTurns } from '../../platform/use-turns.ts'

/** What the frame's own address names: whom it is about, and in its fragment the ticket, which no log of a server sees. */
function readAddress(): { user: string; isMobile: string; ticket: string } {
  const query = new URLSearchParams(location.search)
  const fragment = new URLSearchParams(location.hash.slice(1))
  return {
    user: query.get('user') ?? '',
    isMobile: query.get('isMobile') ?? 'false',
    ticket: fragment.get('ticket') ?? '',
  }
}

/** Asks with the ticket alone: the frame knows no session. */
export function useFrameData() {
  const lang = useLocale()
  const [data, setData] = useState<BonusFrame | undefined>(undefined)
  const [isFailed, setIsFailed] = useState(false)
  const turns = useTurns()
  const load = useCallback(async () => {
    const turn = turns.begin()
    setIsFailed(false)
    const { ticket, ...named } = readAddress()
    const query = new URLSearchParams({ ...named, lang })
    const answer = await fetch(`${BONUS_FRAME_DATA_PATH}?${query}`, {
      headers: { accept: 'application/json', [BONUS_TICKET_HEADER]: ticket },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(async (response) => (response.ok ? BonusFrame.safeParse(await response.json()) : undefined))
      .catch(() => undefined)
    if (!turn.isNewest()) return
    if (answer?.success) setData(answer.data)
    else setIsFailed(true)
  }, [lang, turns])
  useEffect(() => {
    void load()
    return () => turns.end()
  }, [load, turns])
  return { data, isFailed, load: () => void load() }
}
