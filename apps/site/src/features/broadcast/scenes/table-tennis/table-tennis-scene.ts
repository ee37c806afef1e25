import { type Brush, box, closed, spot } from '../../paint/brush.ts'
import type { Scene } from '../../play/scene.ts'
import { rallyPlay } from '../rally.ts'

const TABLE = { length: 2.74, width: 1.525, height: 0.76 } as const
const [X, Y, Z] = [TABLE.length / 2, TABLE.width / 2, TABLE.height]
const LINE = 0.02
const NET = { height: 0.1525, beyond: 0.15 } as const
/** Around the table, as much as is shown. */
const FLOOR = { x: 2.9, y: 1.7 } as const

function paintTable(brush: Brush): void {
  brush.area(box(-FLOOR.x, -FLOOR.y, FLOOR.x, FLOOR.y), 'floor')
  for (const x of [-X + 0.3, X - 0.3]) {
    for (const y of [-Y + 0.2, Y - 0.2]) brush.line([spot(x, y), spot(x, y, Z)], 'table-leg', 0.06)
  }
  brush.area(box(-X, -Y, X, Y, Z), 'table')
  brush.line(closed(box(-X, -Y, X, Y, Z)), 'line', LINE)
  brush.line([spot(-X, 0, Z), spot(X, 0, Z)], 'line', LINE / 2)
  const [low, high, top] = [-Y - NET.beyond, Y + NET.beyond, Z + NET.height]
  brush.area([spot(0, low, Z), spot(0, high, Z), spot(0, high, top), spot(0, low, top)], 'net')
  brush.line([spot(0, low, top), spot(0, high, top)], 'line', LINE)
}

export const tableTennisScene: Scene = {
  length: 2 * (FLOOR.x - 0.4),
  width: 2 * (FLOOR.y - 0.4),
  margin: 0.4,
  ballRadius: 0.035,
  ballInk: 'ball',
  actorHeight: 1.75,
  actorSpeed: 2.4,
  shown: 0.8,
  actorsOf: (isPair) => (isPair ? 2 : 1),
  ...rallyPlay({
    halfLength: X,
    halfWidth: Y,
    surface: Z,
    behind: 0.45,
    hitHeight: 0.98,
    rise: 0.16,
    shotSeconds: 0.72,
    pauseSeconds: 4,
    isServedTwice: true,
  }),
  paintField: paintTable,
}
