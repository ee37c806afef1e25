import type { Incident } from '@xezer/contract/sport-entities'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { findNews, isGoal } from './find-news.ts'

interface SpokenNewsProps {
  incidents: readonly Incident[]
  home: string
  away: string
}

/** Tells screen readers of goals and ends of parts while the page is open; what was there before is on the page to read. */
export function SpokenNews({ incidents, home, away }: SpokenNewsProps) {
  const text = useText()
  const [line, setLine] = useState('')
  const told = useRef(incidents)
  useEffect(() => {
    const news = findNews(told.current, incidents)
    told.current = incidents
    if (news === undefined) return
    const { score, minute } = news
    const stand = score === null ? [] : [`${score.home}:${score.away}`]
    const words =
      isGoal(news) && score !== null
        ? [text('page.goal_a11y', { home, away, h: score.home, a: score.away })]
        : [news.text, ...stand]
    setLine([...words, minute].filter(Boolean).join(', '))
  }, [incidents, home, away, text])
  return (
    <VisuallyHidden>
      <span role="status">{line}</span>
    </VisuallyHidden>
  )
}
