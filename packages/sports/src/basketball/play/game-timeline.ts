import { otherSide } from '@xezer/sport/side'
import type { Random } from '@xezer/std/random'
import { type BasketballModel, closingSeconds, periodSeconds, QUARTER_COUNT } from '../basketball-model.ts'
import type { GameMoment } from '../play-game.ts'
import type { GameAction, GameStep, Whistle } from './game-step.ts'

/** After a possession the clock stands so often, for so long: seconds at least, and on average above that. */
const WHISTLES: readonly {
  readonly why: Whistle
  readonly chance: number
  readonly least: number
  readonly more: number
}[] = [
  { why: 'foul', chance: 0.33, least: 20, more: 29 },
  { why: 'out', chance: 0.2, least: 8, more: 12 },
  { why: 'time_out', chance: 0.075, least: 65, more: 25 },
  { why: 'review', chance: 0.012, least: 70, more: 50 },
]
/** Time-outs of a side in a half. */
const TIME_OUTS_MAX = 4

const BREAK_SECONDS = 130
const HALF_TIME_SECONDS = 900
/** Fouls, free throws and time-outs while the last seconds are played. */
const CLOSING_PAUSES = { least: 30, more: 80 }
/** Between a stop and the prices after it, at normal speed; at a high one they are so many wall seconds apart. */
const STOP = { seconds: 4, wallSeconds: 1 }

/** The chance that a period is the one in which a game is abandoned. */
const ABANDONED = 1 / 8000

/** The play as the world sees it: with whistles, breaks and stops of the clock. `random` draws them in their order. */
export function gameTimeline(
  model: BasketballModel,
  moments: readonly GameMoment[],
  speed: number,
  random: Random,
): GameStep[] {
  const writer = createWriter(speed)
  const timeOuts = { home: TIME_OUTS_MAX, away: TIME_OUTS_MAX }
  let period = -1
  let clock = 0
  let abandonedAt: number | null = null
  for (const moment of moments) {
    if (moment.period !== period) {
      period = moment.period
      clock = periodSeconds(model, period)
      if (period % 2 === 0) timeOuts.home = timeOuts.away = TIME_OUTS_MAX
      if (period > 0) writer.wait(period === QUARTER_COUNT / 2 ? HALF_TIME_SECONDS : BREAK_SECONDS)
      writer.write({ kind: 'period' })
      const isAbandoned = random.next() < ABANDONED
      const at = 1 + random.below(clock - 1)
      abandonedAt = isAbandoned ? at : null
    }
    if (abandonedAt !== null && moment.secondsLeft < abandonedAt) {
      writer.wait(clock - abandonedAt)
      writer.write({ kind: 'stop', reason: 'danger' })
      writer.write({ kind: 'abandoned' })
      return writer.steps
    }
    const isOver = moment.secondsLeft === 0
    const closing = isOver ? closingSeconds(period) : 0
    writer.wait(clock - closing - moment.secondsLeft)
    if (isOver) writePeriodEnd(writer, moment, closing, random)
    else {
      writer.write({ kind: 'moment', moment })
      writeWhistle(writer, moment, timeOuts, random)
    }
    clock = moment.secondsLeft
  }
  return writer.steps
}

interface Writer {
  readonly steps: GameStep[]
  write(action: GameAction): void
  wait(seconds: number): void
  waitForPrices(): void
}

function createWriter(speed: number): Writer {
  const steps: GameStep[] = []
  let atSeconds = 0
  return {
    steps,
    write: (action) => {
      steps.push({ atSeconds, action })
    },
    wait: (seconds) => {
      atSeconds += seconds
    },
    waitForPrices: () => {
      atSeconds += Math.max(STOP.seconds, STOP.wallSeconds * speed)
    },
  }
}

/** Nobody bets on the last seconds of a game, nor while a period is being counted. */
function writePeriodEnd(writer: Writer, moment: GameMoment, closing: number, random: Random): void {
  writer.write({ kind: 'stop', reason: closing > 0 ? 'danger' : 'half_time' })
  if (closing > 0) writer.wait(closing + CLOSING_PAUSES.least + CLOSING_PAUSES.more * random.next())
  writer.write({ kind: 'moment', moment })
  if (moment.transition.next.isEnded) return
  writer.waitForPrices()
  writer.write({ kind: 'resume' })
}

function writeWhistle(
  writer: Writer,
  { transition }: GameMoment,
  timeOuts: { home: number; away: number },
  random: Random,
): void {
  const drawn = random.next()
  const length = random.next()
  let left = drawn
  const whistle = WHISTLES.find(({ chance }) => {
    left -= chance
    return left < 0
  })
  if (whistle === undefined || transition.ended === null) return
  const { why, least, more } = whistle
  // The side that has the ball now was fouled; it is also the one that asks for time.
  const side = why === 'foul' ? transition.ended : otherSide(transition.ended)
  if (why === 'time_out' && timeOuts[side] === 0) return
  if (why === 'time_out') timeOuts[side] -= 1
  if (why === 'review') writer.write({ kind: 'stop', reason: 'video_review' })
  writer.write({ kind: 'whistle', why, side })
  writer.wait(least - more * Math.log(1 - 0.98 * length))
  if (why === 'review') {
    writer.waitForPrices()
    writer.write({ kind: 'resume' })
  }
  writer.write({ kind: 'clock_on' })
}
