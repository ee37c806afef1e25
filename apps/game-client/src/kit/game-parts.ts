import type { OpenedPlay } from '@xezer/contract/game-server'
import type { Theme } from '@xezer/game-art/theme'
import type { FrameListing } from '@xezer/game-catalogue/frame-listing'
import type { Locale } from '@xezer/std/locale'
import type { Bridge } from './bridge.ts'
import type { FrameMachine } from './frame-loop.ts'
import type { RunMachine } from './game-run.ts'
import type { GameText } from './game-text.ts'
import type { Memory } from './kept.ts'
import type { AnyEntry } from './round-words.ts'

/** What a game is put together of. */
export interface GameParts {
  readonly opened: OpenedPlay
  readonly entry: AnyEntry
  readonly listing: FrameListing
  readonly theme: Theme
  readonly text: GameText
  readonly locale: Locale
  readonly bridge: Bridge
  readonly memory: Memory
  readonly machine: GameMachine
  readonly view: Window & typeof globalThis
}
export interface GameMachine extends RunMachine, FrameMachine {
  every(periodMs: number, run: () => void): void
}
