import type { Picture } from '../draw/picture.ts'
import { leaf } from '../draw/shapes.ts'

const shadow = (art: Picture, width = 28) => art.ellipse(50, 90, width, 4.4, '#000', 'opacity=".4"')

/** A glass of tea, a pear, a sturgeon, the moon, a sailing ship, the tower and a pearl. */
export const SHORE = {
  cup(art: Picture) {
    shadow(art)
    art.ellipse(50, 86, 30, 6, '#f6ecd8').ellipse(50, 85, 24, 4, '#c9a870')
    const glass =
      'M30 14C30 34 40 40 40 50C40 60 31 66 31 76C31 84 42 86 50 86C58 86 69 84 69 76C69 66 60 60 60 50C60 40 70 34 70 14Z'
    art.path(glass, '#fff', 'opacity=".25"')
    art.group(
      '',
      () => void art.rect(art.linear('#ffb84a 0,#e8641a .45,#8a1c0c 1'), 28, 26, 44, 62),
      art.clip(glass),
    )
    art.line(glass, '#fff3d6', 1.6).ellipse(50, 14, 20, 3.6, 'none', 'stroke="#fff6e0" stroke-width="1.6"')
    art.line('M35 20C36 32 44 38 44 48M36 76C36 68 42 62 43 56', '#fff', 2.4, 'opacity=".85"')
  },
  pear(art: Picture) {
    shadow(art)
    art.path(
      'M52 22C64 22 64 36 66 46C68 56 80 60 80 74C80 86 66 91 51 91C36 91 22 86 22 74C22 60 36 56 38 46C40 36 40 22 52 22Z',
      art.radial('#fffcc0 0,#d8d24a .45,#7f9a2a .85,#3f5a18 1', 0.36, 0.4, 0.75),
    )
    art.path('M62 44C68 56 80 60 80 74C80 86 66 91 56 91C70 84 70 62 62 44Z', '#e0603a', 'opacity=".45"')
    art.line('M52 24C51 17 54 12 58 9', '#5a3a14', 4).path(leaf(56, 14, 26, 8, 14), '#4f8a34')
    art.line('M40 56C32 62 30 70 33 78', '#fffde0', 5, 'opacity=".6"')
  },
  fish(art: Picture) {
    art.ellipse(50, 74, 36, 4, '#000', 'opacity=".35"')
    art.path(
      'M6 52C20 36 44 30 66 42C76 46 80 38 94 28C92 42 92 48 88 54C94 60 94 66 94 72C82 66 76 62 66 62C44 72 20 66 6 52Z',
      art.linear('#ffe9a8 0,#d9a13c .35,#8a6a2a .6,#f6ecc8 1'),
    )
    for (let x = 30; x < 68; x += 8)
      art.path(`M${x - 4} 40L${x} 31L${x + 4} 39Z`, '#fff0b8', 'stroke="#7a5212" stroke-width=".8"')
    art
      .line('M8 52Q40 58 68 51', '#fff6d6', 2, 'opacity=".7"')
      .circle(20, 48, 2.8, '#0a1418')
      .circle(19.2, 47.2, 0.9, '#fff')
    art.path('M42 64L38 76L50 67Z', '#b8842a').line('M10 56q-1 4-3 6M14 57q-1 4-2 7', '#f2e2b8', 1.4)
  },
  moon(art: Picture) {
    art.glow(48, 50, 46, '#ffe9b0', 0.5)
    art.path(
      'M62 12A40 40 0 1 0 88 66A33 33 0 1 1 62 12Z',
      art.radial('#fffef2 0,#f6e2a0 .6,#c99a3a 1', 0.3, 0.4, 0.8),
    )
    for (const [x, y, r] of [
      [24, 46, 4],
      [34, 68, 5],
      [54, 82, 3],
    ] as const)
      art.circle(x, y, r, '#b8862a', 'opacity=".35"')
  },
  ship(art: Picture) {
    art.ellipse(50, 90, 36, 4, '#000', 'opacity=".35"')
    art
      .path(
        'M12 70C24 76 70 78 88 64C86 80 74 88 64 88H32C22 86 14 80 12 70Z',
        art.linear('#8a4f2c 0,#2e140c 1'),
      )
      .line('M12 70C24 76 70 78 88 64', '#f0bb74', 2)
    art.line('M44 72L46 8', '#3a1e10', 3)
    art.path(
      'M48 8C78 24 86 48 68 66C54 62 34 62 18 66C34 50 44 30 48 8Z',
      art.linear('#fff6de 0,#ecc896 .5,#9a5a4a 1', 1, 0, 0, 1),
    )
    art.line('M48 10C48 34 42 52 34 64M58 18C64 36 60 52 54 64', '#9a5a4a', 1, 'opacity=".6"')
    art.path('M46 8L62 4L46 2Z', '#d8234a').line('M8 92q10-6 20 0t20 0t20 0t20 0', '#5fc0cc', 3)
  },
  tower(art: Picture) {
    shadow(art, 26)
    art.path('M62 88V34L78 42L82 88Z', art.linear('#a37a58 0,#4a3432 1', 0, 0, 1, 0))
    art.path(
      'M26 90V20C26 14 38 11 47 11C56 11 68 14 68 20V90Z',
      art.linear('#fbe6ba 0,#cfa473 .3,#83604c .65,#3a2a30 1', 0, 0, 1, 0),
    )
    for (let y = 26; y < 88; y += 8)
      art.line(`M26 ${y}Q47 ${y + 6} 68 ${y}`, '#3a2420', y % 16 ? 2.2 : 0.8, 'opacity=".4"')
    art.ellipse(47, 19, 20, 6, '#a8825e').ellipse(47, 19.6, 16, 4.2, '#2a1c24')
    for (const [x, y] of [
      [40, 42],
      [46, 62],
      [38, 76],
    ] as const)
      art.path(`M${x} ${y}v-6q3-4 6 0v6z`, '#ffd97a')
  },
  pearl(art: Picture) {
    art.ellipse(50, 88, 34, 5, '#000', 'opacity=".4"')
    for (let rib = -4; rib <= 4; rib++) {
      art.path(
        'M0 0C-9 -22 -9 -46 0 -60C9 -46 9 -22 0 0Z',
        art.linear('#fff1e4 0,#f2a9a8 .6,#9a4a70 1'),
        `transform="translate(50 78) rotate(${rib * 17})" stroke="#7a2f58" stroke-width=".7"`,
      )
    }
    art.path(
      'M10 72C18 90 36 92 50 92C64 92 82 90 90 72C70 82 30 82 10 72Z',
      art.linear('#ffdcc8 0,#c9677a .6,#5a2450 1'),
    )
    art.glow(50, 56, 34, '#fffbe6', 0.9)
    art
      .circle(50, 57, 17, art.radial('#fff 0,#fdf3ea .3,#d9cfe8 .65,#7f97c4 1', 0.36, 0.3, 0.78))
      .ellipse(44, 50, 4.6, 3, '#fff')
  },
} as const
