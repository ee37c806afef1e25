import type { Translate } from '@xezer/i18n/translator'

/** Words of the games in the player's language. */
export type GameText = Translate
