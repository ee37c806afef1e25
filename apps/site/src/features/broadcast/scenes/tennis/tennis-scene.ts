import { type Brush, box, closed, spot } from '../../paint/brush.ts'
import type { Scene } from '../../play/scene.ts'
import { rallyPlay } from '../rally.ts'

const COURT = { length: 23.77, width: 10.97 } as const
const [X, Y] = [COURT.length / 2, COURT.width / 2]
const SINGLES = 4.115
const SERVICE = 6.4
const LINE = 0.06
const NET = { ends: 1.07, middle: 0.914 } as const

function paintCourt(brush: Brush): void {
  brush.area(box(-X - 5.5, -Y - 3.4, X + 5.5, Y + 3.4), 'court-around')
  brush.area(box(-X, -Y, X, Y), 'court')
  brush.line(closed(box(-X, -Y, X, Y)), 'line', LINE)
  for (const y of [-SINGLES, SINGLES]) brush.line([spot(-X, y), spot(X, y)], 'line', LINE)
  for (const x of [-SERVICE, SERVICE]) brush.line([spot(x, -SINGLES), spot(x, SINGLES)], 'line', LINE)
  brush.line([spot(-SERVICE, 0), spot(SERVICE, 0)], 'line', LINE)
  const [low, high] = [-Y - 0.9, Y + 0.9]
  brush.area(
    [spot(0, low), spot(0, high), spot(0, high, NET.ends), spot(0, 0, NET.middle), spot(0, low, NET.ends)],
    'net',
  )
  brush.line([spot(0, low, NET.ends), spot(0, 0, NET.middle), spot(0, high, NET.ends)], 'line', LINE)
}

export const tennisScene: Scene = {
  ...COURT,
  margin: 4.2,
  ballRadius: 0.2,
  ballInk: 'ball-yellow',
  actorHeight: 1.85,
  actorSpeed: 5,
  shown: 0.86,
  actorsOf: (isPair) => (isPair ? 2 : 1),
  ...rallyPlay({
    halfLength: X,
    halfWidth: SINGLES,
    surface: 0,
    behind: 1.2,
    hitHeight: 1,
    rise: 1.3,
    shotSeconds: 1.25,
    pauseSeconds: 9,
    isServedTwice: false,
  }),
  paintField: paintCourt,
}
