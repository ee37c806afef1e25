import type { DrawMeaning } from '../../packages/game-math/src/verify/draw-meaning.ts'
import type { RedrawnRound } from '../../packages/game-math/src/verify/redraw.ts'
import type { DrawStep } from '../../packages/game-math/src/verify/traced-draws.ts'

const nameOf = ({ code, spin, place }: DrawMeaning) =>
  [code, ...(place === undefined ? [] : [place]), ...(spin === undefined ? [] : [`of spin ${spin}`])].join(
    ' ',
  )

function said(step: DrawStep): string {
  const words = step.words.join(' ')
  if (step.draw === 'below') {
    const skipped = step.words.length - 1
    return `below ${step.bound}: ${words}${skipped > 0 ? ` (${skipped} skipped)` : ''} -> ${step.value}`
  }
  if (step.draw === 'bits52') return `52 bits: ${words} -> ${step.value}`
  return `${step.values.length} of ${step.size}: ${words} -> ${step.values.join(' ')}`
}

const verdict = (agrees: boolean | null) => (agrees === null ? 'not said' : agrees ? 'agrees' : 'DIFFERS')

/** A round that was drawn again, a draw a line, and whether it is what was claimed. */
export function tellRound({ engine, hash, draws, round, agrees }: RedrawnRound): string[] {
  return [
    `${engine}, SHA-256 of the server seed ${hash}: ${verdict(agrees.hash)}`,
    ...draws.map(({ step, meaning }, place) => `${place + 1}. ${nameOf(meaning)} = ${said(step)}`),
    `staked ${round.stakedMinor}: ${verdict(agrees.staked)}`,
    round.isOver ? `returned ${round.returnMinor}: ${verdict(agrees.returned)}` : 'the round is open',
    `what was shown: ${verdict(agrees.view)}`,
    JSON.stringify(round.view),
  ]
}

export const isWrong = ({ agrees }: RedrawnRound) => Object.values(agrees).includes(false)
