import type { DrawMeaning } from '../../packages/game-math/src/verify/draw-meaning.ts'
import type { RedrawnRound } from '../../packages/game-math/src/verify/redraw.ts'
import {
  type ChainPlace,
  followChain,
  type RedrawnShared,
} from '../../packages/game-math/src/verify/redraw-shared.ts'
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

/** The same of a round of everybody, and whether its link leads to where its chain was published to end. */
export function tellShared(
  { hash, draw, round, agrees }: RedrawnShared,
  link: string,
  chain: ChainPlace | null,
): string[] {
  return [
    `crash, SHA-256 of the link ${hash}: ${verdict(agrees.hash)}`,
    ...(chain === null
      ? []
      : [`${chain.place} links to the published end: ${verdict(isOfChain(link, chain))}`]),
    `salt ${draw.salt}, 52 bits ${draw.bits}, ended at ${(draw.point / 100).toFixed(2)}: ${verdict(agrees.point)}`,
    ...(round === null
      ? []
      : [
          `staked ${round.stakedMinor}: ${verdict(agrees.staked)}`,
          `returned ${round.returnMinor}: ${verdict(agrees.returned)}`,
          `what was shown: ${verdict(agrees.view)}`,
          JSON.stringify(round.view),
        ]),
  ]
}

export const isOfChain = (link: string, { published, place }: ChainPlace) =>
  followChain(link, place) === published

export const isWrong = ({ agrees }: Pick<RedrawnRound, 'agrees'> | Pick<RedrawnShared, 'agrees'>) =>
  Object.values(agrees).includes(false)
