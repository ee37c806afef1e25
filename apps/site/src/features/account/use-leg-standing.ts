import { readSeenMatch } from '@xezer/betting/standing/seen-match'
import { standLeg } from '@xezer/betting/standing/stand-leg'
import type { LegQuestion } from '@xezer/contract/bet-details'
import type { Results } from '@xezer/contract/sport-entities'
import { useText } from '@xezer/ui/text-provider'
import { useMemo } from 'react'
import { presentStanding, type StandingWords } from './leg-standing-text.ts'

/** What an open leg needs now, from the score that the page has heard; reckoned again when something counted. */
export function useLegStanding(
  question: LegQuestion | undefined,
  results: Results | undefined,
): StandingWords | null {
  const text = useText()
  const counts = question === undefined || results === undefined ? '' : keyOf(results)
  // biome-ignore lint/correctness/useExhaustiveDependencies: minutes and comments change nothing of it
  return useMemo(() => {
    if (question === undefined || results === undefined) return null
    const seen = readSeenMatch(results, question)
    const standing = seen === null ? null : standLeg(question, seen)
    return standing === null ? null : presentStanding(standing, question, text)
  }, [question, counts, text])
}

function keyOf({ score, played, parts }: Results): string {
  const { home, away, periods, corners, redCards } = score
  return JSON.stringify([home, away, periods, corners, redCards, Math.floor(played), parts])
}
