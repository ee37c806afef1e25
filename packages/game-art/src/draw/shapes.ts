/** Paths that many themes draw with, as the text of a path's `d`. */

/** A pointed arch of an old window or gate: `x` its middle, `base` its foot. */
export function arch(x: number, base: number, width: number, height: number): string {
  const [left, right, shoulder, bend] = [
    x - width / 2,
    x + width / 2,
    base - height * 0.5,
    base - height * 0.78,
  ]
  const tip = `${base - height * 0.88} ${x} ${base - height}`
  const fall = `C${x + width * 0.16} ${base - height * 0.88} ${right} ${bend} ${right} ${shoulder}V${base}Z`
  return `M${left} ${base}V${shoulder}C${left} ${bend} ${x - width * 0.16} ${tip}${fall}`
}

export function star(x: number, y: number, outer: number, inner: number, points = 8, turn = 0): string {
  let path = ''
  for (let index = 0; index < points * 2; index++) {
    const angle = turn + (Math.PI * index) / points - Math.PI / 2
    const radius = index % 2 ? inner : outer
    path += `${index ? 'L' : 'M'}${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`
  }
  return `${path}Z`
}

/** A rhomb in steps, as weavers knot it. */
export function stepped(x: number, y: number, width: number, height: number, steps: number): string {
  const corner: [number, number][] = []
  for (let index = 0; index < steps; index++) {
    const across = width * (1 - index / steps)
    corner.push([across, (height * index) / steps], [across, (height * (index + 1)) / steps])
  }
  const side = (right: number, down: number) =>
    corner.map(([across, along]) => `${x + across * right} ${y + along * down}`)
  const points = [...side(1, -1), ...side(-1, -1).reverse(), ...side(-1, 1), ...side(1, 1).reverse()]
  return `M${points.join('L')}Z`
}

/** A leaf from its stalk at (x, y), pointing where `degrees` says (0 is right, 90 down). */
export function leaf(x: number, y: number, length: number, width: number, degrees: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const at = (along: number, across: number) =>
    `${x + along * cos - across * sin} ${y + along * sin + across * cos}`
  const there = `C${at(length * 0.3, -width)} ${at(length * 0.7, -width)} ${at(length, 0)}`
  return `M${at(0, 0)}${there}C${at(length * 0.7, width)} ${at(length * 0.3, width)} ${at(0, 0)}Z`
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Equal steps along a closed outline of cubic curves (`M` and `C` with absolute numbers). */
export function pointsAlong(path: string, count: number): readonly Point[] {
  const numbers = [...path.matchAll(/-?\d*\.?\d+/g)].map(([digits]) => Number(digits))
  const at = (index: number): Point => ({ x: numbers[index * 2] ?? 0, y: numbers[index * 2 + 1] ?? 0 })
  const trail: Point[] = []
  for (let start = 0; start * 2 + 7 < numbers.length; start += 3) {
    for (let step = 0; step < 24; step++) {
      trail.push(curvePoint([at(start), at(start + 1), at(start + 2), at(start + 3)], step / 24))
    }
  }
  return spread(trail, count)
}

function curvePoint([a, b, c, d]: readonly [Point, Point, Point, Point], part: number): Point {
  const rest = 1 - part
  const weigh = (axis: 'x' | 'y') =>
    a[axis] * rest ** 3 +
    3 * b[axis] * rest ** 2 * part +
    3 * c[axis] * rest * part ** 2 +
    d[axis] * part ** 3
  return { x: weigh('x'), y: weigh('y') }
}

/** Of a closed trail the points at equal distances. */
function spread(trail: readonly Point[], count: number): readonly Point[] {
  const lengths = trail.map((point, index) => {
    const next = trail[(index + 1) % trail.length] ?? point
    return Math.hypot(next.x - point.x, next.y - point.y)
  })
  const distance = lengths.reduce((sum, length) => sum + length, 0) / count
  const found: Point[] = []
  let walked = 0
  trail.forEach((point, index) => {
    if (found.length < count && walked >= found.length * distance) found.push(point)
    walked += lengths[index] ?? 0
  })
  return found
}
