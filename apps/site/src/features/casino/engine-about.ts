import type { PlainMessageId } from '@xezer/i18n/translator'

const ABOUT: Readonly<Record<string, PlainMessageId>> = {
  'slot-lines': 'casino.about.slot-lines',
  'slot-book': 'casino.about.slot-book',
  'slot-cascade': 'casino.about.slot-cascade',
  'slot-hold': 'casino.about.slot-hold',
  roulette: 'casino.about.roulette',
  blackjack: 'casino.about.blackjack',
  baccarat: 'casino.about.baccarat',
  'video-poker': 'casino.about.video-poker',
  crash: 'casino.about.crash',
  limbo: 'casino.about.limbo',
  dice: 'casino.about.dice',
  mines: 'casino.about.mines',
  'hi-lo': 'casino.about.hi-lo',
  plinko: 'casino.about.plinko',
  keno: 'casino.about.keno',
  wheel: 'casino.about.wheel',
  scratch: 'casino.about.scratch',
}

/** What a game is about in a few words; undefined of an engine that a newer server has. */
export const engineAbout = (engine: string): PlainMessageId | undefined => ABOUT[engine]
