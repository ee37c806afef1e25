import type { Theme } from '@xezer/game-art/theme'

/** A chunk of each theme: a frame brings the one that it wears. */
const THEMES: Readonly<Record<string, () => Promise<{ readonly theme: Theme }>>> = {
  alov: () => import('@xezer/game-art/themes/alov'),
  armudu: () => import('@xezer/game-art/themes/armudu'),
  at: () => import('@xezer/game-art/themes/at'),
  atesgah: () => import('@xezer/game-art/themes/atesgah'),
  bazar: () => import('@xezer/game-art/themes/bazar'),
  buta: () => import('@xezer/game-art/themes/buta'),
  carx: () => import('@xezer/game-art/themes/carx'),
  gece: () => import('@xezer/game-art/themes/gece'),
  gol: () => import('@xezer/game-art/themes/gol'),
  kart: () => import('@xezer/game-art/themes/kart'),
  karvan: () => import('@xezer/game-art/themes/karvan'),
  mina: () => import('@xezer/game-art/themes/mina'),
  mirvari: () => import('@xezer/game-art/themes/mirvari'),
  nar: () => import('@xezer/game-art/themes/nar'),
  neft: () => import('@xezer/game-art/themes/neft'),
  nere: () => import('@xezer/game-art/themes/nere'),
  novruz: () => import('@xezer/game-art/themes/novruz'),
  plinko: () => import('@xezer/game-art/themes/plinko'),
  qala: () => import('@xezer/game-art/themes/qala'),
  qobustan: () => import('@xezer/game-art/themes/qobustan'),
  resed: () => import('@xezer/game-art/themes/resed'),
  rulet: () => import('@xezer/game-art/themes/rulet'),
  sar: () => import('@xezer/game-art/themes/sar'),
  saray: () => import('@xezer/game-art/themes/saray'),
  sebeke: () => import('@xezer/game-art/themes/sebeke'),
  simurq: () => import('@xezer/game-art/themes/simurq'),
  tovuz: () => import('@xezer/game-art/themes/tovuz'),
  usturlab: () => import('@xezer/game-art/themes/usturlab'),
  uzum: () => import('@xezer/game-art/themes/uzum'),
  xalca: () => import('@xezer/game-art/themes/xalca'),
  zeferan: () => import('@xezer/game-art/themes/zeferan'),
  zer: () => import('@xezer/game-art/themes/zer'),
}

export const findTheme = (key: string) => THEMES[key] ?? null
