import { spot } from '../../paint/brush.ts'
import {
  type Act,
  between,
  endOf,
  type Flight,
  MIDDLE,
  otherSide,
  type Scene,
  type Side,
  type Situation,
  type Spot,
  type Told,
} from '../../play/scene.ts'
import { FIELD, paintFootballField } from './paint-field.ts'

/** Where a side that plays to the right stands: a keeper, four, four and two. */
const LINE_UP: readonly (readonly [x: number, y: number])[] = [
  [-50, 0],
  [-33, -24],
  [-36, -8],
  [-36, 8],
  [-33, 24],
  [-12, -26],
  [-15, -8],
  [-15, 8],
  [-12, 26],
  [5, -9],
  [8, 9],
]
const GOAL = { line: FIELD.length / 2, deep: FIELD.length / 2 + 1.2, spot: FIELD.length / 2 - 11 }

const stay = (at: Spot, seconds: number): Flight => ({ to: at, seconds, rise: 0 })
const fly = (to: Spot, seconds: number, rise = 0): Flight => ({ to, seconds, rise })

/** What is seen of each thing that is told of a side that plays to the right; mirrored for the other one. */
const ACTS: Readonly<
  Record<string, (side: Side, situation: Situation) => Omit<Act, 'holder'> & { holder?: Side }>
> = {
  attack: (_side, { random }) => ({
    flights: [fly(spot(between(random, 18, 28), between(random, -24, 24)), 1.1)],
    restSeconds: 0.3,
  }),
  danger: (_side, { random }) => ({
    flights: [fly(spot(between(random, 36, 43), between(random, -16, 16)), 0.9, 1)],
    restSeconds: 0.2,
  }),
  score: (_side, { random }) => {
    const height = between(random, 0.3, 2)
    const net = spot(GOAL.deep, between(random, -3, 3), height)
    return {
      flights: [
        fly(spot(between(random, 36, 42), between(random, -9, 9)), 0.8),
        { ...fly(net, 0.45, 0.3), isGreat: true },
        fly(spot(GOAL.deep, net.y), 0.4),
        stay(spot(GOAL.deep, net.y), 3),
        fly(MIDDLE, 2.2),
      ],
      restSeconds: 1.5,
    }
  },
  goal_cancelled: (side) => ({
    flights: [fly(spot(GOAL.spot + 5, 0), 1.5), stay(spot(GOAL.spot + 5, 0), 1.5), fly(spot(5, 6), 1.8, 8)],
    restSeconds: 0.5,
    holder: otherSide(side),
  }),
  penalty: () => ({ flights: [fly(spot(GOAL.spot, 0), 1.2)], restSeconds: 6 }),
  penalty_missed: (side) => ({
    flights: [
      stay(spot(GOAL.spot, 0), 0.6),
      fly(spot(GOAL.line + 3, 5.5, 2.4), 0.5),
      stay(spot(GOAL.line + 3, 5.5), 1.5),
      fly(spot(GOAL.line - 6, 0), 1.2),
      fly(spot(2, 8), 1.9, 9),
    ],
    restSeconds: 0.4,
    holder: otherSide(side),
  }),
  corner: (_side, { random }) => {
    const corner = spot(GOAL.line, random.below(2) === 0 ? -FIELD.width / 2 : FIELD.width / 2)
    return {
      flights: [
        fly(corner, 1.2),
        stay(corner, 1.8),
        fly(spot(GOAL.line - 8, between(random, -5, 5), 1.6), 1.3, 5),
        fly(spot(between(random, 22, 30), between(random, -18, 18)), 1.1, 4),
      ],
      restSeconds: 0.3,
    }
  },
  shot_off: (side, { random }) => {
    const off = spot(GOAL.line + 4, between(random, 4.5, 9) * (random.below(2) === 0 ? -1 : 1), 2.6)
    return {
      flights: [
        fly(spot(between(random, 32, 40), between(random, -10, 10)), 0.7),
        fly(off, 0.6, 0.6),
        stay({ ...off, z: 0 }, 2),
        fly(spot(GOAL.line - 6, 3), 0.9),
        fly(spot(between(random, -5, 8), between(random, -18, 18)), 2, 10),
      ],
      restSeconds: 0.3,
      holder: otherSide(side),
    }
  },
  shot_blocked: (_side, { random }) => ({
    flights: [
      fly(spot(36, between(random, -8, 8)), 0.6),
      fly(spot(40.5, between(random, -6, 6)), 0.25),
      fly(spot(between(random, 26, 33), between(random, -22, 22)), 0.9, 2),
    ],
    restSeconds: 0.2,
  }),
  save: (side, { random }) => {
    const hands = spot(GOAL.line - 0.8, between(random, -2.8, 2.8), between(random, 0.4, 1.8))
    return {
      flights: [
        fly(spot(between(random, 35, 41), between(random, -10, 10)), 0.7),
        fly(hands, 0.45, 0.3),
        stay({ ...hands, z: 0.9 }, 2),
        fly(spot(between(random, 8, 20), between(random, -22, 22)), 1.9, 8),
      ],
      restSeconds: 0.3,
      holder: otherSide(side),
    }
  },
  offside: (side, { random }) => {
    const at = spot(between(random, 26, 38), between(random, -18, 18))
    return {
      flights: [fly(at, 0.9), stay(at, 2), fly(spot(5, -at.y), 1.8, 7)],
      restSeconds: 0.3,
      holder: otherSide(side),
    }
  },
  throw_in: (_side, { random }) => {
    const line = spot(between(random, -10, 30), (random.below(2) === 0 ? -1 : 1) * (FIELD.width / 2))
    return {
      flights: [fly(line, 1), stay(line, 1.4), fly(spot(line.x + 6, line.y * 0.7), 0.8, 1.5)],
      restSeconds: 0.2,
    }
  },
  free_kick: (_side, { random }) => {
    const at = spot(between(random, 8, 27), between(random, -18, 18))
    return {
      flights: [fly(at, 1), stay(at, 2.5), fly(spot(40, between(random, -8, 8)), 1.2, 5)],
      restSeconds: 0.2,
    }
  },
}
/** What stops play where the ball is. */
const STOPS = new Set(['yellow_card', 'red_card', 'second_yellow_card', 'substitution', 'video_review'])
const FROM_THE_MIDDLE = new Set(['kick_off', 'second_half', 'half_time', 'full_time'])

/** A ball in play between two things that are told comes no nearer to a goal line. */
const IDLE_X_MAX = 44
const IDLE_Y_MAX = 30
/** How far in front a side plays when it was told to attack. */
const ZONES: Readonly<Record<string, number>> = {
  attack: 22,
  free_kick: 22,
  corner: 30,
  danger: 36,
  shot_blocked: 32,
}
const LOSES_CHANCE = 0.14

export const footballScene: Scene = {
  ...FIELD,
  margin: 5,
  ballRadius: 0.36,
  ballInk: 'ball',
  actorHeight: 1.85,
  actorSpeed: 6.5,
  shown: 0.58,
  hasCarrier: true,
  actorsOf: () => LINE_UP.length,
  placeOf({ side, number }, _count, { ball, holder }) {
    const [x, y] = LINE_UP[number] ?? [0, 0]
    const end = endOf(side)
    if (number === 0) return spot(end * x + 0.04 * (ball.x - end * x), within(ball.y * 0.15, 3.5))
    // The side moves with the ball, and goes forward when it has it.
    const forward = holder === side ? 9 : -2
    const shifted = x + forward + 0.52 * end * ball.x
    return spot(end * within(shifted, 46), y * 0.82 + ball.y * 0.28)
  },
  actOf({ key, side }: Told, situation: Situation): Act | null {
    if (FROM_THE_MIDDLE.has(key)) return { flights: [fly(MIDDLE, 1)], holder: side, restSeconds: 1 }
    if (STOPS.has(key))
      return { flights: [stay({ ...situation.ball, z: 0 }, 2.5)], holder: situation.holder, restSeconds: 1 }
    const act = side === null ? undefined : ACTS[key]?.(side, situation)
    if (act === undefined || side === null) return null
    const end = endOf(side)
    const flights = act.flights.map((flight) => ({ ...flight, to: { ...flight.to, x: end * flight.to.x } }))
    return { ...act, flights, holder: act.holder ?? (key === 'score' ? otherSide(side) : side) }
  },
  idleAct({ ball, holder, zone, random }) {
    const has = holder ?? (random.below(2) === 0 ? 'home' : 'away')
    const end = endOf(has)
    const wanted = end * (ZONES[zone] ?? between(random, -18, 18))
    const x = within(ball.x + within(wanted - ball.x, 14) + between(random, -9, 9), IDLE_X_MAX)
    const y = within(ball.y * 0.5 + between(random, -20, 20), IDLE_Y_MAX)
    const metres = Math.hypot(x - ball.x, y - ball.y)
    const isLost = ZONES[zone] === undefined && random.next() < LOSES_CHANCE
    return {
      flights: [fly(spot(x, y), 0.35 + metres / 15, metres > 24 ? 3.5 : 0)],
      holder: isLost ? otherSide(has) : has,
      restSeconds: between(random, 0.4, 1.3),
    }
  },
  paintField: paintFootballField,
}

function within(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}
