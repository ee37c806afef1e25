import { Picture } from '../draw/picture.ts'
import { star, stepped } from '../draw/shapes.ts'
import { scaleOf } from '../modes.ts'
import type { Theme } from '../theme.ts'

export const theme: Theme = {
  key: 'ay',
  scene,
  palette: {
    stageEdge: '#0a0a22',
    stageMiddle: '#3a2a5a',
    frameLight: '#8a6a4a',
    frameDark: '#2a1a34',
    frameLine: '#f0cf8a',
    ink: '#fbf6ff',
    win: '#ffe7a0',
    accent: '#f0a03a',
    accentDark: '#7a430c',
    second: '#8fa6e8',
    secondDark: '#313e86',
  },
  scale: scaleOf('shushtar', 220),
}

function scene(): string {
  const art = new Picture('ay')
  halves(art)
  rays(art)
  sun(art)
  moon(art)
  seam(art)
  return art.vignette(0.42).svg()
}

function halves(art: Picture): void {
  art.rect(art.linear('#0a0f34 0,#1c2a6a .5,#3a3f8a 1'))
  art.path(
    'M150 -6L306 -6V194H110C150 150 120 120 150 94C180 66 130 40 150 -6Z',
    art.linear('#ffb04a 0,#ff7a4a .5,#c0344a 1'),
  )
  art.stars(70, 188, 27)
  art.path(
    'M152 -6L306 -6V194H112C152 150 122 120 152 94C182 66 132 40 152 -6Z',
    art.linear('#ffc65a 0,#ff8a4a .5,#b82e48 1'),
  )
}

function rays(art: Picture): void {
  const clip = art.clip('M152 -6L306 -6V194H112C152 150 122 120 152 94C182 66 132 40 152 -6Z')
  art.group(
    '',
    () => {
      for (let ray = 0; ray < 24; ray++) {
        art.path(
          'M-5 -64L0 -190L5 -64Z',
          '#fff0b0',
          `opacity=".2" transform="translate(150 94) rotate(${ray * 15})"`,
        )
      }
    },
    clip,
  )
  for (let ring = 0; ring < 5; ring++) {
    const radius = 74 + ring * 15
    art.line(
      `M150 ${94 - radius}A${radius} ${radius} 0 0 0 150 ${94 + radius}`,
      '#a8b8ff',
      0.9,
      `opacity="${0.5 - ring * 0.08}" stroke-dasharray="2 6"`,
    )
  }
}

function sun(art: Picture): void {
  art.glow(150, 94, 110, '#ffe9a0', 0.6)
  art.group('translate(150 94)', () => {
    art.ellipse(4, 8, 64, 64, '#1a0824', `opacity=".5" ${art.blur(6)}`)
    for (let ray = 0; ray < 16; ray++) {
      const shape = ray % 2 ? 'M-6 -44L0 -66L6 -44Z' : 'M-7 -44C-10 -56 4 -60 -2 -74C12 -64 8 -54 8 -44Z'
      if (ray > 0 && ray < 9)
        art.path(
          shape,
          art.linear('#fff3b0 0,#f0a02a 1'),
          `transform="rotate(${ray * 22.5 - 11})" stroke="#8a3a14" stroke-width=".8"`,
        )
    }
    art.circle(0, 0, 46, art.radial('#fffbe0 0,#ffd24a .5,#e07a1a 1', 0.6, 0.36, 0.75))
    for (const radius of [40, 33])
      art.circle(0, 0, radius, 'none', 'stroke="#a8500f" stroke-width="1" opacity=".7"')
    for (let bead = 0; bead < 9; bead++) {
      const angle = -1.4 + bead * 0.35
      art.circle(Math.cos(angle) * 36.5, Math.sin(angle) * 36.5, 1.9, '#a8500f')
    }
    art
      .path(stepped(19, 0, 17, 22, 5), '#e07a1a', 'opacity=".8"')
      .path(stepped(19, 0, 11, 15, 4), '#fff3b0')
      .path(star(19, 0, 8, 3.4), '#c8502e')
  })
}

function moon(art: Picture): void {
  art.group('translate(150 94)', () => {
    art.path('M0 -46A46 46 0 0 0 0 46Z', art.radial('#ffffff 0,#dfe6ff .5,#7f8fd0 1', 0.5, 0.34, 0.9))
    for (const [x, y, radius] of [
      [-26, -14, 6],
      [-12, -30, 4],
      [-32, 10, 4.4],
      [-14, 26, 5],
      [-20, 6, 2.6],
    ] as const) {
      art
        .circle(x, y, radius, '#8a98d4', 'opacity=".6"')
        .line(`M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x} ${y - radius}`, '#5f6cb0', 1)
    }
    for (const radius of [40, 33])
      art.line(`M0 ${-radius}A${radius} ${radius} 0 0 0 0 ${radius}`, '#6674c0', 1, 'opacity=".7"')
    for (let star8 = 0; star8 < 7; star8++) {
      const angle = Math.PI / 2 + 0.2 + star8 * 0.455
      art.path(star(Math.cos(angle) * 57, Math.sin(angle) * 57, 6, 2.6), '#dfe6ff')
    }
  })
}

function seam(art: Picture): void {
  art.line('M150 48V140', '#f6dca0', 3).line('M150 48V140', '#7a4a1c', 1)
  for (let y = 52; y < 140; y += 12) art.path(stepped(150, y, 3.4, 4, 2), '#fff4cc')
  art.circle(150, 94, 70, 'none', 'stroke="#f6dca0" stroke-width="1.2" opacity=".55"')
}
