import type { FramePage } from '@xezer/contract/game-frame'
import type { OpenedPlay, PlayRound, PlaySeeds } from '@xezer/contract/game-server'
import { formatEventTime, formatTimeOfDay } from '@xezer/i18n/format-time'
import type { Locale } from '@xezer/std/locale'
import type { AutoplayEnd } from './autoplay.ts'
import { type AutoplayPanel, createAutoplayPanel } from './autoplay-panel.ts'
import { type BetBar, createBetBar } from './bet-bar.ts'
import { showBigWin } from './big-win.ts'
import type { Bridge } from './bridge.ts'
import { countUp } from './count-up.ts'
import { createFrameLoop, type FrameLoop, type FrameMachine } from './frame-loop.ts'
import type { ChoicePanel, MoveOption, MovesPanel, SharedPanel, ShownRound, Stage, StageTools, WordTools } from './game-entry.ts'
import { GameRun, type Phase, type RunFace, type RunMachine } from './game-run.ts'
import { openHistory, openMenu, openRules, openSeeds, type SheetTools } from './game-sheets.ts'
import type { GameText } from './game-text.ts'
import { createGameView, type GameView } from './game-view.ts'
import { createHistoryPanel, type HistoryPanel } from './history-panel.ts'
import type { Memory } from './kept.ts'
import { listenToKeys } from './keys.ts'
import type { Json, Listing, Theme } from './listing.ts'
import { createNoticeRow, type NoticeRow } from './notice-row.ts'
import type { Notice } from './notices.ts'
import { createMoney } from './player-money.ts'
import { type AnyEntry, historyRow, nameReturn, sayAloud, sayRound, shownRound } from './round-words.ts'
import { createSeedsPanel, type SeedsPanel } from './seeds-panel.ts'
import { createSessionPanel, type SessionPanel } from './session-panel.ts'
import { createSharedTools } from './shared-run.ts'
import { createSound, type SoundSwitch } from './sound.ts'
import { createSprites, type Sprites } from './sprites.ts'
import { createStepper, type Stepper } from './stepper.ts'
import { addRound, formatElapsed, NO_SUMS, netOf, type Sums, sizeOf } from './sums.ts'
import { createTopBar, type TopBar } from './top-bar.ts'

export interface GameParts {
  readonly opened: OpenedPlay
  readonly entry: AnyEntry
  readonly listing: Listing
  readonly theme: Theme
  readonly text: GameText
  readonly locale: Locale
  readonly rtp: string
  readonly bridge: Bridge
  readonly memory: Memory
  readonly machine: GameMachine
  readonly view: Window
}
export interface GameMachine extends RunMachine, FrameMachine {
  every(periodMs: number, run: () => void): void
  /** Not the clock of the day: what time passes is measured with. */
  passed(): number
}

const RECENT_MOST = 50

/** One game on the page: everything of the kit, put together around its engine. */
export class OpenGame implements RunFace {
  readonly root: HTMLElement
  private readonly words: WordTools
  private readonly loop: FrameLoop
  private readonly sound: SoundSwitch
  private readonly sprites: Sprites
  private readonly stage: Stage
  private readonly stepper: Stepper
  private readonly choice: ChoicePanel<Json> | null
  private readonly moves: MovesPanel<Json, Json> | null
  private readonly shared: SharedPanel | null
  private readonly run: GameRun
  private readonly top: TopBar
  private readonly bar: BetBar
  private readonly view: GameView
  private readonly notices: NoticeRow
  private readonly history: HistoryPanel
  private readonly session: SessionPanel
  private readonly seedsPanel: SeedsPanel
  private readonly auto: AutoplayPanel | null
  private readonly reduced: MediaQueryList
  private seeds: PlaySeeds
  private recent: readonly PlayRound[]
  private sums: Sums = NO_SUMS
  private shownBalanceMinor: number
  private readonly startedMs: number
  private notice: Notice | null = null

  constructor(private readonly parts: GameParts) {
    const { opened, entry, listing, theme, text, locale, machine, view } = parts
    const money = createMoney(opened.currency)
    this.words = { listing, theme, text, locale, money }
    this.startedMs = machine.passed()
    this.shownBalanceMinor = opened.balanceMinor
    this.seeds = opened.seeds
    this.recent = opened.recent
    this.reduced = view.matchMedia('(prefers-reduced-motion: reduce)')
    this.loop = createFrameLoop(machine)
    this.sound = createSound(theme.scale)
    this.sprites = createSprites(view.devicePixelRatio, this.loop.onSlow)
    this.stage = entry.createStage(this.stageTools())
    const kept = parts.memory.read()
    this.stepper = createStepper(text, money, opened.limits, kept.stakeMinor ?? opened.limits.min, () => this.changed())
    this.choice = this.createChoice(kept.choice)
    this.moves = entry.createMoves?.({ ...this.words, move: (move) => void this.run.move(move) }, this.stage) ?? null
    this.run = new GameRun(opened, entry, this.stage, this.choice, () => this.stepper.value(), this, machine)
    this.history = createHistoryPanel(text, money, (id) => this.openRound(id), () => this.openHistory())
    this.session = createSessionPanel(text, money)
    this.seedsPanel = createSeedsPanel(text, () => this.openSeeds())
    this.auto = this.createAutoplay()
    this.notices = createNoticeRow(text, sayMoment, (page) => this.openPage(page), () => this.showNotice(null))
    this.top = this.createTop()
    this.bar = this.createBar()
    this.view = this.createView()
    this.root = this.view.root
    this.shared = this.createShared()
    this.begin()
  }

  private begin(): void {
    const { opened, machine, view } = this.parts
    listenToKeys(view, { cycleMs: opened.profile.cycleMs, needsRelease: opened.profile.name === 'strict' }, () => this.press())
    view.document.addEventListener('visibilitychange', () => {
      if (view.document.hidden) this.run.stopAutoplay('hidden')
      this.shared?.pause(view.document.hidden || this.run.isHeld)
    })
    machine.every(1000, () => this.tick())
    this.changed()
    this.showHistory()
    this.tick()
    this.phase('idle')
    if (opened.open !== null && this.shared === null) void this.run.resume(opened.open)
  }

  private stageTools(): StageTools {
    return {
      ...this.words,
      loop: this.loop,
      sprites: this.sprites,
      sound: this.sound,
      isReduced: () => this.isReduced(),
      onResize(element, run) {
        new ResizeObserver(([entry]) => {
          if (entry !== undefined) run(entry.contentRect.width, entry.contentRect.height)
        }).observe(element)
      },
      move: (move) => void this.run.move(move),
      press: () => this.press(),
      say: (line) => this.view.say(line),
    }
  }

  private createChoice(initial: Json | null): ChoicePanel<Json> | null {
    const { entry, opened } = this.parts
    const tools = {
      ...this.words,
      initial,
      changed: () => this.changed(),
      stakeMinor: () => this.stepper.value(),
      limits: opened.limits,
    }
    return entry.createChoice?.(tools, this.stage) ?? null
  }

  private createAutoplay(): AutoplayPanel | null {
    const { opened, entry, text } = this.parts
    if (!opened.profile.hasAutoplay || entry.createMoves !== undefined || entry.createShared !== undefined) return null
    return createAutoplayPanel(text, this.words.money, entry.hasFeature === true, {
      begin: (plan) => {
        this.view.sheet.close()
        this.run.beginAutoplay(plan)
      },
      stop: () => this.run.stopAutoplay('stopped'),
    })
  }

  private createTop(): TopBar {
    const { listing, locale, text, rtp, opened, view, bridge } = this.parts
    const { document } = view
    const isFramed = view.parent !== view
    return createTopBar(
      text,
      {
        name: listing.name[locale],
        provider: listing.provider,
        thumbnail: `/thumbnails/${listing.id}.jpeg`,
        rtp,
        isDemo: opened.isDemo,
      },
      {
        back: isFramed ? () => bridge.send({ type: 'openPage', page: 'lobby' }) : null,
        fairness: () => this.openSeeds(),
        sound: () => this.turnSound(!this.sound.isOn),
        rules: () => openRules(this.sheetTools()),
        full: document.fullscreenEnabled
          ? () => void (document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen())
          : null,
        menu: () => this.openMenu(),
      },
    )
  }

  private createBar(): BetBar {
    return createBetBar(this.parts.text, {
      stake: this.stepper.element,
      choice: this.choice?.element ?? null,
      hasAutoplay: this.auto !== null,
      press: () => this.press(),
      autoplay: () => {
        if (this.run.isAutoplaying) this.run.stopAutoplay('stopped')
        else if (this.auto !== null) this.view.openPanel(this.auto.panel)
      },
      paytable: () => openRules(this.sheetTools()),
      history: () => this.openHistory(),
      seeds: () => this.openSeeds(),
      rules: () => openRules(this.sheetTools()),
    })
  }

  private createView(): GameView {
    const { text, listing, theme, view } = this.parts
    return createGameView({
      text,
      listing,
      theme,
      sprites: this.sprites,
      top: this.top.element,
      bar: this.bar.element,
      notice: this.notices.element,
      stage: this.stage.element,
      left: [...(this.auto === null ? [] : [this.auto.panel]), this.seedsPanel.panel],
      right: [this.history.panel, this.session.panel],
      paytable: () => openRules(this.sheetTools()),
      wide: view.matchMedia('(min-width: 1280px) and (min-height: 640px)'),
    })
  }

  private createShared(): SharedPanel | null {
    const { entry, opened, machine, text, view } = this.parts
    if (entry.createShared === undefined) return null
    const tools = createSharedTools({
      opened,
      machine,
      text,
      money: this.words.money,
      stakeMinor: () => this.stepper.value(),
      isHeld: () => this.run.isHeld,
      notice: (notice) => this.showNotice(notice),
      balance: (balanceMinor) => this.balance(balanceMinor),
      ended: (round) => void this.sharedEnded(round),
      say: (line) => this.view.say(line),
      openStream: (address) => new view.EventSource(address),
    })
    const panel = entry.createShared(tools, this.stage)
    this.bar.showMoves(panel.element)
    return panel
  }

  private sheetTools(): SheetTools {
    const { entry, machine, rtp, opened } = this.parts
    return {
      sheet: this.view.sheet,
      entry,
      words: this.words,
      sprites: this.sprites,
      call: machine.call,
      rtp,
      maxWinMinor: opened.limits.maxWin,
      hasAutoplay: this.auto !== null,
      sayTime: sayMoment,
    }
  }

  // Presses

  private press(): void {
    if (this.run.isAutoplaying) this.run.stopAutoplay('stopped')
    else void this.run.press()
  }

  private changed(): void {
    const stakeMinor = this.stepper.value()
    const choice = this.choice?.value() ?? null
    this.parts.memory.write({ stakeMinor, choice })
    if (choice !== null || this.choice === null) this.stage.prepare?.(choice, stakeMinor)
    this.stepper.explain(this.parts.entry.sayStake?.(stakeMinor, this.words) ?? '')
    this.stepper.element.hidden = this.choice?.stakeMinor !== undefined
    if (this.bar !== undefined) this.phase(this.run.phase)
  }

  private turnSound(isOn: boolean): void {
    this.sound.turn(isOn)
    this.top.showSound(isOn)
  }
  /** The site may silence a game, never make it sound. */
  mute(isMuted: boolean): void {
    if (isMuted) this.turnSound(false)
  }
  hold(isHeld: boolean): void {
    this.run.hold(isHeld)
    this.shared?.pause(isHeld)
    if (!isHeld) this.notice = null
  }

  private openPage(page: FramePage): void {
    this.parts.bridge.send({ type: 'openPage', page })
  }
  private openSeeds(): void {
    openSeeds(this.sheetTools(), this.seeds.client, (seeds) => {
      this.seeds = seeds
      this.seedsPanel.show(seeds)
    })
  }
  private openHistory(): void {
    openHistory(this.sheetTools(), (round) => this.replay(round))
  }
  private openMenu(): void {
    const { text } = this.parts
    openMenu(
      this.sheetTools(),
      [this.session.panel, this.seedsPanel.panel],
      [
        [text('play.history'), () => this.openHistory()],
        [text('play.rules'), () => openRules(this.sheetTools())],
        [text('play.seeds.change'), () => this.openSeeds()],
      ],
    )
  }
  private openRound(id: number): void {
    const round = this.recent.find((one) => one.id === id)
    if (round !== undefined) this.replay(round)
  }
  private replay(round: PlayRound): void {
    if (this.run.phase !== 'idle' || round.view === null || this.shared !== null) return
    this.view.sheet.close()
    this.view.showReplay(this.parts.text('play.replay', { number: round.id }), () => {
      this.view.showReplay(null, () => {})
      this.run.endReplay()
    })
    void this.run.replay(round)
  }

  // What a run tells

  isReduced(): boolean {
    return this.reduced.matches
  }

  phase(phase: Phase): void {
    const { text, entry } = this.parts
    const isIdle = phase === 'idle' || phase === 'replay'
    this.stepper.lock(!isIdle || this.run.isAutoplaying)
    if (this.shared !== null) return
    if (phase === 'open' && this.moves !== null) return this.bar.showMoves(this.moves.element)
    if (phase !== 'moving' || this.moves === null) this.bar.showMoves(null)
    const name = text(`play.press.${entry.pressName ?? 'play'}`)
    if (this.run.isAutoplaying)
      return this.bar.showRound({ icon: 'stop', label: text('play.auto.stop', { left: 0 }), isEnabled: true })
    const waitMs = this.run.waitMs()
    const isEnabled = phase === 'idle' && waitMs <= 0 && this.run.nextStake() !== null && !this.run.isHeld
    const icon = entry.pressName === 'spin' ? 'spin' : 'play'
    this.bar.showRound({ icon, label: phase === 'showing' ? text('play.press.skip') : name, isEnabled: isEnabled || phase === 'showing' })
    if (phase === 'idle' && waitMs > 0)
      void this.parts.machine.sleep(waitMs).then(() => {
        if (this.run.phase === 'idle') this.phase('idle')
      })
  }

  balance(balanceMinor: number): void {
    this.shownBalanceMinor = balanceMinor
    this.tick()
  }

  showNotice(notice: Notice | null): void {
    this.notice = notice
    this.notices.show(notice)
  }
  readonly noticeOf = () => this.notice

  autoplay(left: number | null, end: AutoplayEnd | null): void {
    this.auto?.show(left)
    if (end !== null) {
      const line = this.parts.text(`play.auto.end.${end}`)
      this.view.sayResult(line, false)
      this.view.say(line)
    }
  }

  options(round: ShownRound | null, options: readonly MoveOption<Json>[]): void {
    if (round !== null) this.moves?.show(round, options)
  }

  started(): void {
    this.parts.bridge.send({ type: 'roundStart' })
    this.view.sayResult('', false)
    this.bar.showReturn('', '')
  }

  async ended(round: PlayRound, shown: ShownRound, signal: AbortSignal): Promise<void> {
    this.record(round)
    const { money, text, theme } = this.words
    const size = sizeOf(shown.returnMinor, shown.stakedMinor)
    const label = nameReturn(shown, this.words)
    this.view.sayResult(sayRound(this.parts.entry, shown, this.words), size === 'win' || size === 'big')
    const shows = (amountMinor: number) => this.bar.showReturn(label, money.format(amountMinor))
    if (size === 'none') this.bar.showReturn('', '')
    else if (size === 'back' || this.isReduced()) shows(shown.returnMinor)
    else {
      this.sound.win(size === 'big' ? 8 : 3)
      if (size === 'big')
        await showBigWin(this.view.stageHost, this.loop, money, text('play.big'), shown.returnMinor, theme.palette.win, signal)
      await countUp(this.loop, size === 'big' ? shown.returnMinor : 0, shown.returnMinor, shown.stakedMinor, shows, signal)
    }
    this.shownBalanceMinor += shown.returnMinor
    this.view.say(sayAloud(this.parts.entry, shown, this.words, money.format(this.shownBalanceMinor)))
    this.parts.bridge.send({ type: 'roundEnd' })
    this.askReality()
  }

  private async sharedEnded(round: PlayRound): Promise<void> {
    const shown = shownRound(round)
    if (shown === null) return
    this.record(round)
    await this.run.adopt()
    this.view.sayResult(sayRound(this.parts.entry, shown, this.words), shown.returnMinor > shown.stakedMinor)
    this.view.say(sayAloud(this.parts.entry, shown, this.words, this.words.money.format(this.shownBalanceMinor)))
    this.parts.bridge.send({ type: 'roundEnd' })
    this.askReality()
  }

  private record(round: PlayRound): void {
    this.sums = addRound(this.sums, round.stakedMinor, round.returnMinor)
    this.recent = [round, ...this.recent.filter(({ id }) => id !== round.id)].slice(0, RECENT_MOST)
    this.seeds = { ...this.seeds, nonce: Math.max(this.seeds.nonce, round.nonce + 1) }
    this.showHistory()
  }

  private showHistory(): void {
    const settled = this.recent.filter(({ status }) => status === 'settled')
    this.view.strip.show(settled)
    this.history.show(this.recent.map((round) => historyRow(this.parts.entry, round, this.words, sayMoment)))
    this.seedsPanel.show(this.seeds)
  }

  // Time

  private elapsedSeconds(): number {
    return this.parts.opened.elapsedSeconds + (this.parts.machine.passed() - this.startedMs) / 1000
  }
  private remindInSeconds(): number {
    const { isDemo, reality } = this.parts.opened
    return isDemo ? 0 : reality.remindSeconds - this.elapsedSeconds()
  }
  /** It is time to look at what was played: the site shows it, and its answer lets play go on. */
  private askReality(): void {
    const { isDemo, reality } = this.parts.opened
    if (!isDemo && reality.remindSeconds > 0 && this.remindInSeconds() <= 0) this.openPage('reality')
  }
  private tick(): void {
    const { money } = this.words
    this.top.show({
      elapsed: formatElapsed(this.elapsedSeconds()),
      net: money.signed(netOf(this.sums)),
      balance: money.format(this.shownBalanceMinor),
    })
    this.session.show(this.sums, this.remindInSeconds())
    const untilMs = this.notice?.untilMs ?? null
    if (untilMs !== null && untilMs < this.parts.machine.now()) this.showNotice(null)
  }
}

/** Today's moments by their time of day. */
function sayMoment(atMs: number): string {
  const moment = new Date(atMs)
  const isToday = moment.toDateString() === new Date().toDateString()
  return isToday ? formatTimeOfDay(moment) : formatEventTime(moment)
}
