import type { Results } from '@xezer/contract/sport-entities'
import { ClockText } from './clock-text.tsx'
import type { MatchState } from './event-states.ts'
import { StatusText } from './status-text.tsx'

/** How a match in play stands, in a word: its clock, its minute or its part, and the score. */
export function TimeAndScore({ state, results }: { state: MatchState; results: Results }) {
  const { clock, minute, score } = results
  return (
    <>
      {clock !== null ? (
        <ClockText clock={clock} />
      ) : (
        (minute ?? <StatusText status={state.status} otherwise={state.kind} />)
      )}
      <b>
        {score.home}:{score.away}
      </b>
    </>
  )
}
