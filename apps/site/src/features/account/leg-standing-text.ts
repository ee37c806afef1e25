import type { LegStanding, More } from '@xezer/betting/standing/stand-leg'
import type { LegQuestion } from '@xezer/contract/bet-details'
import type { Translate } from '@xezer/i18n/translator'

/** `up`: it wins as it stands; `needs`: something is missing; `down`: it cannot win any more; `plain`: nothing yet. */
export type StandingTone = 'up' | 'needs' | 'down' | 'plain'
export interface StandingWords {
  readonly tone: StandingTone
  readonly words: string
}

const COUNTED = ['goals', 'points', 'sets', 'games', 'corners', 'red_cards'] as const
type Counted = (typeof COUNTED)[number]

/** How a leg stands, in words; null where what is counted has none. */
export function presentStanding(
  standing: LegStanding,
  question: LegQuestion,
  text: Translate,
): StandingWords | null {
  switch (standing.kind) {
    case 'waits':
      return { tone: 'plain', words: text('bet.stand.waits') }
    case 'cannot_win':
      return { tone: 'down', words: text('bet.stand.cannot_win') }
    case 'decided':
      if (standing.result === 'won') return { tone: 'up', words: text('bet.stand.won') }
      return standing.result === 'lost' ? { tone: 'down', words: text('bet.stand.lost') } : null
    case 'holds':
      return { tone: 'up', words: presentRoom(standing.room, question, text) }
    case 'needs': {
      const counted = COUNTED.find((name) => name === question.statistic)
      if (counted === undefined) return null
      const what = standing.more.map((more) =>
        sayOfSide(text(`bet.count.${counted}`, { count: more.count }), more, question, text),
      )
      return { tone: 'needs', words: text('bet.stand.needs', { what: what.join(' + ') }) }
    }
    case 'stands':
      return presentPart(standing.result, text)
  }
}

function presentRoom(room: More | null, question: LegQuestion, text: Translate): string {
  const counted: Counted | undefined = COUNTED.find((name) => name === question.statistic)
  if (room === null || counted === undefined) return text('bet.stand.holds')
  const more = sayOfSide(text(`bet.room.${counted}`, { count: room.count }), room, question, text)
  return text('bet.stand.room', { more })
}

function sayOfSide(what: string, { side }: More, question: LegQuestion, text: Translate): string {
  return side === null ? what : text('bet.stand.of_side', { what, name: question[side] })
}

function presentPart(
  result: Extract<LegStanding, { kind: 'stands' }>['result'],
  text: Translate,
): StandingWords | null {
  if (result === 'void') return { tone: 'plain', words: text('bet.stand.void') }
  if (result === 'half_won') return { tone: 'up', words: text('bet.stand.half_won') }
  return result === 'half_lost' ? { tone: 'needs', words: text('bet.stand.half_lost') } : null
}
