import { otherSide } from '@xezer/sport/side'
import { HALF_MINUTES, type Half } from '../half-profile.ts'
import type { DrawnPlay, Flavour, FlavourKind } from './play-incident.ts'
import type { StreamOf } from './play-match.ts'

/** Chances per minute of both sides together. */
const ATTACK = 0.3
const DANGER = 0.25
/**
 * How often it is told in a match of 98 minutes, both sides together, as in the five first leagues of Europe of these years:
 * some 25 shots, of which nine reach the goal and three go in, seven are blocked and the rest miss; 22 fouls, each with its
 * free kick; four offsides; 40 throw-ins (season totals of their official statistics, rounded).
 */
const PER_MATCH = { shot_off: 9, shot_blocked: 7, save: 6, foul: 22, offside: 4, throw_in: 40 } as const
const MATCH_MINUTES = 98
const TOLD = Object.entries(PER_MATCH) as [keyof typeof PER_MATCH, number][]
/** Until the ball lies where the foul was. */
const FREE_KICK_SECONDS = 8
const SUBSTITUTION = 0.2
const SUBSTITUTIONS_MAX = 5
/** Far from the minutes of play, so that the comments share no random number with it. */
const OWN_MINUTES = 1000

/** What the comments tell of the play besides. It knows nothing of what the play will bring. */
export function drawFlavour(play: DrawnPlay, homeShare: number, streamOf: StreamOf): Flavour[] {
  const flavour: Flavour[] = []
  const substitutions = { home: 0, away: 0 }
  for (const half of ['h1', 'h2'] as const) {
    const minutes = HALF_MINUTES + play.addedMinutes[half]
    for (let minute = 0; minute < minutes; minute++) {
      const random = streamOf(half, OWN_MINUTES + minute)
      const draw = (kind: FlavourKind, chance: number): void => {
        const isDrawn = random.next() < chance
        const side = random.next() < homeShare ? 'home' : 'away'
        const elapsedSeconds = minute * 60 + random.below(60)
        if (!isDrawn) return
        if (kind === 'substitution' && ++substitutions[side] > SUBSTITUTIONS_MAX) return
        flavour.push({ half, elapsedSeconds, kind, side })
        if (kind !== 'foul' || elapsedSeconds + FREE_KICK_SECONDS >= 60 * minutes) return
        const takenSeconds = elapsedSeconds + FREE_KICK_SECONDS
        flavour.push({ half, elapsedSeconds: takenSeconds, kind: 'free_kick', side: otherSide(side) })
      }
      draw('attack', ATTACK)
      draw('danger', DANGER)
      draw('substitution', substitutionChance(half, minute))
      for (const [kind, perMatch] of TOLD) draw(kind, perMatch / MATCH_MINUTES)
    }
  }
  return flavour
}

function substitutionChance(half: Half, minute: number): number {
  if (half === 'h1') return 0.01
  return minute >= 10 ? SUBSTITUTION : 0
}
