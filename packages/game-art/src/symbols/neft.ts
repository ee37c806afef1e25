import type { Picture } from '../draw/picture.ts'
import { star } from '../draw/shapes.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { coin, copper, gold, shadow, shine, silver } from './parts.ts'

export const symbols = symbolsOf('neft', {
  a: pumpjack,
  b: derrick,
  c: barrel,
  d: valve,
  k: tile('meander', '#c8602e', '#5a2008', '#ffe4cc'),
  q: tile('wheel', '#a83a64', '#46102c', '#ffdcea'),
  j: tile('comb', '#5a6a7a', '#1e2830', '#e6f0f8'),
  t: tile('hook', '#c9962e', '#5e400a', '#fff2cc'),
  W: drop,
  C: coin(drop, '#5a1c34'),
})

const DROP = 'M50 6C66 34 80 46 80 64C80 82 66 94 50 94C34 94 20 82 20 64C20 46 34 34 50 6Z'

function drop(art: Picture): void {
  art.glow(50, 56, 50, '#ffb04a', 0.8)
  art
    .path(DROP, art.radial('#8a6a7a 0,#3a1c34 .35,#140812 .75,#2a1020 1', 0.36, 0.4, 0.8))
    .line(DROP, '#ffb86a', 2)
  art
    .path('M28 66C30 84 44 90 56 88C42 86 34 78 32 64Z', '#ff9a5a', 'opacity=".75"')
    .path('M70 52C76 64 74 76 66 82C70 72 70 62 66 54Z', '#b05ad0', 'opacity=".55"')
  art
    .ellipse(40, 48, 5, 13, '#fff', 'opacity=".75" transform="rotate(18 40 48)"')
    .path(star(52, 66, 12, 5), '#f0b83a')
}

function pumpjack(art: Picture): void {
  shadow(art, 42, 94)
  const red = art.linear('#ff8a5a 0,#c8402a .5,#5a1410 1')
  art
    .path('M38 36H46L66 90H57L42 50L27 90H18Z', art.linear('#8a94a0 0,#3a424c 1'))
    .line('M30 74H56', '#3a424c', 4)
  art.group('rotate(-14 42 34)', () => {
    art
      .rect(red, -4, 28, 86, 10, 'rx="3"')
      .path('M80 16C96 22 100 40 92 56L84 51C90 40 86 32 78 30Z', red)
      .rect('#3a424c', -8, 22, 18, 24, 'rx="3"')
      .line('M-2 29H80', '#ffd0b0', 1.6)
  })
  art
    .line('M92 42V90', '#2a3038', 2.6)
    .rect('#3a424c', 84, 78, 16, 14, 'rx="2"')
    .circle(12, 74, 14, '#3a424c')
    .circle(12, 74, 11, 'none', 'stroke="#ff9a5a" stroke-width="2"')
    .circle(12, 74, 4, '#ffb86a')
    .line('M6 52L12 74', '#5a646e', 5)
  art.circle(42, 35, 5, gold(art)).rect('#242a30', 2, 88, 70, 6, 'rx="2"')
}

function derrick(art: Picture): void {
  shadow(art, 34, 96)
  const beams =
    'M20 94L42 14M80 94L58 14M42 14H58M24 80H76M28 64H72M33 48H67M37 32H63M24 80L72 64M76 80L28 64M28 64L67 48M72 64L33 48M33 48L63 32M67 48L37 32M37 32L58 14M63 32L42 14'
  art.line(beams, '#2a1a1c', 5.4).line(beams, art.linear('#ffc08a 0,#c8602e .5,#7a2c14 1'), 3)
  art
    .rect('#3a2a2a', 38, 8, 24, 7, 'rx="2"')
    .path('M50 8V0L64 3L50 6Z', '#e8b03a')
    .rect('#2a1a1c', 14, 92, 72, 5, 'rx="2"')
  art
    .path('M50 34C60 50 64 56 64 64A14 14 0 0 1 36 64C36 56 40 50 50 34Z', '#140812')
    .ellipse(45, 60, 2.6, 6, '#fff', 'opacity=".6"')
}

function barrel(art: Picture): void {
  shadow(art, 30, 95)
  art
    .path('M22 14H78V86Q50 98 22 86Z', art.linear('#5f9ac8 0,#2a5f94 .35,#0c2444 .8,#2a5480 1', 0, 0, 1, 0))
    .ellipse(50, 14, 28, 8, '#8fc0e0')
    .ellipse(50, 14, 23, 5.6, '#1c3c60')
    .ellipse(42, 14, 6, 2, '#0a1626')
  for (const y of [34, 62])
    art.path(`M20 ${y}Q50 ${y + 12} 80 ${y}V${y + 6}Q50 ${y + 18} 20 ${y + 6}Z`, silver(art))
  art.path('M50 48C57 58 59 62 59 66A9 9 0 0 1 41 66C41 62 43 58 50 48Z', '#ffb04a')
  art
    .path('M64 16C70 20 68 36 72 44C74 52 66 54 66 46C66 36 60 30 58 19Z', '#140812')
    .ellipse(69, 42, 1.2, 4, '#fff', 'opacity=".6"')
  shine(art, 'M28 24V80', 3, 0.5)
}

function valve(art: Picture): void {
  shadow(art, 34, 96)
  art
    .rect(copper(art), 4, 68, 92, 20, 'rx="4"')
    .rect(silver(art), 10, 63, 12, 30, 'rx="2"')
    .rect(silver(art), 78, 63, 12, 30, 'rx="2"')
    .path('M38 60H62L66 92H34Z', copper(art))
    .rect(silver(art), 46, 36, 8, 28)
  const rim = art.linear('#ff9a8a 0,#d8283c .5,#5a0a18 1', 0, 0, 1, 1)
  art
    .circle(50, 34, 26, 'none', `stroke="${rim}" stroke-width="8"`)
    .circle(50, 34, 29.4, 'none', 'stroke="#ffd0c8" stroke-width="1" opacity=".8"')
  for (let spoke = 0; spoke < 5; spoke++)
    art.line('M50 34V12', '#b81e34', 5, `transform="rotate(${spoke * 72} 50 34)"`)
  art.circle(50, 34, 8, gold(art)).circle(50, 34, 3, '#5a360a')
  for (const x of [16, 84]) for (const y of [69, 87]) art.circle(x, y, 1.8, '#3a4650')
}
