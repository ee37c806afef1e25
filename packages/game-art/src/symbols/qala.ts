import type { Picture } from '../draw/picture.ts'
import { arch, star, stepped } from '../draw/shapes.ts'
import { SHORE } from '../pieces/scratch-shore.ts'
import { symbolsOf } from './drawn.ts'
import { tile } from './motifs.ts'
import { ball, book, gold, shadow, shine, silver, wood } from './parts.ts'

export const symbols = symbolsOf('qala', {
  a: SHORE.tower,
  b: helmet,
  c: shield,
  d: sabre,
  e: gate,
  f: galley,
  g: tile('meander', '#4f86b0', '#163450', '#dff0ff'),
  h: tile('comb', '#a8683c', '#4a240e', '#ffe6cc'),
  i: tile('rings', '#7a6ab0', '#2c2450', '#ebe4ff'),
  B: book('#274f7a', '#0c1f3a', seal),
})

function seal(art: Picture): void {
  art
    .path(star(50, 50, 46, 36, 12), gold(art))
    .circle(50, 50, 28, '#0c1f3a')
    .path(arch(50, 72, 34, 46), gold(art))
    .path(arch(50, 72, 16, 28), '#0c1f3a')
}

function helmet(art: Picture): void {
  shadow(art, 30, 95)
  const metal = silver(art)
  art
    .path('M50 2L54 22H46Z', gold(art))
    .path('M20 62C18 36 34 20 50 18C66 20 82 36 80 62Z', metal, 'stroke="#3a4650" stroke-width="1"')
  art
    .path('M20 62H80V70H20Z', gold(art))
    .path('M46 62H54V84L50 90L46 84Z', metal, 'stroke="#3a4650" stroke-width="1"')
  art.path('M22 70H40L38 92Q28 96 20 90ZM78 70H60L62 92Q72 96 80 90Z', '#4a5a68')
  for (let row = 0; row < 4; row++)
    for (let ring = 0; ring < 4; ring++)
      for (const left of [24, 62])
        art.circle(left + ring * 4.2, 75 + row * 4.6, 2, 'none', 'stroke="#b4c2ce" stroke-width=".9"')
  art.line('M50 20V60M36 26C30 36 28 48 28 60M64 26C70 36 72 48 72 60', '#e0bf8a', 1.8)
  for (const x of [32, 50, 68]) art.path(stepped(x, 66, 4, 3.4, 2), '#7a1424')
  shine(art, 'M30 46C32 36 38 29 44 26', 3)
}

function shield(art: Picture): void {
  art.ellipse(52, 56, 42, 40, '#000', `opacity=".4" ${art.blur(3)}`)
  art.circle(50, 50, 44, wood(art)).circle(50, 50, 44, 'none', `stroke="${silver(art)}" stroke-width="5"`)
  art
    .circle(50, 50, 33, art.radial('#5a86b8 0,#274f7a .6,#0c1f3a 1', 0.36, 0.3, 0.85))
    .path(star(50, 50, 31, 17, 8), gold(art))
    .path(star(50, 50, 22, 12, 8), '#7a1424')
  art.circle(50, 50, 10, silver(art)).circle(47, 47, 3, '#fff', 'opacity=".8"')
  for (let stud = 0; stud < 12; stud++)
    ball(
      art,
      50 + Math.cos((stud * Math.PI) / 6) * 39,
      50 + Math.sin((stud * Math.PI) / 6) * 39,
      2.8,
      '#e0bf8a',
    )
}

function sabre(art: Picture): void {
  art.group('rotate(40 50 50)', () => {
    art
      .path('M47 66C40 40 42 14 60 -10C58 14 58 42 55 66Z', silver(art), 'stroke="#46525e" stroke-width=".9"')
      .line('M51 62C47 40 48 18 57 -2', '#fff', 1.4, 'opacity=".85"')
    art.path('M30 64H72L68 71H34Z', gold(art)).circle(30, 67, 4, gold(art)).circle(72, 67, 4, gold(art))
    art.path('M46 71H57L60 96Q66 104 58 106Q48 106 47 98Z', wood(art))
    for (const y of [76, 83, 90]) art.line(`M46 ${y}L58 ${y + 3}`, '#f2c24e', 2)
    art.circle(51, 67.4, 3, '#c8203c')
  })
}

function gate(art: Picture): void {
  shadow(art, 38, 94)
  const masonry = art.linear('#e8cfa0 0,#b08a62 .4,#5a4038 1', 0, 0, 1, 0.3)
  art.path('M8 92V22H18V30H26V22H38V30H46V22H54V30H62V22H74V30H82V22H92V92Z', masonry)
  for (let y = 38; y < 90; y += 9) art.line(`M8 ${y}H92`, '#3a2620', 0.9, 'opacity=".4"')
  art
    .path(arch(50, 92, 48, 58), '#3a2420')
    .path(arch(50, 92, 40, 52), wood(art))
    .line('M50 42V92', '#2a1408', 2)
  for (const x of [38, 62]) for (const y of [58, 70, 82]) art.circle(x, y, 2.4, '#f2c24e')
  art
    .circle(45, 72, 3, 'none', 'stroke="#f2c24e" stroke-width="1.6"')
    .circle(55, 72, 3, 'none', 'stroke="#f2c24e" stroke-width="1.6"')
    .path(stepped(50, 30, 5, 5, 3), '#7a1424')
}

function galley(art: Picture): void {
  art.ellipse(50, 90, 40, 4, '#000', 'opacity=".4"')
  art
    .path('M4 62C20 70 74 70 96 52C94 74 82 86 66 86H26C14 84 6 76 4 62Z', wood(art))
    .line('M4 62C20 70 74 70 96 52', '#f0c27a', 2.4)
  art
    .rect('#3a1e10', 48, 8, 4, 58)
    .path('M20 16H80C86 30 86 44 78 56H22C30 44 28 28 20 16Z', art.linear('#fff4dc 0,#e0bf8a 1'))
  for (const x of [30, 46, 62]) art.path(`M${x} 16h9c4 14 4 28 -1 40h-8c6 -12 6 -28 0 -40z`, '#3f78b0')
  art.path('M50 8L70 2L50 0Z', '#c8203c')
  for (let oar = 0; oar < 6; oar++)
    art.line(`M${20 + oar * 11} 72l-8 18`, '#d8a86a', 2.4).circle(20 + oar * 11, 73, 2, '#2a1408')
}
