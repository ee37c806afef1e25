import type { GameText } from '../../kit/game-text.ts'
import type { ScratchLook, ScratchName } from './look.ts'

export const nameOf = (name: ScratchName, look: ScratchLook['name'], text: GameText): string =>
  name === 'blank' ? text('scratch.symbol.blank') : text(`scratch.${look}.${name}`)
