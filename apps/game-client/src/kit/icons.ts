import { draw } from './dom.ts'

/** Strokes of 24 × 24. */
const STROKES = {
  back: 'M15 6l-6 6 6 6',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
  'sound-on': 'M5 9h3l5-4v14l-5-4H5zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  'sound-off': 'M5 9h3l5-4v14l-5-4H5zM16.5 9.5l5 5M21.5 9.5l-5 5',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.8v.1',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  repeat: 'M4 12V9a3 3 0 0 1 3-3h13M17 3l3 3-3 3M20 12v3a3 3 0 0 1-3 3H4M7 21l-3-3 3-3',
  table: 'M4 4h16v16H4zM4 10h16M10 4v16',
  spin: 'M20 11a8 8 0 0 0-14.5-3.5L4 9M4 4v5h5M4 13a8 8 0 0 0 14.5 3.5L20 15M20 20v-5h-5',
  play: 'M8 5l11 7-11 7z',
  stop: 'M7 7h10v10H7z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2',
  pause: 'M8 5v14M16 5v14',
  offline:
    'M3 4l18 16M12 19h.1M8.5 15.5a5 5 0 0 1 6 -.6M5.5 12a10 10 0 0 1 4-2.4M14 9.4a10 10 0 0 1 4.5 2.6M2.5 8.7A15 15 0 0 1 6 6.6M11 5.1A15 15 0 0 1 21.500 8.700',
  refused: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9l6 6M15 9l-6 6',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8v.1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  tick: 'M5 12l5 5L20 7',
  wallet: 'M4 7h14a2 2 0 0 1 2 2v9H6a2 2 0 0 1-2-2zM4 7a2 2 0 0 1 2-2h10v2M16 13h.1',
  history: 'M4 12a8 8 0 1 0 2.500-5.800L4 8.500M4 4v4.500h4.500M12 8v4l3 2',
} as const
export type IconName = keyof typeof STROKES

export function makeIcon(name: IconName, size = 20): SVGElement {
  return draw(
    'svg',
    { class: 'icon', width: size, height: size, viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    draw('path', { d: STROKES[name] }),
  )
}
