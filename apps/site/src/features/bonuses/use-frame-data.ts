import { BONUS_FRAME_DATA_PATH, BONUS_TICKET_HEADER, BonusFrame } from '@xezer/contract/bonuses'
import { useLocale } from '@xezer/ui/text-provider'
import { useCallback, useEffect, useState } from 'react'
import { PATIENCE_MS } from '../../platform/api-client.ts'
import { useTurns } from '../../platform/use-turns.ts'

const NOT_FOUND = 404

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

type Trouble = 'failed' | 'no_ticket'

/** Asks with the ticket alone: the frame knows no session. Without one, or with one that is over, there is nothing to ask. */
export function useFrameData() {
  const lang = useLocale()
  const [data, setData] = useState<BonusFrame | undefined>(undefined)
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined)
  const turns = useTurns()
  const load = useCallback(async () => {
    const turn = turns.begin()
    const { ticket, ...named } = readAddress()
    if (ticket === '' || named.user === '') return setTrouble('no_ticket')
    setTrouble(undefined)
    const query = new URLSearchParams({ ...named, lang })
    const answer = await fetch(`${BONUS_FRAME_DATA_PATH}?${query}`, {
      headers: { accept: 'application/json', [BONUS_TICKET_HEADER]: ticket },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(async (response) => {
        if (response.status === NOT_FOUND) return 'no_ticket'
        return response.ok ? BonusFrame.safeParse(await response.json()) : undefined
      })
      .catch(() => undefined)
    if (!turn.isNewest()) return
    if (answer === 'no_ticket') setTrouble(answer)
    else if (answer?.success) setData(answer.data)
    else setTrouble('failed')
  }, [lang, turns])
  useEffect(() => {
    void load()
    return () => turns.end()
  }, [load, turns])
  return { data, trouble, load: () => void load() }
}
