import { seededRandom } from '@xezer/std/random'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SCENES } from '../scenes/find-scene.ts'
import { endOf, type Scene, type Side, type Told } from './scene.ts'
import { createScenePlay, type SceneView } from './scene-play.ts'

const FRAME_SECONDS = 1 / 60
const told = (key: string, side: Side | null, amount = 0): Told => ({ key, side, amount })
const start = (scene: Scene, seed = 'a') => {
  const play = createScenePlay(scene, false, seededRandom(seed))
  play.rest(false)
  return play
}
/** What is seen in the seconds after something was told. */
function watch(play: ReturnType<typeof start>, seconds: number): SceneView[] {
  const seen: SceneView[] = []
  for (let passed = 0; passed < seconds; passed += FRAME_SECONDS) {
    play.advance(FRAME_SECONDS)
    seen.push(play.view())
  }
  return seen
}
const scenes = Object.entries(SCENES)
const sides = ['home', 'away'] as const
const KEYS = [
  ...['attack', 'danger', 'corner', 'save', 'shot_off', 'shot_blocked', 'offside', 'throw_in', 'free_kick'],
  ...['penalty', 'penalty_missed', 'goal_cancelled', 'yellow_card', 'video_review', 'half_time', 'score'],
  ...['tip_off', 'foul', 'time_out', 'point', 'double_fault', 'ace', 'no_such_key'],
]

describe('createScenePlay: play as it is drawn around what is told', () => {
  it.each(scenes)('keeps ball and players of %s in the picture, whatever is told', (_name, scene) => {
    const facts = fc.tuple(
      fc.constantFrom(...KEYS),
      fc.constantFrom(...sides),
      fc.integer({ min: 1, max: 3 }),
    )
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 12 }), fc.string(), (all, seed) => {
        const play = start(scene, seed)
        for (const [key, side, amount] of all) {
          play.tell([told(key, side, amount)], side)
          for (const { ball, actors } of watch(play, 3)) {
            for (const { x, y } of [ball, ...actors]) {
              expect(Math.abs(x)).toBeLessThanOrEqual(scene.length / 2 + scene.margin)
              expect(Math.abs(y)).toBeLessThanOrEqual(scene.width / 2 + scene.margin)
            }
            expect(ball.z).toBeGreaterThanOrEqual(0)
          }
        }
      }),
      { numRuns: 6 },
    )
  })

  it.each(scenes)('never leaps: what moves in %s moves as fast as it can be seen', (_name, scene) => {
    const play = start(scene)
    play.tell([told('score', 'home', 2), told('point', 'away', 1)], 'home')
    let before = play.view().ball
    for (const { ball } of watch(play, 40)) {
      expect(Math.hypot(ball.x - before.x, ball.y - before.y)).toBeLessThan(scene.length / 20)
      before = ball
    }
  })

  it.each(sides)(
    'brings a goal of %s into the goal that it plays to, and the ball back to the middle',
    (side) => {
      const play = start(SCENES.football as Scene)
      play.tell([told('score', side, 1)], null)
      const seen = watch(play, 8)
      expect(Math.max(...seen.map(({ ball }) => endOf(side) * ball.x))).toBeGreaterThan(52.5)
      expect(seen.at(-1)?.ball.x).toBeCloseTo(0, 0)
      expect(play.greatMoments()).toBe(1)
      expect(Math.max(...seen.map(({ cheer }) => cheer))).toBeGreaterThan(0.9)
    },
  )

  it.each(sides)('never brings the ball into a goal that nobody told of: an attack of %s', (side) => {
    const play = start(SCENES.football as Scene)
    for (let minute = 0; minute < 5; minute++) {
      play.tell([told('danger', side)], null)
      for (const { ball } of watch(play, 20)) expect(Math.abs(ball.x)).toBeLessThan(52.5)
    }
    expect(play.greatMoments()).toBe(0)
  })

  it.each(sides)('throws what %s scores into its own basket', (side) => {
    const play = start(SCENES.basketball as Scene)
    play.tell([told('score', side, 2)], null)
    const highest = watch(play, 2).reduce(
      (best, { ball }) => (ball.z > best.z ? ball : best),
      play.view().ball,
    )
    expect(highest.z).toBeGreaterThan(3)
    expect(endOf(side) * highest.x).toBeGreaterThan(10)
  })

  it.each(['tennis', 'table_tennis'])('ends a rally of %s behind the side that lost the point', (name) => {
    const scene = SCENES[name] as Scene
    for (const side of sides) {
      const play = start(scene)
      play.tell([], 'home')
      watch(play, 12)
      play.tell([told('point', side, 1)], 'home')
      const furthest = watch(play, 3).reduce(
        (most, { ball }) => Math.max(most, endOf(side) * ball.x),
        Number.NEGATIVE_INFINITY,
      )
      expect(furthest).toBeGreaterThan(scene.length / 2 - 1.1)
    }
  })

  it('rests while the match rests, and a picture that slept is moved on by seconds at most', () => {
    const play = start(SCENES.football as Scene)
    play.rest(true)
    watch(play, 3)
    const { ball } = play.view()
    expect(watch(play, 5).every((view) => view.ball.x === ball.x && view.ball.y === ball.y)).toBe(true)
    play.rest(false)
    play.tell([told('score', 'home', 1)], null)
    play.advance(3600)
    expect(play.greatMoments()).toBe(1)
    expect(play.view().cheer).toBeGreaterThan(0)
  })

  it('shows of what comes at once the newest three', () => {
    const play = start(SCENES.football as Scene)
    play.tell(
      Array.from({ length: 9 }, () => told('score', 'home', 1)),
      null,
    )
    watch(play, 60)
    expect(play.greatMoments()).toBe(3)
  })
})
