import type { Theme } from '@xezer/game-art/theme'
import { theme as alma } from '@xezer/game-art/themes/alma'
import { theme as alov } from '@xezer/game-art/themes/alov'
import { theme as armudu } from '@xezer/game-art/themes/armudu'
import { theme as at } from '@xezer/game-art/themes/at'
import { theme as atesgah } from '@xezer/game-art/themes/atesgah'
import { theme as ay } from '@xezer/game-art/themes/ay'
import { theme as bazar } from '@xezer/game-art/themes/bazar'
import { theme as bilet } from '@xezer/game-art/themes/bilet'
import { theme as buta } from '@xezer/game-art/themes/buta'
import { theme as carx } from '@xezer/game-art/themes/carx'
import { theme as ceyran } from '@xezer/game-art/themes/ceyran'
import { theme as durna } from '@xezer/game-art/themes/durna'
import { theme as firuze } from '@xezer/game-art/themes/firuze'
import { theme as gece } from '@xezer/game-art/themes/gece'
import { theme as gol } from '@xezer/game-art/themes/gol'
import { theme as gunes } from '@xezer/game-art/themes/gunes'
import { theme as kart } from '@xezer/game-art/themes/kart'
import { theme as karvan } from '@xezer/game-art/themes/karvan'
import { theme as mina } from '@xezer/game-art/themes/mina'
import { theme as mirvari } from '@xezer/game-art/themes/mirvari'
import { theme as nar } from '@xezer/game-art/themes/nar'
import { theme as naxis } from '@xezer/game-art/themes/naxis'
import { theme as neft } from '@xezer/game-art/themes/neft'
import { theme as nerd } from '@xezer/game-art/themes/nerd'
import { theme as nere } from '@xezer/game-art/themes/nere'
import { theme as novruz } from '@xezer/game-art/themes/novruz'
import { theme as plinko } from '@xezer/game-art/themes/plinko'
import { theme as qala } from '@xezer/game-art/themes/qala'
import { theme as qobustan } from '@xezer/game-art/themes/qobustan'
import { theme as qum } from '@xezer/game-art/themes/qum'
import { theme as resed } from '@xezer/game-art/themes/resed'
import { theme as rulet } from '@xezer/game-art/themes/rulet'
import { theme as sahil } from '@xezer/game-art/themes/sahil'
import { theme as sar } from '@xezer/game-art/themes/sar'
import { theme as saray } from '@xezer/game-art/themes/saray'
import { theme as sebeke } from '@xezer/game-art/themes/sebeke'
import { theme as selale } from '@xezer/game-art/themes/selale'
import { theme as simurq } from '@xezer/game-art/themes/simurq'
import { theme as tar } from '@xezer/game-art/themes/tar'
import { theme as tovuz } from '@xezer/game-art/themes/tovuz'
import { theme as ulduz } from '@xezer/game-art/themes/ulduz'
import { theme as usturlab } from '@xezer/game-art/themes/usturlab'
import { theme as uzum } from '@xezer/game-art/themes/uzum'
import { theme as xalca } from '@xezer/game-art/themes/xalca'
import { theme as xezri } from '@xezer/game-art/themes/xezri'
import { theme as xonca } from '@xezer/game-art/themes/xonca'
import { theme as zeferan } from '@xezer/game-art/themes/zeferan'
import { theme as zer } from '@xezer/game-art/themes/zer'
import { LISTINGS } from '@xezer/game-catalogue/find-listing'
import type { Listing } from '@xezer/game-catalogue/listing'
import { must } from '@xezer/std/assert'

const THEMES: readonly Theme[] = [
  alma,
  alov,
  armudu,
  at,
  atesgah,
  ay,
  bazar,
  bilet,
  buta,
  carx,
  ceyran,
  durna,
  firuze,
  gece,
  gol,
  gunes,
  kart,
  karvan,
  mina,
  mirvari,
  nar,
  naxis,
  neft,
  nerd,
  nere,
  novruz,
  plinko,
  qala,
  qobustan,
  qum,
  resed,
  rulet,
  sahil,
  sar,
  saray,
  sebeke,
  selale,
  simurq,
  tar,
  tovuz,
  ulduz,
  usturlab,
  uzum,
  xalca,
  xezri,
  xonca,
  zeferan,
  zer,
]

interface ListedTheme {
  readonly listing: Listing
  readonly theme: Theme
}

/** Every listed game and what it looks like. */
export const LISTED_THEMES: readonly ListedTheme[] = LISTINGS.map((listing) => ({
  listing,
  theme: must(
    THEMES.find(({ key }) => key === listing.theme),
    `a theme for ${listing.id}`,
  ),
}))
