import { baccaratEngine } from './baccarat.ts'
import { blackjackEngine } from './blackjack.ts'
import { crashEngine } from './crash.ts'
import { diceEngine } from './dice.ts'
import type { EngineName, GameEngine } from './engine.ts'
import { hiLoEngine } from './hi-lo.ts'
import { kenoEngine } from './keno.ts'
import { limboEngine } from './limbo.ts'
import { minesEngine } from './mines.ts'
import { plinkoEngine } from './plinko.ts'
import { rouletteEngine } from './roulette.ts'
import { scratchEngine } from './scratch.ts'
import { slotBookEngine } from './slot-book.ts'
import { slotCascadeEngine } from './slot-cascade.ts'
import { slotHoldEngine } from './slot-hold.ts'
import { slotLinesEngine } from './slot-lines.ts'
import { videoPokerEngine } from './video-poker.ts'
import { wheelEngine } from './wheel.ts'

const ENGINES: Readonly<Record<EngineName, GameEngine>> = {
  'slot-lines': slotLinesEngine,
  'slot-book': slotBookEngine,
  'slot-cascade': slotCascadeEngine,
  'slot-hold': slotHoldEngine,
  roulette: rouletteEngine,
  blackjack: blackjackEngine,
  baccarat: baccaratEngine,
  'video-poker': videoPokerEngine,
  crash: crashEngine,
  limbo: limboEngine,
  dice: diceEngine,
  mines: minesEngine,
  'hi-lo': hiLoEngine,
  plinko: plinkoEngine,
  keno: kenoEngine,
  wheel: wheelEngine,
  scratch: scratchEngine,
}

/** All engines at once: for programs that play every game. A page of one game imports its own. */
export const findEngine = (name: EngineName): GameEngine => ENGINES[name]
