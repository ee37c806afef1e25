import type { Random } from '@xezer/std/random'
import {
  type Act,
  type Actor,
  endOf,
  type Flight,
  MIDDLE,
  type Scene,
  type Side,
  type Situation,
  type Spot,
  type Told,
} from './scene.ts'

/** What a picture shows at an instant. */
export interface SceneView {
  readonly ball: Spot
  readonly actors: readonly Actor[]
  /** From 0 to 1: how loud it is. */
  readonly cheer: number
}

/** The play that is drawn between and around what is told. It knows no time of its own: whoever draws moves it on. */
export interface ScenePlay {
  tell(told: readonly Told[], turn: Side | null): void
  /** Play rests: at half-time, in a time-out, before the start, after the end. */
  rest(isResting: boolean): void
  advance(seconds: number): void
  view(): SceneView
  /** Counts what was worth seeing twice. */
  greatMoments(): number
}

/** What is told faster than it can be seen is left out, the oldest first. */
const WAITING_MAX = 3
/** A zone is believed for so many acts of the play between. */
const ZONE_ACTS = 5
const CHEER_SECONDS = 6
/** Longer steps are taken in pieces, so that a page that slept shows no leaps. */
const STEP_SECONDS = 0.1
const STEPS_MAX = 50

interface Walker extends Actor {
  x: number
  y: number
}

interface PlayState {
  ball: Spot
  /** Where the flight under way began, and for how long it lasts. */
  from: Spot
  flownSeconds: number
  flights: readonly Flight[]
  /** Null while play stands after the last one. */
  act: Act | null
  isToldAct: boolean
  restSeconds: number
  isResting: boolean
  holder: Side | null
  turn: Side | null
  zone: string
  idleActs: number
  cheer: number
  great: number
}

export function createScenePlay(scene: Scene, isPair: boolean, random: Random): ScenePlay {
  const count = scene.actorsOf(isPair)
  const state: PlayState = {
    ...{
      ball: MIDDLE,
      from: MIDDLE,
      flownSeconds: 0,
      flights: [],
      act: null,
      isToldAct: false,
      restSeconds: 0,
    },
    ...{ isResting: true, holder: null, turn: null, zone: '', idleActs: 0, cheer: 0, great: 0 },
  }
  const waiting: Told[] = []
  const situation = (): Situation => ({ ...state, random })
  const walkers = lineUp(scene, count, situation())
  const beginNext = () => {
    for (let told = waiting.shift(); told !== undefined; told = waiting.shift()) {
      const act = scene.actOf(told, situation())
      if (act === null) continue
      state.zone = told.key
      begin(state, act, true)
      return
    }
    if (!state.isResting) begin(state, scene.idleAct(situation()), false)
  }
  const step = (seconds: number) => {
    if (!flyOn(state, seconds) && stand(state, seconds)) beginNext()
    moveWalkers(scene, walkers, count, situation(), seconds)
    state.cheer = Math.max(0, state.cheer - seconds / CHEER_SECONDS)
  }
  return {
    tell(told, turn) {
      state.turn = turn
      waiting.push(...told)
      waiting.splice(0, Math.max(0, waiting.length - WAITING_MAX))
      if (waiting.length === 0) return
      // What was told goes before what is only drawn.
      if (!state.isToldAct) beginNext()
      else if (state.act === null) state.restSeconds = 0
    },
    rest(isResting) {
      state.isResting = isResting
    },
    advance(seconds) {
      const steps = Math.min(STEPS_MAX, Math.max(1, Math.ceil(seconds / STEP_SECONDS)))
      const size = Math.min(STEP_SECONDS, seconds / steps)
      for (let taken = 0; taken < steps; taken++) step(size)
    },
    view: () => ({ ball: state.ball, actors: walkers.map((walker) => ({ ...walker })), cheer: state.cheer }),
    greatMoments: () => state.great,
  }
}

/** Everybody where he wants to be at the beginning. */
function lineUp(scene: Scene, count: number, situation: Situation): Walker[] {
  return (['home', 'away'] as const).flatMap((side) =>
    Array.from({ length: count }, (_, number) => {
      const { x, y } = scene.placeOf({ side, number }, count, situation)
      return { side, number, x, y }
    }),
  )
}

function begin(state: PlayState, act: Act, isTold: boolean): void {
  state.act = act
  state.isToldAct = isTold
  state.flights = act.flights
  state.from = state.ball
  state.flownSeconds = 0
  state.restSeconds = act.restSeconds
  state.idleActs = isTold ? 0 : state.idleActs + 1
  if (!isTold && state.idleActs > ZONE_ACTS) state.zone = ''
}

/** Moves the ball on; false where it has arrived. */
function flyOn(state: PlayState, seconds: number): boolean {
  const [flight, ...later] = state.flights
  if (flight === undefined) return false
  state.flownSeconds += seconds
  const share = Math.min(1, state.flownSeconds / flight.seconds)
  state.ball = onTheWay(state.from, flight, share)
  if (share < 1) return true
  if (flight.isGreat === true) {
    state.cheer = 1
    state.great += 1
  }
  state.from = flight.to
  state.flownSeconds = 0
  state.flights = later
  return true
}

/** Play stands after an act; whether it has stood long enough. */
function stand(state: PlayState, seconds: number): boolean {
  if (state.act !== null) state.holder = state.act.holder
  state.act = null
  state.restSeconds -= seconds
  return state.restSeconds <= 0
}

function onTheWay(from: Spot, { to, rise }: Flight, share: number): Spot {
  const part = (start: number, end: number) => start + (end - start) * share
  return {
    x: part(from.x, to.x),
    y: part(from.y, to.y),
    z: part(from.z, to.z) + 4 * rise * share * (1 - share),
  }
}

function moveWalkers(
  scene: Scene,
  walkers: readonly Walker[],
  count: number,
  situation: Situation,
  seconds: number,
): void {
  const { ball, holder } = situation
  const carrier = scene.hasCarrier && holder !== null ? nearest(walkers, holder, ball) : undefined
  for (const walker of walkers) {
    const place = scene.placeOf(walker, count, situation)
    // He stands behind the ball as his side sees it.
    const target = walker === carrier ? { x: ball.x - 0.6 * endOf(walker.side), y: ball.y } : place
    const [dx, dy] = [target.x - walker.x, target.y - walker.y]
    const distance = Math.hypot(dx, dy)
    if (distance < 0.05) continue
    // Nobody starts and stops at once: the last metres are slower.
    const way = Math.min(distance, scene.actorSpeed * seconds * Math.min(1, 0.2 + distance / 4))
    walker.x += (dx / distance) * way
    walker.y += (dy / distance) * way
  }
}

function nearest(walkers: readonly Walker[], side: Side, ball: Spot): Walker | undefined {
  let best: Walker | undefined
  let least = Number.POSITIVE_INFINITY
  for (const walker of walkers) {
    if (walker.side !== side) continue
    const distance = Math.hypot(walker.x - ball.x, walker.y - ball.y)
    if (distance >= least) continue
    least = distance
    best = walker
  }
  return best
}
