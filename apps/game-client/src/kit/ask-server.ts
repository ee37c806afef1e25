import type { PlayCallName, PlayInputs, PlayOutputs, PlayRound } from '@xezer/contract/game-server'
import type { Result } from '@xezer/std/result'
import { type Call, type CallError, isUnknown, waitBeforeTry } from './play-calls.ts'

interface Waiting {
  readonly call: Call
  readonly sleep: (delayMs: number) => Promise<void>
  /** The outcome is not known yet: shown until an answer is here, then null. */
  readonly waiting: (error: CallError | null) => void
}

/** Says a press until it is answered, whatever the line and the wallet do meanwhile. */
export async function askUntilKnown<Name extends 'start' | 'move' | 'crash/bet' | 'crash/out'>(
  { call, sleep, waiting }: Waiting,
  name: Name,
  input: PlayInputs[Name],
): Promise<Result<PlayOutputs[Name], CallError>> {
  for (let tries = 0; ; tries++) {
    const answer = await call(name as PlayCallName, input as PlayInputs[PlayCallName])
    if (answer.ok || !isUnknown(answer.error)) {
      if (tries > 0) waiting(null)
      return answer as Result<PlayOutputs[Name], CallError>
    }
    waiting(answer.error)
    await sleep(waitBeforeTry(tries))
  }
}

/** Reads a round whose outcome is being checked until it is known. */
export async function readUntilKnown(
  { call, sleep, waiting }: Waiting,
  round: PlayRound,
): Promise<PlayRound> {
  let known = round
  for (let tries = 0; known.status === 'checking'; tries++) {
    waiting({ code: 'CHECKING' })
    await sleep(waitBeforeTry(tries))
    const answer = await call('round', { round: round.id })
    if (answer.ok) known = answer.value.round
  }
  waiting(null)
  return known
}
