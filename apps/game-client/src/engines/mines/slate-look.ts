import { linear, polygon, radial, scatter } from '../../drawing/paint.ts'
import { type MinesLook, picture } from './look.ts'

const SPIKES = Array.from({ length: 8 }, (_, place) => {
  const angle = (place * Math.PI) / 4
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  return `<path d="M${50 + x * 24} ${50 + y * 24}L${50 + x * 39} ${50 + y * 39}" stroke="#1b0c12" stroke-width="8" stroke-linecap="round"/>`
}).join('')

/** A yard of slate in the night: emeralds lie under some of its slabs. */
export const SLATE_LOOK: MinesLook = {
  back: (context, { width, height }) => {
    const middle = { x: width / 2, y: height * 0.42 }
    const reach = Math.hypot(width, height) * 0.6
    context.fillStyle = radial(context, middle, reach, [
      [0, '#1b4058'],
      [0.45, '#102436'],
      [1, '#060b12'],
    ])
    context.fillRect(0, 0, width, height)
    const random = scatter(17)
    const side = 84
    for (let row = -1; row * side * 0.5 < height + side; row++) {
      for (let column = -1; column * side < width + side; column++) {
        const x = column * side + (row % 2 === 0 ? 0 : side / 2)
        const y = row * side * 0.5
        const slab = [
          { x, y: y - side * 0.24 },
          { x: x + side * 0.47, y },
          { x, y: y + side * 0.24 },
          { x: x - side * 0.47, y },
        ]
        polygon(context, slab, `rgba(140, 190, 220, ${0.015 + random() * 0.035})`)
      }
    }
    context.fillStyle = linear(
      context,
      [0, 0, 0, height],
      [
        [0, 'rgba(6, 11, 18, 0.5)'],
        [0.3, 'rgba(6, 11, 18, 0)'],
        [0.75, 'rgba(6, 11, 18, 0)'],
        [1, 'rgba(6, 11, 18, 0.7)'],
      ],
    )
    context.fillRect(0, 0, width, height)
  },
  closed: picture(
    '<path d="M50 26L74 50L50 74L26 50Z" fill="none" stroke="#8fb0c8" stroke-width="3.4" opacity=".62"/><path d="M50 39L61 50L50 61L39 50Z" fill="#8fb0c8" opacity=".26"/>',
  ),
  safe: picture(
    '<defs><radialGradient id="g"><stop offset="0" stop-color="#2bd4c0" stop-opacity=".75"/><stop offset="1" stop-color="#2bd4c0" stop-opacity="0"/></radialGradient></defs><circle cx="50" cy="52" r="48" fill="url(#g)"/><path d="M17 40L35 20H65L83 40L50 84Z" fill="#2bd4c0"/><path d="M17 40H40L50 84Z" fill="#0fa595"/><path d="M83 40H60L50 84Z" fill="#0a6f6c"/><path d="M35 20H65L60 40H40Z" fill="#d8fff8"/><path d="M17 40L35 20L40 40Z" fill="#7ff0e0"/><path d="M83 40L65 20L60 40Z" fill="#18b8a6"/><path d="M40 40H60L50 84Z" fill="#2bd4c0"/><path d="M38 22L62 22" stroke="#fff" stroke-width="2" opacity=".9"/>',
  ),
  mine: picture(
    `<defs><radialGradient id="g"><stop offset="0" stop-color="#ff5a3a" stop-opacity=".8"/><stop offset="1" stop-color="#ff5a3a" stop-opacity="0"/></radialGradient><radialGradient id="b" cx=".34" cy=".3" r=".75"><stop offset="0" stop-color="#7a6a76"/><stop offset=".6" stop-color="#2a1c24"/><stop offset="1" stop-color="#0e070b"/></radialGradient></defs><circle cx="50" cy="50" r="48" fill="url(#g)"/>${SPIKES}<circle cx="50" cy="50" r="27" fill="url(#b)"/><circle cx="41" cy="40" r="5.5" fill="#fff" opacity=".85"/><circle cx="50" cy="52" r="8" fill="#ff5a3a"/><circle cx="50" cy="52" r="3.4" fill="#ffe0c0"/>`,
  ),
  colours: {
    top: '#3b5c78',
    bottom: '#1f344a',
    edge: 'rgba(255, 255, 255, 0.2)',
    under: '#0a1420',
    open: '#0b3a3c',
    'open-edge': '#2bd4c0',
    bad: '#4a0f1c',
    'bad-edge': '#ff5a6a',
  },
}
