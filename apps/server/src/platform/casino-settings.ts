import { err, ok, type Result } from '@xezer/std/result'

/** How the lobby shows games. */
export interface CasinoSettings {
  /** Below which address pictures lie, by the source of the game; with its closing slash. */
  readonly images: { readonly inbet: string; readonly rpl: string }
  /** Which games the lobby opens with, the large one first. */
  readonly hero: readonly string[]
}

/** Our own: the server has them. */
const OWN_IMAGES = '/thumbnails/'
const HERO = 'ng4_nar,l8_sar,rg_sebeke'
const GAME = /^[a-z0-9]{1,8}_[a-z0-9]{1,24}$/

/** The settings, or what is wrong with one of them. */
export function readCasino(
  setting: (name: string, fallback: string) => string,
): Result<CasinoSettings, string> {
  const hero = readNames(setting('CASINO_HERO', HERO))
  if (hero === null) return err('CASINO_HERO is no list: write ng4_nar,l8_sar,rg_sebeke.')
  const images = { inbet: '', rpl: '' }
  for (const [source, name] of [
    ['inbet', 'GAME_IMAGES_INBET'],
    ['rpl', 'GAME_IMAGES_RPL'],
  ] as const) {
    const folder = readFolder(setting(name, OWN_IMAGES))
    if (folder === null) return err(`${name} is no address: write https://pictures.example.com/games/.`)
    images[source] = folder
  }
  return ok({ images, hero })
}

function readNames(text: string): string[] | null {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return names.every((name) => GAME.test(name)) ? names : null
}

function readFolder(given: string): string | null {
  if (given === OWN_IMAGES) return given
  if (!/^https?:\/\//.test(given) || !URL.canParse(given)) return null
  return given.endsWith('/') ? given : `${given}/`
}
