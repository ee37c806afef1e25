import { findListing } from '@xezer/game-catalogue/find-listing'
import { must } from '@xezer/std/assert'

/** One game of each form, of several providers. */
export const EXAMPLE_LISTINGS = ['ib_zer', 'o_mina', 'k_kart', 'l8_sar', 'rg_buta'].map((id) =>
  must(findListing(id), 'a game of the catalogue'),
)
