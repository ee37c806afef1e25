import { spot } from '../paint/brush.ts'
import {
  type Act,
  between,
  endOf,
  type Flight,
  otherSide,
  type Scene,
  type Side,
  type Situation,
  type Spot,
} from '../play/scene.ts'

/** What a game over a net is measured by. Home stands at the left. */
export interface RallyMeasures {
  /** Half of what is between the base lines, or of the table. */
  readonly halfLength: number
  readonly halfWidth: number
  /** What the ball bounces on. */
  readonly surface: number
  /** Where it is hit: so far behind the end, and so high. */
  readonly behind: number
  readonly hitHeight: number
  readonly rise: number
  readonly shotSeconds: number
  /** After a point, until the next one is served. */
  readonly pauseSeconds: number
  /** The serve bounces in the server's own half first. */
  readonly isServedTwice: boolean
}

const fly = (to: Spot, seconds: number, rise = 0): Flight => ({ to, seconds, rise })

/** The side that stands where the ball is. */
const sideAt = ({ x }: Spot): Side => (x <= 0 ? 'home' : 'away')

/** Play over a net: who serves is told, and who won the point; what is between is drawn until it is told. */
export function rallyPlay(
  measures: RallyMeasures,
): Pick<Scene, 'placeOf' | 'actOf' | 'idleAct' | 'hasCarrier'> {
  const { halfLength, halfWidth, surface, behind, hitHeight, rise, shotSeconds, pauseSeconds } = measures
  const handOf = (side: Side, y: number) => spot(-endOf(side) * (halfLength + behind), y, hitHeight)
  /** To the other side: down on its half, and up to whoever hits it there. */
  const shot = (from: Side, y: number, depth: number): Flight[] => {
    const to = otherSide(from)
    return [
      fly(spot(-endOf(to) * halfLength * depth, y, surface), shotSeconds * 0.6, rise),
      fly(handOf(to, y * 1.15), shotSeconds * 0.4, rise * 0.25),
    ]
  }
  const won = (side: Side, { ball, random }: Situation): Act => {
    const loser = otherSide(side)
    const y = between(random, -0.9, 0.9) * halfWidth
    const last = [
      ...(sideAt(ball) === side ? [] : shot(loser, between(random, -0.7, 0.7) * halfWidth, 0.7)),
      fly(spot(-endOf(loser) * halfLength * 0.85, y, surface), shotSeconds * 0.55, rise * 0.7),
      fly(spot(-endOf(loser) * (halfLength + behind * 2.2), y * 1.4), shotSeconds * 0.6, rise * 0.4),
    ]
    return { flights: last, holder: null, restSeconds: pauseSeconds }
  }
  return {
    hasCarrier: false,
    placeOf({ side, number }, count, { ball, turn }) {
      const isFar = sideAt(ball) !== side
      const y = ball.y * (isFar ? 0.35 : 0.95)
      if (count === 1) return spot(-endOf(side) * (halfLength + behind), y)
      // Of a pair one plays at the net, and the other one behind.
      const isServer = turn === side ? number === 0 : number === 1
      const lane = (number === 0 ? -0.5 : 0.5) * halfWidth
      return spot(-endOf(side) * (isServer ? halfLength + behind : halfLength * 0.55), lane + y * 0.35)
    },
    actOf({ key, side }, situation) {
      if (key === 'double_fault' && side !== null) {
        const { y } = situation.ball
        const net = [fly(handOf(side, y), 0.5), fly(spot(-endOf(side) * 0.1, y * 0.3, surface), 0.4)]
        return { flights: net, holder: null, restSeconds: pauseSeconds }
      }
      return key === 'point' && side !== null ? won(side, situation) : null
    },
    idleAct({ ball, turn, idleActs, random }) {
      const server = turn ?? 'home'
      const hand = handOf(server, between(random, 0.2, 0.5) * halfWidth)
      if (idleActs === 0) {
        const bounce = { ...hand, z: measures.isServedTwice ? surface : 0 }
        const taps = measures.isServedTwice
          ? []
          : [fly(bounce, 0.3), fly(hand, 0.3), fly(bounce, 0.3), fly(hand, 0.3)]
        return { flights: [fly(hand, 1.6, 0.4), ...taps], holder: null, restSeconds: 1 }
      }
      if (idleActs === 1) {
        const own = fly(spot(-endOf(server) * halfLength * 0.6, ball.y * 0.6, surface), shotSeconds * 0.3)
        const first = measures.isServedTwice ? [own] : []
        return { flights: [...first, ...shot(server, -ball.y, 0.5)], holder: null, restSeconds: 0 }
      }
      const y = between(random, -0.8, 0.8) * halfWidth
      return { flights: shot(sideAt(ball), y, between(random, 0.6, 0.92)), holder: null, restSeconds: 0 }
    },
  }
}
