import { random } from './random.ts'

/** Attributes of an element besides its shape and fill, as SVG text. */
type Extra = string

/**
 * Colour stops as one text: `#fff 0,#000 1 .5` is white at the start, black at the end, half seen through.
 */
type Stops = string

/** Draws SVG text, bottom layer first. What is drawn depends on the calls alone, so the same theme is the same text. */
export class Picture {
  readonly width: number
  readonly height: number
  private readonly name: string
  private count = 0
  private defs = ''
  private body = ''

  /** The name keeps apart the gradients of pictures that stand in one document. */
  constructor(name: string, width = 300, height = 188) {
    this.name = name
    this.width = width
    this.height = height
  }

  linear(stops: Stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.define('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, readStops(stops))
  }

  radial(stops: Stops, cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, readStops(stops))
  }

  /** An attribute that softens its element. */
  blur(deviation: number): Extra {
    const blurred = `<feGaussianBlur stdDeviation="${deviation}"/>`
    return `filter="${this.define('filter', 'x="-60%" y="-60%" width="220%" height="220%"', blurred)}"`
  }

  /** An attribute that cuts its element to a path. */
  clip(path: string): Extra {
    return `clip-path="${this.define('clipPath', '', `<path d="${path}"/>`)}"`
  }

  add(svg: string): this {
    this.body += svg
    return this
  }

  rect(fill: string, x = 0, y = 0, width = this.width, height = this.height, extra: Extra = ''): this {
    return this.add(`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${extra}/>`)
  }

  circle(x: number, y: number, radius: number, fill: string, extra: Extra = ''): this {
    return this.add(`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${extra}/>`)
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra: Extra = ''): this {
    return this.add(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`)
  }

  path(path: string, fill: string, extra: Extra = ''): this {
    return this.add(`<path d="${path}" fill="${fill}" ${extra}/>`)
  }

  line(path: string, colour: string, width = 1, extra: Extra = ''): this {
    const round = 'stroke-linecap="round" stroke-linejoin="round"'
    return this.add(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ${round} ${extra}/>`,
    )
  }

  /** All that `draw` draws, moved, turned and scaled together. */
  group(transform: string, draw: () => void, extra: Extra = ''): this {
    this.body += `<g ${transform === '' ? '' : `transform="${transform}"`} ${extra}>`
    draw()
    this.body += '</g>'
    return this
  }

  glow(x: number, y: number, radius: number, colour: string, opacity = 1): this {
    const stops = `${colour} 0 ${opacity},${colour} .35 ${opacity * 0.42},${colour} 1 0`
    return this.circle(x, y, radius, this.radial(stops))
  }

  stars(count: number, height: number, seed: number, colour = '#fff'): this {
    const next = random(seed)
    for (let index = 0; index < count; index++) {
      const [x, y] = [next() * this.width, next() * height]
      const radius = 0.35 + next() * next() * 1.1
      this.circle(x, y, radius, colour, `opacity="${0.35 + next() * 0.65}"`)
    }
    return this
  }

  /** Mountains: peaks `rise` above `y`, down to the lower edge. */
  ridge(y: number, rise: number, peaks: number, seed: number, fill: string, extra: Extra = ''): this {
    const next = random(seed)
    let path = `M-6 188L-6 ${y}`
    for (let index = 0; index <= peaks; index++) {
      const height = (index % 2 ? rise : rise * 0.25) * (0.45 + next() * 0.75)
      path += `L${-6 + (312 * index) / peaks} ${y - height}`
    }
    return this.path(`${path}L306 188Z`, fill, extra)
  }

  hill(y: number, rise: number, fill: string, phase = 0, waves = 1): this {
    let path = 'M-4 188'
    for (let x = -4; x <= 304; x += 8) {
      const turn = (x / 300) * Math.PI * waves
      const height = Math.sin(turn * 2 + phase) * rise + Math.sin(turn * 5 + phase * 2) * rise * 0.3
      path += `L${x} ${y - height}`
    }
    return this.path(`${path}L304 188Z`, fill)
  }

  vignette(opacity = 0.5): this {
    return this.rect(this.radial(`#000 .55 0,#000 1 ${opacity}`, 0.5, 0.46, 0.78))
  }

  svg(): string {
    const { width, height } = this
    const head = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
    return tidy(
      `<svg ${head} preserveAspectRatio="xMidYMid slice"><defs>${this.defs}</defs>${this.body}</svg>`,
    )
  }

  private define(element: string, attributes: string, content: string): string {
    const id = `${this.name}-${this.count++}`
    this.defs += `<${element} id="${id}" ${attributes}>${content}</${element}>`
    return `url(#${id})`
  }
}

function readStops(stops: Stops): string {
  return stops
    .split(',')
    .map((stop) => {
      const [colour, offset, opacity] = stop.trim().split(' ')
      const seen = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${seen}/>`
    })
    .join('')
}

/** Two decimals are finer than any screen; engines round sines differently beyond them. */
function tidy(svg: string): string {
  return svg
    .replace(/-?\d+\.\d{3,}(e-?\d+)?/g, (digits) => String(Number(Number(digits).toFixed(2))))
    .replace(/ +(\/?>)/g, '$1')
}
