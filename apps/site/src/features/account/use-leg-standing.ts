import type { LegStanding } from '@xezer/betting/standing/stand-leg'
import type { LegQuestion } from '@xezer/contract/bet-details'
import { useText } from '@xezer/ui/text-provider'
import { useMemo } from 'react'
import type { MatchState } from '../../core/live/event-states.ts'
import { findStanding } from './find-standing.ts'
import { presentStanding, type StandingWords } from './leg-standing-text.ts'

/** What an open leg needs now, from the score that the page has heard; reckoned again when something counted. */
export function useLegStanding(
  question: LegQuestion | undefined,
  state: MatchState | undefined,
): StandingWords | null {
  const text = useText()
  const counts = question === undefined || state === undefined ? '' : keyOf(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: minutes and comments change nothing of it
  return useMemo(() => {
    if (question === undefined || state === undefined) return null
    const standing: LegStanding | null = findStanding(question, state)
    return standing === null ? null : presentStanding(standing, question, text)
  }, [question, counts, text])
}

function keyOf({ results, paused }: MatchState): string {
  if (results === null) return ''
  const { home, away, periods, corners, redCards } = results.score
  return JSON.stringify([
    paused,
    home,
    away,
    periods,
    corners,
    redCards,
    Math.floor(results.played),
    results.parts,
  ])
}
