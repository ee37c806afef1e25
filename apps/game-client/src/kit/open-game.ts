import type { FramePage } from '@xezer/contract/game-frame'
import type { PlayRound } from '@xezer/contract/game-server'
import type { Json } from '@xezer/game-math/play/engine'
import type { AutoplayEnd } from './autoplay.ts'
import { type AutoplayPanel, createAutoplayPanel } from './autoplay-panel.ts'
import { type BetBar, createBetBar } from './bet-bar.ts'
import { createFrameLoop, type FrameLoop } from './frame-loop.ts'
import type {
  ChoicePanel,
  MoveOption,
  MovesPanel,
  SharedPanel,
  ShownRound,
  Stage,
  StageTools,
  WordTools,
} from './game-entry.ts'
import type { GameParts } from './game-parts.ts'
import { GameRecords } from './game-records.ts'
import { GameRun, type Phase, type RunFace } from './game-run.ts'
import type { SheetTools } from './game-sheets.ts'
import { createGameTop } from './game-top.ts'
import { createGameView, type GameView } from './game-view.ts'
import { listenToKeys } from './keys.ts'
import { createNoticeRow, type NoticeRow } from './notice-row.ts'
import type { Notice } from './notices.ts'
import { openVerify } from './open-verify.ts'
import { paceOf } from './pace.ts'
import { PlaySpan } from './play-span.ts'
import { createMoney } from './player-money.ts'
import { roundButton } from './round-button.ts'
import { sayAloud, sayRound, shownRound } from './round-words.ts'
import { sayMoment } from './say-moment.ts'
import { openSharedRound } from './shared-round-sheet.ts'
import { createSharedTools } from './shared-run.ts'
import { showReturn } from './show-return.ts'
import { createSound, type SoundSwitch } from './sound.ts'
import { createSprites, type Sprites } from './sprites.ts'
import { createStepper, type Stepper } from './stepper.ts'
import { formatElapsed } from './sums.ts'
import type { TopBar } from './top-bar.ts'
import { watchSize } from './watch-size.ts'

/** One game on the page: everything of the kit, put together around its engine. */
export class OpenGame implements RunFace {
  readonly root: HTMLElement
  private readonly parts: GameParts
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
  private readonly records: GameRecords
  private readonly auto: AutoplayPanel | null
  private readonly reduced: MediaQueryList
  private shownBalanceMinor: number
  private readonly span: PlaySpan

  constructor(parts: GameParts) {
    this.parts = parts
    const { opened, entry, listing, theme, text, locale, machine, view } = parts
    const money = createMoney(opened.currency)
    this.words = { listing, theme, text, locale, money }
    this.span = new PlaySpan(opened, machine.passed)
    this.shownBalanceMinor = opened.balanceMinor
    this.reduced = view.matchMedia('(prefers-reduced-motion: reduce)')
    this.loop = createFrameLoop(machine)
    this.sound = createSound(theme.scale)
    this.sprites = createSprites(view.devicePixelRatio, this.loop.onSlow)
    this.stage = entry.createStage(this.stageTools())
    const kept = parts.memory.read()
    const stakeMinor = kept.stakeMinor ?? opened.limits.min
    this.stepper = createStepper(text, money, opened.limits, stakeMinor, () => this.changed())
    this.choice = this.createChoice(kept.choice)
    this.moves =
      entry.createMoves?.({ ...this.words, move: (move) => void this.run.move(move) }, this.stage) ?? null
    this.run = new GameRun({
      opened,
      entry,
      machine,
      stage: this.stage,
      choice: this.choice,
      stakeMinor: () => this.stepper.value(),
      face: this,
    })
    const replay = (round: PlayRound) => this.replay(round)
    this.records = new GameRecords(parts, money, () => this.sheetTools(), replay)
    this.auto = this.createAutoplay()
    this.notices = createNoticeRow(
      text,
      (atMs) => sayMoment(atMs, machine.now()),
      (page) => this.openPage(page),
      () => this.showNotice(null),
    )
    this.top = createGameTop(parts, {
      fairness: () => this.records.openSeeds(),
      sound: () => this.turnSound(!this.sound.isOn),
      rules: this.records.openRules,
      menu: () => this.records.openMenu(),
    })
    this.bar = this.createBar()
    this.view = this.createView()
    this.root = this.view.root
    this.shared = this.createShared()
    this.begin()
  }

  private begin(): void {
    const { opened, machine, view } = this.parts
    listenToKeys(view, paceOf(opened.profile), () => this.press())
    view.document.addEventListener('visibilitychange', () => {
      if (view.document.hidden) this.run.stopAutoplay('hidden')
      this.shared?.pause(view.document.hidden || this.run.isHeld)
    })
    machine.every(1000, () => this.tick())
    this.changed()
    this.records.show()
    this.tick()
    this.phase('idle')
    if (opened.open !== null && this.shared === null) void this.run.resume(opened.open)
  }

  private stageTools(): StageTools {
    const { loop, sprites, sound } = this
    return {
      ...this.words,
      loop,
      sprites,
      sound,
      isReduced: this.isReduced,
      onResize: watchSize,
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
    if (!opened.profile.hasAutoplay || entry.createMoves !== undefined || entry.createShared !== undefined)
      return null
    return createAutoplayPanel(text, this.words.money, entry.hasFeature === true, {
      begin: (plan) => {
        this.view.sheet.close()
        this.run.beginAutoplay(plan)
      },
      stop: () => this.run.stopAutoplay('stopped'),
    })
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
      paytable: this.records.openRules,
      history: () => this.records.openHistory(),
      seeds: () => this.records.openSeeds(),
      rules: this.records.openRules,
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
      left: [...(this.auto === null ? [] : [this.auto.panel]), this.records.seedsPanel.panel],
      right: [this.records.history.panel, this.records.session.panel],
      strip: this.records.strip.element,
      paytable: this.records.openRules,
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
      played: (round) => this.played(round),
      ended: (round) => void this.sharedEnded(round),
      state: this.records.showChain,
      say: (line) => this.view.say(line),
      openStream: (address) => new view.EventSource(address),
    })
    const panel = entry.createShared(tools, this.stage)
    this.bar.showMoves(panel.element)
    return panel
  }

  private sheetTools(): SheetTools {
    const { entry, machine, opened } = this.parts
    return {
      sheet: this.view.sheet,
      entry,
      words: this.words,
      sprites: this.sprites,
      call: machine.call,
      maxWinMinor: opened.limits.maxWin,
      maySkip: paceOf(opened.profile).maySkip,
      sayTime: (atMs) => sayMoment(atMs, machine.now()),
    }
  }

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
    if (isHeld) return
    this.span.goOn()
    this.tick()
  }

  private openPage(page: FramePage): void {
    this.parts.bridge.send({ type: 'openPage', page })
  }
  /** A round that the account leads to: looked at again, and left to the next one. */
  replay(round: PlayRound): void {
    if (this.shared !== null) return void openSharedRound(this.sheetTools(), round)
    const shown = shownRound(round)
    if (this.run.phase !== 'idle' || shown === null) return
    this.view.sheet.close()
    const line = this.parts.text('play.replay', { number: round.id })
    this.view.say(`${line}. ${sayRound(this.parts.entry, shown, this.words)}`)
    this.view.showReplay({
      line,
      back: () => {
        this.view.showReplay(null)
        this.run.endReplay()
      },
      verify: () => void openVerify(this.sheetTools(), round),
    })
    void this.run.replay(round)
  }

  isReduced = () => this.reduced.matches
  phase(phase: Phase): void {
    const isIdle = phase === 'idle' || phase === 'replay'
    this.stepper.lock(!isIdle || this.run.isAutoplaying)
    if (this.shared !== null) return
    if (this.moves !== null && (phase === 'open' || phase === 'moving'))
      this.bar.showMoves(this.moves.element)
    else {
      this.bar.showMoves(null)
      this.showRoundButton(phase)
    }
  }

  private showRoundButton(phase: Phase): void {
    const { text, entry, machine } = this.parts
    const waitMs = this.run.waitMs()
    this.bar.showRound(roundButton(this.run, entry, text, { phase, waitMs }))
    if (this.run.isAutoplaying || phase !== 'idle' || waitMs <= 0) return
    void machine.sleep(waitMs).then(() => {
      if (this.run.phase === 'idle') this.phase('idle')
    })
  }

  balance(balanceMinor: number): void {
    this.shownBalanceMinor = balanceMinor
    this.tick()
  }

  played(round: PlayRound): void {
    this.span.take(round)
    this.tick()
  }
  net(netMinor: number): void {
    this.span.said(netMinor)
    this.tick()
  }

  showNotice(notice: Notice | null): void {
    if (notice?.page === 'reality') this.span.asked()
    this.notices.show(notice)
  }

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
    this.records.add(round)
    this.sayLine(shown)
    const { bar, loop, sound, words } = this
    const scene = { bar, loop, sound, words, host: this.view.stageHost, isReduced: this.isReduced() }
    await showReturn(scene, shown, signal)
    this.shownBalanceMinor += shown.returnMinor
    this.finish(shown)
  }

  private async sharedEnded(round: PlayRound): Promise<void> {
    this.played(round)
    const shown = shownRound(round)
    if (shown === null) return
    this.records.add(round)
    await this.run.readBalance()
    this.sayLine(shown)
    this.finish(shown)
  }

  private sayLine(shown: ShownRound): void {
    this.view.sayResult(sayRound(this.parts.entry, shown, this.words), shown.returnMinor > shown.stakedMinor)
  }
  private finish(shown: ShownRound): void {
    const balance = this.words.money.format(this.shownBalanceMinor)
    this.view.say(sayAloud(this.parts.entry, shown, this.words, balance))
    this.parts.bridge.send({ type: 'roundEnd' })
    // It is time to look at what was played: the site shows it, and its answer lets play go on.
    if (this.span.isDue()) this.openPage('reality')
  }

  private tick(): void {
    const { money } = this.words
    this.top.show({
      elapsed: formatElapsed(this.span.elapsedSeconds()),
      net: money.signed(this.span.netMinor()),
      balance: money.format(this.shownBalanceMinor),
    })
    this.records.showTime(this.span)
    this.notices.expire(this.parts.machine.now())
  }
}
