import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import type { Scene } from '../play/scene.ts'
import { SCENES } from '../scenes/find-scene.ts'
import { footballScene } from '../scenes/football/football-scene.ts'
import { createCameraWork } from './camera-work.ts'
import { seenByCamera, seenFromAbove } from './projection.ts'

const PICTURE = { width: 1600, height: 900 }

describe('projections: where a spot of the field is in the picture', () => {
  it('shows all of the field from above, the home side playing to the right', () => {
    const project = seenFromAbove(footballScene, { width: 450, height: 240 })
    for (const x of [-52.5, 52.5]) {
      for (const y of [-34, 34]) {
        const pixel = project({ x, y, z: 0 })
        expect(pixel.x).toBeGreaterThan(0)
        expect(pixel.x).toBeLessThan(450)
        expect(pixel.y).toBeGreaterThan(0)
        expect(pixel.y).toBeLessThan(240)
      }
    }
    expect(project({ x: 10, y: 0, z: 0 }).x).toBeGreaterThan(225)
    expect(project({ x: 0, y: 0, z: 5 }).y).toBeLessThan(project({ x: 0, y: 0, z: 0 }).y)
  })

  it('shows by a camera what is near larger and lower, what is high above, and right on the right', () => {
    const camera = createCameraWork(footballScene, 16 / 9).follow({ x: 0, y: 0, z: 0 }, 1, false)
    const project = seenByCamera(camera, PICTURE)
    const [near, far] = [project({ x: 0, y: 30, z: 0 }), project({ x: 0, y: -30, z: 0 })]
    expect(near.scale).toBeGreaterThan(far.scale)
    expect(near.y).toBeGreaterThan(far.y)
    expect(project({ x: 0, y: 0, z: 3 }).y).toBeLessThan(project({ x: 0, y: 0, z: 0 }).y)
    expect(project({ x: 9, y: 0, z: 0 }).x).toBeGreaterThan(800)
  })

  it('keeps the ball in the picture wherever play is, once the camera has turned', () => {
    const work = createCameraWork(footballScene, 16 / 9)
    for (const x of [-52, -20, 0, 33, 52]) {
      for (const y of [-33, 0, 33]) {
        let camera = work.follow({ x, y, z: 0 }, 10, false)
        camera = work.follow({ x, y, z: 0 }, 10, false)
        const pixel = seenByCamera(camera, PICTURE)({ x, y, z: 0 })
        expect(pixel.x).toBeGreaterThan(0)
        expect(pixel.x).toBeLessThan(PICTURE.width)
        expect(pixel.y).toBeGreaterThan(0)
        expect(pixel.y).toBeLessThan(PICTURE.height)
      }
    }
  })

  it.each(['tennis', 'table_tennis'])('shows both who play %s, wherever the ball is', (name) => {
    const scene = SCENES[name] as Scene
    const work = createCameraWork(scene, 16 / 9)
    const random = seededRandom(name)
    for (const end of [-1, 1]) {
      const ball = { x: (end * scene.length) / 2, y: 0, z: 0 }
      const situation = { ball, holder: null, turn: null, zone: '', idleActs: 0, random }
      work.follow(ball, 10, false)
      const project = seenByCamera(work.follow(ball, 10, false), PICTURE)
      for (const side of ['home', 'away'] as const) {
        const { x } = project(scene.placeOf({ side, number: 0 }, 1, situation))
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(PICTURE.width)
      }
    }
  })
})
