import type { Actor, Scene, Spot } from '../play/scene.ts'
import type { SceneView } from '../play/scene-play.ts'
import { type Brush, spot } from './brush.ts'

/** Seen from above a person is a disc of this share of his height. */
const DISC = 0.42
const SHADOW = 0.35

/** The match as a plan, on its field: for a small window. */
export function paintPlan(brush: Brush, scene: Scene, { ball, actors }: SceneView): void {
  const radius = (scene.actorHeight * DISC * Math.max(1, scene.length / 60)) / (scene.length < 10 ? 3 : 1)
  for (const { side, x, y } of actors) {
    brush.disc(spot(x + radius * 0.2, y + radius * 0.25), radius, 'shade')
    brush.disc(spot(x, y), radius, side)
    brush.arc(spot(x, y), radius, 'ball', radius * 0.14)
  }
  paintBall(brush, scene, ball, Math.max(1.3, scene.length / 42))
}

/** The match as a camera sees it: who is nearer stands in front. */
export function paintScenery(brush: Brush, scene: Scene, { ball, actors }: SceneView): void {
  scene.paintField(brush)
  const far = [...actors].sort((one, other) => one.y - other.y)
  for (const actor of far.filter(({ y }) => y <= ball.y)) paintPerson(brush, scene, actor)
  paintBall(brush, scene, ball, 1)
  for (const actor of far.filter(({ y }) => y > ball.y)) paintPerson(brush, scene, actor)
}

function paintBall(brush: Brush, { ballRadius, ballInk }: Scene, ball: Spot, size: number): void {
  brush.disc(spot(ball.x, ball.y), ballRadius * size, 'shade')
  brush.disc(ball, ballRadius * size * (1 + ball.z * 0.03), ballInk)
}

/** Legs swing with the way that was walked. */
function paintPerson(brush: Brush, { actorHeight }: Scene, { side, x, y, number }: Actor): void {
  const swing = 0.16 * Math.sin(2.4 * (x + y) + number)
  const [hip, neck, head] = [actorHeight * 0.48, actorHeight * 0.82, actorHeight * 0.92]
  brush.disc(spot(x, y + 0.15), SHADOW, 'shade')
  for (const leg of [-1, 1]) {
    brush.line([spot(x + leg * (0.09 + swing), y), spot(x + leg * 0.09, y, hip)], 'legs', 0.17)
  }
  brush.line([spot(x, y, hip - 0.12), spot(x, y, neck)], side, 0.46)
  brush.disc(spot(x, y, head), 0.15, 'skin')
}
