import type { Picture } from '../draw/picture.ts'
import { arch, star, stepped } from '../draw/shapes.ts'
import type { Drawing } from './drawn.ts'
import { symbolsOf } from './drawn.ts'
import { wood } from './parts.ts'

/** Six panes in their wooden frames: no two have the same outline, and light comes through all of them. */
export const symbols = symbolsOf('sebeke', {
  a: pane(star(50, 50, 46, 33, 8), '#ffd9d0', '#e0284a', '#7a0a24', star(50, 50, 22, 10)),
  b: pane(arch(50, 94, 66, 88), '#d8ecff', '#2a78d8', '#0c2f70', arch(50, 80, 34, 52)),
  c: pane('M50 5L89 27.5V72.5L50 95L11 72.5V27.5Z', '#fff4c8', '#f0a81e', '#8a5008', star(50, 50, 23, 13, 6)),
  d: pane('M50 4L92 50L50 96L8 50Z', '#d4fff0', '#12a87c', '#054a3a', stepped(50, 50, 22, 22, 4)),
  e: pane(
    'M16 12H84Q88 12 88 16V84Q88 88 84 88H16Q12 88 12 84V16Q12 12 16 12Z',
    '#f0dcff',
    '#8a3fd0',
    '#3a1070',
    star(50, 50, 26, 17, 4),
  ),
  f: pane('M50 6A44 44 0 1 1 49.9 6Z', '#ffe6cc', '#f07a2a', '#8a340a', 'M50 28A22 22 0 1 1 49.9 28Z'),
})

function pane(outline: string, light: string, colour: string, dark: string, heart: string): Drawing {
  return (art: Picture) => {
    art.path(outline, '#000', `opacity=".5" transform="translate(2 4)" ${art.blur(2.4)}`)
    art.path(outline, art.radial(`${light} 0,${colour} .45,${dark} 1`, 0.4, 0.34, 0.8))
    art.group(
      '',
      () => {
        for (let turn = 0; turn < 8; turn++) {
          art.path(
            'M50 50L44 -10H56Z',
            turn % 2 ? '#fff' : '#000',
            `opacity=".16" transform="rotate(${turn * 45} 50 50)"`,
          )
          art.line('M50 50V-10', '#2a1408', 1.8, `transform="rotate(${turn * 45 + 22.5} 50 50)"`)
        }
        art.path('M-10 36L60 -20L84 -20L-10 70Z', '#fff', 'opacity=".22"')
      },
      art.clip(outline),
    )
    art
      .path(heart, art.radial(`#fff 0,${light} .4,${colour} 1`), 'stroke="#2a1408" stroke-width="3"')
      .path(star(50, 54, 7, 3.2), '#fff', 'opacity=".85"')
    art.line(outline, '#3a1c0c', 6.4).line(outline, wood(art), 4).line(outline, '#ffdca0', 1, 'opacity=".7"')
  }
}
