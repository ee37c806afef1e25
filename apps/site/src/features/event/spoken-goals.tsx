import type { Incident } from '@xezer/contract/sport-entities'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { findGoalNews } from './find-goal-news.ts'

interface SpokenGoalsProps {
  incidents: readonly Incident[]
  home: string
  away: string
}

/** Tells screen readers of goals while the page is open; what was there before is on the page to read. */
export function SpokenGoals({ incidents, home, away }: SpokenGoalsProps) {
  const text = useText()
  const [line, setLine] = useState('')
  const told = useRef(incidents)
  useEffect(() => {
    const news = findGoalNews(told.current, incidents)
    told.current = incidents
    if (news === undefined) return
    const { score, minute } = news
    const words =
      score === null ? news.text : text('page.goal_a11y', { home, away, h: score.home, a: score.away })
    setLine(`${words}, ${minute}`)
  }, [incidents, home, away, text])
  return (
    <VisuallyHidden>
      <span role="status">{line}</span>
    </VisuallyHidden>
  )
}
