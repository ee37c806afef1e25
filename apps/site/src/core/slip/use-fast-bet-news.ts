import { useText } from '@xezer/ui/text-provider'
import { useEffect } from 'react'
import { useServices } from '../services.tsx'
import { plainText } from '../text/plain-text.ts'
import { findFastBetNews } from './fast-bet-news.ts'

/** Says what became of a fast bet wherever it was tapped: the slip may be closed, or far from the cell. */
export function useFastBetNews(): void {
  const text = useText()
  const { slip, announcer } = useServices()
  useEffect(() => {
    let before = slip.read()
    return slip.subscribe(() => {
      const now = slip.read()
      const news = findFastBetNews(before, now)
      before = now
      if (news === undefined) return
      if (news.kind === 'accepted') announcer.say(text('slip.placed_number', { number: news.number }))
      else announcer.alert(news.message === '' ? text('err.bet_not_accepted') : plainText(news.message))
    })
  }, [slip, announcer, text])
}
