import type { PlayProfile } from '@xezer/contract/game-server'
import type { Game } from '../../core/catalogue/game-book.ts'

export type ProfileName = PlayProfile['name']

const CYCLES_MS = {
  standard: { slots: 2500, other: 1000 },
  strict: { slots: 2500, other: 5000 },
} as const

/** How fast a game may be played, from the start of one round to the start of the next. */
export function profileOf(name: ProfileName, { kind }: Pick<Game, 'kind'>): PlayProfile {
  return {
    name,
    cycleMs: CYCLES_MS[name][kind === 'slots' ? 'slots' : 'other'],
    hasAutoplay: name === 'standard',
  }
}
