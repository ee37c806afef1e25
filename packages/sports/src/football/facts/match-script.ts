import { assert } from '@xezer/std/assert'
import type { Card, FootballFacts, Half } from './football-facts.ts'

const TOKEN = /^([HA])([ocyrsp]?)(\d{1,3})$/
const CARD_COLORS: Readonly<Record<string, Card['color']>> = { y: 'yellow', s: 'second_yellow', r: 'red' }

/**
 * Facts from one line of text, for tables in tests: `H12 Ac15 | Ho50 Ay90 .`
 * Side, kind (none: goal, o: own goal for that side, c: corner, y s r: cards, p: penalty), minute; `|` half-time,
 * `.` full time, `!` abandoned.
 */
export function readMatchScript(script: string): FootballFacts {
  const goals: FootballFacts['goals'][number][] = []
  const corners: FootballFacts['corners'][number][] = []
  const cards: FootballFacts['cards'][number][] = []
  const penalties: FootballFacts['penalties'][number][] = []
  let half: Half = 'h1'
  let status: FootballFacts['status'] = 'playing'
  for (const token of script.split(' ').filter((word) => word !== '')) {
    if (token === '|') half = 'h2'
    else if (token === '.') status = 'finished'
    else if (token === '!') status = 'abandoned'
    else {
      const match = TOKEN.exec(token)
      assert(match !== null, `not a match script: ${token}`)
      const [, sideLetter, kind = '', minuteText] = match
      // Minute 12 is 11:00 to 11:59; a first-half token beyond 45 is added time.
      const incident = {
        team: sideLetter === 'H' ? 'home' : 'away',
        half,
        clockSeconds: (Number(minuteText) - 1) * 60,
      } as const
      const color = CARD_COLORS[kind]
      if (color !== undefined) cards.push({ ...incident, color })
      else if (kind === 'c') corners.push(incident)
      else if (kind === 'p') penalties.push(incident)
      else goals.push({ ...incident, isOwnGoal: kind === 'o' })
    }
  }
  return { status, isFirstHalfOver: half === 'h2' || status === 'finished', goals, corners, cards, penalties }
}
