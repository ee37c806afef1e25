import type { CrashState, PlayRound, PlaySeeds } from '@xezer/contract/game-server'
import { type ChainPanel, createChainPanel } from './chain-panel.ts'
import type { Money } from './game-entry.ts'
import type { GameParts } from './game-parts.ts'
import { openHistory, openMenu, openRules, openSeeds, type SheetTools } from './game-sheets.ts'
import type { GameText } from './game-text.ts'
import { playForMoney } from './game-top.ts'
import { createHistoryPanel } from './history-panel.ts'
import { createHistoryStrip } from './history-strip.ts'
import type { PlaySpan } from './play-span.ts'
import { historyRow } from './round-words.ts'
import { createSeedsPanel, type SeedsPanel } from './seeds-panel.ts'
import { createSessionPanel } from './session-panel.ts'
import { addRound, NO_SUMS, type Sums } from './sums.ts'

const RECENT_MOST = 50

/** What was played in this frame, and where it is read: history, sums, seeds, and the sheets of them. */
export class GameRecords {
  readonly history
  readonly session
  readonly seedsPanel: SeedsPanel
  readonly strip
  private readonly text: GameText
  private readonly sheetTools: () => SheetTools
  private readonly replay: (round: PlayRound) => void
  private readonly forMoney: (() => void) | null
  /** Of rounds of everybody, which no seeds of a player draw. */
  private readonly chain: ChainPanel | null
  private recent: readonly PlayRound[]
  private seeds: PlaySeeds
  private sums: Sums = NO_SUMS

  constructor(
    parts: GameParts,
    money: Money,
    sheetTools: () => SheetTools,
    replay: (round: PlayRound) => void,
  ) {
    const { opened, text, entry } = parts
    this.text = text
    this.forMoney = playForMoney(parts)
    this.sheetTools = sheetTools
    this.replay = replay
    this.recent = opened.recent
    this.seeds = opened.seeds
    this.history = createHistoryPanel(
      text,
      money,
      (id) => this.openRound(id),
      () => this.openHistory(),
    )
    this.session = createSessionPanel(text, money)
    const change = () => this.openSeeds()
    this.chain = entry.createShared === undefined ? null : createChainPanel(text, change)
    this.seedsPanel = this.chain ?? createSeedsPanel(text, change)
    this.strip = createHistoryStrip(text('play.history'))
  }

  add(round: PlayRound): void {
    this.sums = addRound(this.sums, round.stakedMinor, round.returnMinor)
    this.recent = [round, ...this.recent.filter(({ id }) => id !== round.id)].slice(0, RECENT_MOST)
    this.seeds = { ...this.seeds, nonce: Math.max(this.seeds.nonce, round.nonce + 1) }
    this.show()
  }

  show(): void {
    const { entry, words, sayTime } = this.sheetTools()
    this.strip.show(this.recent.filter(({ status }) => status === 'settled'))
    this.history.show(this.recent.map((round) => historyRow(entry, round, words, sayTime)))
    this.seedsPanel.show(this.seeds)
  }
  showChain = (state: CrashState) => this.chain?.follow(state)
  showTime(span: PlaySpan): void {
    this.session.show(this.sums, span.remindInSeconds())
  }

  openSeeds(): void {
    const changed = (seeds: PlaySeeds) => {
      this.seeds = seeds
      this.seedsPanel.show(seeds)
    }
    openSeeds(this.sheetTools(), this.seeds.client, changed, this.chain?.readFacts() ?? null)
  }
  openHistory(): void {
    openHistory(this.sheetTools(), this.replay)
  }
  openRules = () => openRules(this.sheetTools())

  openMenu(): void {
    openMenu(
      this.sheetTools(),
      [this.session.panel, this.seedsPanel.panel],
      [
        ...(this.forMoney === null ? [] : [[this.text('play.for_money'), this.forMoney] as const]),
        [this.text('play.history'), () => this.openHistory()],
        [this.text('play.rules'), this.openRules],
        [this.text('play.seeds.change'), () => this.openSeeds()],
      ],
    )
  }
  private openRound(id: number): void {
    const round = this.recent.find((one) => one.id === id)
    if (round !== undefined) this.replay(round)
  }
}
