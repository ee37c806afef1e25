import type { Theme } from '@xezer/game-art/theme'
import type { FrameListing } from '@xezer/game-catalogue/frame-listing'
import type { Json } from '@xezer/game-math/play/engine'
import type { Locale } from '@xezer/std/locale'
import type { FrameLoop } from './frame-loop.ts'
import type { GameText } from './game-text.ts'
import type { SharedTools } from './shared-tools.ts'
import type { Sound } from './sound.ts'
import type { Sprites } from './sprites.ts'

/** One engine as the browser shows it. The kit does everything around it: stake, presses, pace, refusals, history, seeds. */
export interface GameEntry<
  Choice extends Json = Json,
  Move extends Json = Json,
  View extends Json = Json,
  OwnStage extends Stage<View> = Stage<View>,
> {
  readonly engine: string
  /** Its picture, DOM or canvas, in an element of its own. */
  createStage(tools: StageTools<Move>): OwnStage
  /** What is chosen beside the stake: rows, risk, mines, numbers, chips. */
  createChoice?(tools: ChoiceTools<Choice>, stage: OwnStage): ChoicePanel<Choice>
  /** Buttons of a round that waits: hit, stand, cash out. A stage may call `move` by itself instead. */
  createMoves?(tools: MoveTools<Move>, stage: OwnStage): MovesPanel<Move, View>
  /** Of a round of everybody: the engine asks for bets and cash-outs by itself, and the round button stays away. */
  createShared?(tools: SharedTools, stage: OwnStage): SharedPanel
  /** One polite line about a round that ended: "3 × nar, 2 lines". The kit adds amount and balance. */
  sayResult(round: ShownRound<Choice, View>, tools: WordTools): string
  /** Rules and pays, rendered from the engine's definition; no figure is typed here. */
  describe(tools: WordTools): readonly RuleSection[]
  /** Under the stake: "20 lines × 0.05". */
  sayStake?(stakeMinor: number, tools: WordTools): string
  /** What the round button says to who hears it; "Play" where it is left out. */
  readonly pressName?: 'spin' | 'play' | 'deal' | 'drop' | 'draw' | 'buy'
  /** A round may stop autoplay when its feature came. */
  readonly hasFeature?: boolean
  isFeature?(view: View): boolean
}

export interface WordTools {
  readonly listing: FrameListing
  readonly theme: Theme
  readonly text: GameText
  readonly locale: Locale
  readonly money: Money
}

export interface Money {
  /** `1 234.50 ₼` */
  format(amountMinor: number): string
  /** With its sign, and a true minus: `−12.40 ₼`. */
  signed(amountMinor: number): string
  /** Without a currency: `1 234.50`. */
  amount(amountMinor: number): string
  /** The sign of the currency. */
  readonly sign: string
}

export interface StageTools<Move extends Json = Json> extends WordTools {
  readonly loop: FrameLoop
  readonly sprites: Sprites
  readonly sound: Sound
  /** Asked for each time: the player may change it while the game is open. */
  isReduced(): boolean
  /** Calls back now and whenever the element has another size, in CSS pixels. */
  onResize(element: HTMLElement, run: (width: number, height: number) => void): void
  /** Makes a move of the round that waits; nothing happens while one is under way or where it is not legal. */
  move(move: Move): void
  /** What the round button does: for a stage that can be pressed itself. */
  press(): void
  /** The one polite line that is read out; for what changes before a round ends. */
  say(line: string): void
}

export interface Stage<View extends Json = Json> {
  readonly element: HTMLElement
  /** The press was made: motion at once, nothing known yet. */
  begin(): void
  /** Resolves when shown. An aborted signal or `isInstant` shows the end at once. */
  show(view: View, how: ShowHow<View>): Promise<void>
  /** Refused or voided: idle again, as before the press. */
  rest(): void
  /** What is chosen now, before a round: the stage may show it. */
  prepare?(choice: Json, stakeMinor: number): void
  destroy?(): void
}

export interface ShowHow<View> {
  readonly previous: View | null
  readonly isInstant: boolean
  readonly isReplay: boolean
  readonly signal: AbortSignal
  /** Of the round's first press, minor units: stages that show amounts count with it. */
  readonly stakeMinor: number
  /** 0 until the round is over. */
  readonly returnMinor: number
  readonly choice: Json
}

export interface ChoiceTools<Choice extends Json> extends WordTools {
  /** What was chosen when this game was open last; null at first, and it may be of another version. */
  readonly initial: Choice | null
  /** Say it after every change: the kit reads `value` again. */
  changed(): void
  stakeMinor(): number
  readonly limits: { readonly min: number; readonly max: number; readonly step: number }
}
export interface ChoicePanel<Choice extends Json> {
  /** Stands beside the stake; null where everything is chosen on the stage. */
  readonly element: HTMLElement | null
  /** Null where nothing that can be played is chosen yet: the round button waits. */
  value(): Choice | null
  /** While a round is under way. */
  lock(isLocked: boolean): void
  /** Where the choice holds the amounts itself (chips): their sum. The stepper stays away then. */
  stakeMinor?(): number
  /** What it makes of an old round's choice, to show it again; the current choice comes back with null. */
  replay?(choice: Choice | null): void
}

export interface MoveOption<Move extends Json> {
  readonly move: Move
  readonly extraMinor: number
}
export interface MoveTools<Move extends Json> extends WordTools {
  move(move: Move): void
}
export interface MovesPanel<Move extends Json, View extends Json> {
  readonly element: HTMLElement
  /** The round waits, and this is legal now; an empty list while a move is under way. */
  show(round: ShownRound<Json, View>, options: readonly MoveOption<Move>[]): void
}

export interface SharedPanel {
  readonly element: HTMLElement
  /** The site asked for a break, or the page is hidden: nothing new is bet. */
  pause(isPaused: boolean): void
  destroy(): void
}

export interface ShownRound<Choice extends Json = Json, View extends Json = Json> {
  readonly id: number
  readonly atMs: number
  readonly choice: Choice
  readonly view: View
  readonly stakedMinor: number
  readonly returnMinor: number
  readonly isOver: boolean
}

export interface RuleSection {
  readonly title: string
  readonly blocks: readonly RuleBlock[]
}
export type RuleBlock =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  /** A symbol of the theme with its name and what it pays. */
  | { readonly kind: 'symbols'; readonly rows: readonly SymbolRow[] }
  /** Win lines drawn as small grids: the row of each reel. */
  | { readonly kind: 'lines'; readonly rows: number; readonly lines: readonly (readonly number[])[] }
export interface SymbolRow {
  readonly symbol: string
  readonly name: string
  readonly pays: readonly string[]
}
