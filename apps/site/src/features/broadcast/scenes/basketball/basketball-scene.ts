import { spot } from '../../paint/brush.ts'
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
} from '../../play/scene.ts'
import { COURT, HOOP, paintBasketballCourt } from './paint-court.ts'

/** Around the hoop that a side plays at, as far from it along the court and across. */
const LINE_UP: readonly (readonly [x: number, y: number])[] = [
  [8.4, 0],
  [6.2, -5],
  [6.2, 5],
  [1.2, -4.4],
  [1.6, 3],
]
const CENTRE = spot(0, 0, 1)
const CHEST = 1.2

const fly = (to: Spot, seconds: number, rise = 0): Flight => ({ to, seconds, rise })

/** From where so many points are thrown, how far from the hoop. */
const THROWS: Readonly<Record<number, { distance: number; rise: number; seconds: number }>> = {
  1: { distance: 4.3, rise: 1.1, seconds: 0.8 },
  2: { distance: 3, rise: 0.9, seconds: 0.6 },
  3: { distance: 6.9, rise: 2.2, seconds: 0.9 },
}

function basket(side: Side, amount: number, { random }: Situation): Act {
  const end = endOf(side)
  const { distance, rise, seconds } = THROWS[Math.min(3, amount)] ?? { distance: 3, rise: 1, seconds: 0.6 }
  const angle = amount === 1 ? 0 : between(random, -1.2, 1.2)
  const from = spot(end * (HOOP.x - distance * Math.cos(angle)), distance * Math.sin(angle), 1.9)
  const hoop = spot(end * HOOP.x, 0, HOOP.z)
  return {
    flights: [
      fly({ ...from, z: CHEST }, 0.5),
      fly(from, 0.2),
      { ...fly(hoop, seconds, rise), isGreat: amount >= 3 },
      fly(spot(hoop.x, 0), 0.45),
      fly(spot(end * (COURT.length / 2 + 0.5), 1.5, CHEST), 0.9),
      fly(spot(end * 8, 3, CHEST), 0.6),
    ],
    holder: otherSide(side),
    restSeconds: 0.1,
  }
}

const FROM_THE_MIDDLE = new Set([
  'tip_off',
  'quarter_start',
  'overtime',
  'half_time',
  'quarter_end',
  'full_time',
])
const STOPS = new Set(['foul', 'time_out', 'video_review'])

export const basketballScene: Scene = {
  ...COURT,
  margin: 1.8,
  ballRadius: 0.26,
  ballInk: 'ball-orange',
  actorHeight: 1.98,
  actorSpeed: 5.5,
  shown: 0.95,
  hasCarrier: true,
  actorsOf: () => LINE_UP.length,
  placeOf({ side, number }, _count, { holder, ball }) {
    const [far, across] = LINE_UP[number] ?? [0, 0]
    const attacking = holder ?? 'home'
    const end = endOf(attacking)
    // Who defends stands between his man and the hoop.
    const share = side === attacking ? 1 : 0.72
    const drift = 0.12 * (ball.y - across)
    return spot(end * (HOOP.x - far * share), across * share + drift)
  },
  actOf({ key, side, amount }, situation) {
    if (key === 'score' && side !== null) return basket(side, amount, situation)
    if (FROM_THE_MIDDLE.has(key)) return { flights: [fly(CENTRE, 0.8)], holder: null, restSeconds: 1 }
    if (!STOPS.has(key)) return null
    const { ball, holder } = situation
    return { flights: [fly({ ...ball, z: CHEST }, 0.4)], holder, restSeconds: 3 }
  },
  idleAct({ ball, holder, random }) {
    const has = holder ?? (random.below(2) === 0 ? 'home' : 'away')
    const end = endOf(has)
    // It is brought up the court first, then it goes around.
    if (end * ball.x < 1) {
      return {
        flights: [fly(spot(end * 4.5, between(random, -3, 3), CHEST), 2.6)],
        holder: has,
        restSeconds: 0.4,
      }
    }
    const angle = between(random, -1.25, 1.25)
    const radius = between(random, 3.5, 8)
    const to = spot(end * (HOOP.x - radius * Math.cos(angle)), radius * Math.sin(angle), CHEST)
    const metres = Math.hypot(to.x - ball.x, to.y - ball.y)
    return {
      flights: [fly(to, 0.25 + metres / 11, 0.3)],
      holder: has,
      restSeconds: between(random, 0.5, 1.6),
    }
  },
  paintField: paintBasketballCourt,
}
