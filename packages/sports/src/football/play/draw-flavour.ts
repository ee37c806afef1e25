import { HALF_MINUTES, type Half } from '../half-profile.ts'
import type { DrawnPlay, Flavour } from './play-incident.ts'
import type { StreamOf } from './play-match.ts'

/** Chances per minute of both sides together. */
const ATTACK = 0.45
const DANGER = 0.3
const SUBSTITUTION = 0.2
const SUBSTITUTIONS_MAX = 5
/** Far from the minutes of play, so that the comments share no random number with it. */
const OWN_MINUTES = 1000

/** Attacks, danger and substitutions for the comments. They know nothing of what the play will bring. */
export function drawFlavour(play: DrawnPlay, homeShare: number, streamOf: StreamOf): Flavour[] {
  const flavour: Flavour[] = []
  const substitutions = { home: 0, away: 0 }
  for (const half of ['h1', 'h2'] as const) {
    for (let minute = 0; minute < HALF_MINUTES + play.addedMinutes[half]; minute++) {
      const random = streamOf(half, OWN_MINUTES + minute)
      const draw = (kind: Flavour['kind'], chance: number): void => {
        const isDrawn = random.next() < chance
        const side = random.next() < homeShare ? 'home' : 'away'
        const elapsedSeconds = minute * 60 + random.below(60)
        if (!isDrawn) return
        if (kind === 'substitution' && ++substitutions[side] > SUBSTITUTIONS_MAX) return
        flavour.push({ half, elapsedSeconds, kind, side })
      }
      draw('attack', ATTACK)
      draw('danger', DANGER)
      draw('substitution', substitutionChance(half, minute))
    }
  }
  return flavour
}

function substitutionChance(half: Half, minute: number): number {
  if (half === 'h1') return 0.01
  return minute >= 10 ? SUBSTITUTION : 0
}
