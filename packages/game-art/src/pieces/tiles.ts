import { Picture } from '../draw/picture.ts'
import { random } from '../draw/random.ts'
import { stepped } from '../draw/shapes.ts'
import type { Palette } from '../theme.ts'

/** Tiles of fields that hide something, 100×100 each. */
export interface FieldTiles {
  readonly closed: string
  readonly treasure: string
  readonly danger: string
}

/** Slabs of stone over gems and mines. */
export function stoneTiles(palette: Palette): FieldTiles {
  return { closed: closedStone(palette), treasure: gemTile(palette), danger: mineTile() }
}

/** Raked sand over jars of gold and scorpions. */
export function sandTiles(palette: Palette): FieldTiles {
  return { closed: closedSand(palette), treasure: jarTile(palette), danger: scorpionTile(palette) }
}

function slab(name: string, top: string, side: string, edge: string): Picture {
  const art = new Picture(name, 100, 100)
  art.rect(side, 4, 8, 92, 90, 'rx="14"').rect(top, 4, 3, 92, 88, 'rx="14"')
  return art.rect('none', 5, 4, 90, 86, `rx="13" stroke="${edge}" stroke-width="1.6" opacity=".75"`)
}

function pit(name: string, dark: string, light: string, edge: string): Picture {
  const art = new Picture(name, 100, 100)
  art.rect(dark, 4, 4, 92, 92, 'rx="14"').rect(art.linear('#000 0 .5,#000 .3 0'), 4, 4, 92, 92, 'rx="14"')
  art.glow(50, 54, 46, light, 0.55)
  return art.rect('none', 5, 5, 90, 90, `rx="13" stroke="${edge}" stroke-width="1.8"`)
}

function closedStone({ frameLight, frameDark, frameLine }: Palette): string {
  const art = slab('stone', '', frameDark, frameLine)
  art.rect(art.linear(`${frameLight} 0,${frameDark} 1`, 0.1, 0, 0.9, 1), 4, 3, 92, 88, 'rx="14"')
  art.rect(art.linear('#fff 0 .22,#fff .4 0', 0.2, 0, 0.6, 1), 4, 3, 92, 88, 'rx="14"')
  art.path(stepped(50, 47, 26, 26, 5), 'none', `stroke="${frameLine}" stroke-width="1.6" opacity=".6"`)
  art.path(stepped(50, 47, 11, 11, 3), frameLine, 'opacity=".28"')
  return art.svg()
}

function gemTile({ accent, accentDark, win }: Palette): string {
  const art = pit('gem', '#08262a', win, accent)
  art.ellipse(50, 80, 22, 5, '#000', `opacity=".5" ${art.blur(2)}`)
  art.path('M22 42L36 24H64L78 42L50 78Z', accent).path('M22 42H40L50 78Z', accentDark, 'opacity=".75"')
  art.path('M78 42H60L50 78Z', accentDark).path('M40 42H60L50 78Z', accent)
  art
    .path('M36 24H64L60 42H40Z', '#fff', 'opacity=".72"')
    .path('M22 42L36 24L40 42Z', '#fff', 'opacity=".38"')
  art.path('M78 42L64 24L60 42Z', '#fff', 'opacity=".16"')
  art.line('M22 42H78M36 24L40 42L50 78L60 42L64 24', '#fff', 0.9, 'opacity=".45"')
  return art.circle(31, 33, 2.2, '#fff').svg()
}

function mineTile(): string {
  const art = pit('mine', '#2c0a14', '#ff5a3a', '#ff5a6a')
  for (let spike = 0; spike < 8; spike++) {
    art.path('M45 28L50 14L55 28Z', '#1a0c12', `transform="rotate(${spike * 45} 50 51)"`)
  }
  art.circle(50, 51, 24, art.radial('#7a6672 0,#2e1c26 .55,#0c060a 1', 0.34, 0.3, 0.78))
  art.line('M33 44Q38 33 49 31', '#fff', 3, 'opacity=".45"')
  art.circle(50, 51, 8, '#3a0a12').circle(50, 51, 5.4, art.radial('#ffe0a0 0,#ff5a3a .6,#b3123f 1'))
  return art.svg()
}

function closedSand({ frameLight, frameDark, frameLine }: Palette): string {
  const art = slab('sand', '', frameDark, '#fff0cc')
  art.rect(art.linear(`${frameLine} 0,${frameLight} 1`, 0.1, 0, 0.9, 1), 4, 3, 92, 88, 'rx="14"')
  for (let y = 18; y < 88; y += 12) {
    const wave = `M12 ${y}Q26 ${y - 7} 40 ${y}T68 ${y}T90 ${y}`
    art
      .line(wave, frameDark, 2.6, 'opacity=".28"')
      .line(wave, '#fff6dc', 1.2, 'opacity=".5" transform="translate(0 -2)"')
  }
  const next = random(23)
  for (let index = 0; index < 26; index++) {
    art.circle(
      10 + next() * 80,
      9 + next() * 76,
      0.6 + next(),
      index % 2 ? frameDark : '#fff6dc',
      'opacity=".5"',
    )
  }
  return art.svg()
}

function jarTile({ frameLine, accent, accentDark, win }: Palette): string {
  const art = pit('jar', '#3a200e', win, frameLine)
  art.ellipse(50, 84, 26, 5, '#000', `opacity=".55" ${art.blur(2)}`)
  const clay = art.linear(`#fff 0,${accent} .25,${accentDark} .7,${accent} .9,${accentDark} 1`, 0, 0, 1, 0)
  art.path('M38 30H62L60 40C78 46 82 60 76 70C71 80 62 84 50 84C38 84 29 80 24 70C18 60 22 46 40 40Z', clay)
  art.path('M35 25H65L62 33H38Z', clay).line('M26 58Q50 70 74 58', accentDark, 1.6)
  for (let x = 32; x <= 68; x += 9) art.path(stepped(x, 68 - Math.abs(x - 50) * 0.1, 3, 3.4, 2), frameLine)
  for (const [x, y] of [
    [42, 24],
    [52, 20],
    [60, 24],
    [50, 26],
  ] as const) {
    art.circle(x, y, 6, art.radial('#fffbd0 0,#f0c040 .5,#8a5a10 1', 0.35, 0.3, 0.75))
  }
  return art.line('M32 50C29 56 29 62 32 68', '#fff', 3, 'opacity=".6"').svg()
}

function scorpionTile({ accent }: Palette): string {
  const art = pit('scorpion', '#2a1208', accent, '#ff5a4a')
  art.ellipse(48, 80, 30, 6, '#000', `opacity=".5" ${art.blur(2)}`)
  const shell = art.radial('#e87a4a 0,#a83a22 .5,#3a0e0c 1', 0.36, 0.3, 0.85)
  const tail = 'M43 66C44 88 84 90 84 58C84 38 68 34 62 44'
  art
    .line(tail, '#2a0808', 10)
    .line(tail, '#b8452a', 7)
    .line(tail, '#2a0808', 7, 'stroke-dasharray="1.4 6" opacity=".6"')
  art.path('M67 48L54 50L60 37Z', '#ffb04a', 'stroke="#2a0808" stroke-width="1"')
  for (const side of [1, -1]) {
    art.group(`translate(43 0) scale(${side} 1)`, () => {
      for (const y of [48, 55, 62]) art.line(`M6 ${y}Q20 ${y - 6} 25 ${y + 9}`, '#5a1810', 3.2)
      art
        .line('M6 38Q18 36 20 26', '#7a2416', 5)
        .path('M13 28C9 16 16 9 25 10C21 15 23 18 29 17C28 26 22 31 17 31Z', shell)
    })
  }
  art.ellipse(43, 54, 12.5, 17, shell).ellipse(43, 37, 9.5, 8, shell)
  for (let y = 48; y < 70; y += 6) art.line(`M32 ${y}Q43 ${y + 5} 54 ${y}`, '#2a0808', 1.3, 'opacity=".6"')
  return art.circle(39.6, 34, 1.8, '#ffe0a0').circle(46.4, 34, 1.8, '#ffe0a0').svg()
}
