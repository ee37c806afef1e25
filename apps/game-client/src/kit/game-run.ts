import type { OpenedPlay, PlayedAnswer, PlayRound } from '@xezer/contract/game-server'
import type { Json } from '@xezer/game-math/play/engine'
import { askUntilKnown, readUntilKnown } from './ask-server.ts'
import {
  type AutoplayEnd,
  type AutoplayPlan,
  type AutoplayState,
  beginAutoplay,
  countRound,
  findEnd,
} from './autoplay.ts'
import type { ChoicePanel, MoveOption, ShownRound, Stage } from './game-entry.ts'
import { type Notice, noticeOf, PAUSED_BY_SITE, VOIDED } from './notices.ts'
import { type Pace, paceOf, waitOf } from './pace.ts'
import type { Call, CallError } from './play-calls.ts'
import { type AnyEntry, shownRound } from './round-words.ts'

/** Where a round is: `asked` and `moving` wait for the server, `showing` for the eyes, `open` for a move. */
export type Phase = 'idle' | 'asked' | 'showing' | 'open' | 'moving' | 'replay'

/** What a run tells to whoever draws it. */
export interface RunFace {
  phase(phase: Phase): void
  balance(balanceMinor: number): void
  /** A round as it is now, once that may be seen. */
  played(round: PlayRound): void
  /** What the span of play came to, as the server counts it. */
  net(netMinor: number): void
  showNotice(notice: Notice | null): void
  autoplay(left: number | null, end: AutoplayEnd | null): void
  options(round: ShownRound | null, options: readonly MoveOption<Json>[]): void
  started(): void
  /** Its return is shown: words, amount, a scene where it is large. Resolves when that is over. */
  ended(round: PlayRound, shown: ShownRound, signal: AbortSignal): Promise<void>
  isReduced(): boolean
}

export interface RunMachine {
  readonly call: Call
  now(): number
  sleep(delayMs: number): Promise<void>
  newPress(): string
}

export interface RunParts {
  readonly opened: OpenedPlay
  readonly entry: AnyEntry
  readonly stage: Stage
  readonly choice: ChoicePanel<Json> | null
  /** What stands in the stepper. */
  readonly stakeMinor: () => number
  readonly face: RunFace
  readonly machine: RunMachine
}

const WAIT_SPARE_MS = 30
/** Where nothing is chosen. */
const NO_CHOICE = {}

/** The rounds of one frame, one after the other. All of the money is the server's; this is what is asked of it, and when. */
export class GameRun {
  phase: Phase = 'idle'
  isHeld = false
  private balanceMinor: number
  private lastStartMs: number | null = null
  private open: PlayRound | null = null
  private show = new AbortController()
  private auto: AutoplayState | null = null
  private readonly pace: Pace
  private readonly entry: AnyEntry
  private readonly stage: Stage
  private readonly choice: ChoicePanel<Json> | null
  private readonly stakeMinor: () => number
  private readonly face: RunFace
  private readonly machine: RunMachine

  constructor({ opened, entry, stage, choice, stakeMinor, face, machine }: RunParts) {
    this.entry = entry
    this.stage = stage
    this.choice = choice
    this.stakeMinor = stakeMinor
    this.face = face
    this.machine = machine
    this.balanceMinor = opened.balanceMinor
    this.pace = paceOf(opened.profile)
  }

  /** What is staked by the next press; null where nothing that can be played is chosen. */
  nextStake(): number | null {
    if (this.choice === null) return this.stakeMinor()
    if (this.choice.value() === null) return null
    return this.choice.stakeMinor?.() ?? this.stakeMinor()
  }

  waitMs = () => waitOf(this.pace, this.lastStartMs, this.machine.now())
  get openRound() {
    return this.open
  }
  get isAutoplaying() {
    return this.auto !== null
  }
  /** Whether a press now ends the show of a round: strict rules know no such press. */
  get mayHurry() {
    return this.phase === 'showing' && this.pace.maySkip
  }

  /** The round button: starts a round, or hurries the show of one where the rules allow it. */
  async press(): Promise<void> {
    if (this.mayHurry) return this.show.abort()
    if (this.phase !== 'idle' || this.isHeld || this.waitMs() > 0) return
    await this.start()
  }

  private async start(): Promise<void> {
    const stakeMinor = this.nextStake()
    if (stakeMinor === null) return this.stopAutoplay('choice')
    this.lastStartMs = this.machine.now()
    this.face.showNotice(null)
    this.enter('asked')
    this.face.started()
    this.stage.begin()
    this.face.balance(this.balanceMinor - stakeMinor)
    const press = this.machine.newPress()
    const choice = this.choice === null ? NO_CHOICE : this.choice.value()
    const answer = await askUntilKnown(this.waiting(), 'start', { press, stakeMinor, choice })
    if (answer.ok) await this.take(answer.value, null)
    else await this.refuse(answer.error)
  }

  async move(move: Json): Promise<void> {
    const { open } = this
    if (this.phase !== 'open' || open === null) return
    const wanted = JSON.stringify(move)
    const option = open.options.find((one) => JSON.stringify(one.move) === wanted)
    if (option === undefined) return
    this.enter('moving')
    this.face.showNotice(null)
    this.face.options(shownRound(open), [])
    this.face.balance(this.balanceMinor - option.extraMinor)
    const press = this.machine.newPress()
    const seen = open.moves.length
    const answer = await askUntilKnown(this.waiting(), 'move', { press, round: open.id, move, seen })
    if (answer.ok) {
      const { moves } = answer.value.round
      // Another tab or device went on with it: it is shown as it stands.
      const isOwn = moves.length === seen + 1 && JSON.stringify(moves[seen]) === wanted
      return this.take(answer.value, isOwn ? open : null, !isOwn)
    }
    this.face.balance(this.balanceMinor)
    this.face.showNotice(noticeOf(answer.error))
    this.offer(open)
  }

  /** An answer: the round as it is now, shown from what was seen of it before. */
  private async take(
    { round: first, balanceMinor }: PlayedAnswer,
    before: PlayRound | null,
    isAtOnce = false,
  ): Promise<void> {
    let round = first
    if (round.status === 'checking') {
      round = await readUntilKnown(this.waiting(), round)
      await this.readBalance()
    } else this.balanceMinor = balanceMinor
    const shown = shownRound(round)
    if (round.status === 'voided' || shown === null) {
      this.open = null
      this.stage.rest()
      this.face.balance(this.balanceMinor)
      this.stopAutoplay('refused')
      this.face.showNotice(VOIDED)
      this.face.played(round)
      return this.settle()
    }
    // What came back is not on the screen before its round is.
    this.face.balance(this.balanceMinor - (shown.isOver ? shown.returnMinor : 0))
    const previous = before?.view ?? null
    await this.present(round, shown, { previous, isReplay: false, isAtOnce })
    if (round.status === 'open') return this.offer(round)
    this.open = null
    this.face.options(null, [])
    this.face.played(round)
    await this.face.ended(round, shown, this.show.signal)
    this.face.balance(this.balanceMinor)
    this.settle()
    this.countAutoplay(shown)
  }

  private async present(
    round: PlayRound,
    shown: ShownRound,
    { previous, isReplay, isAtOnce = false }: { previous: unknown; isReplay: boolean; isAtOnce?: boolean },
  ): Promise<void> {
    this.show = new AbortController()
    this.enter(isReplay ? 'replay' : 'showing')
    await this.stage.show(shown.view, {
      previous: previous as Json,
      isInstant: isAtOnce || this.face.isReduced(),
      isReplay,
      signal: this.show.signal,
      stakeMinor: round.moves.length === 0 ? shown.stakedMinor : this.stakeMinor(),
      returnMinor: shown.returnMinor,
      choice: shown.choice,
    })
  }

  /** An open round waits for its move; also one that was open when the frame came. */
  offer(round: PlayRound): void {
    this.open = round
    this.face.played(round)
    this.enter('open')
    this.face.options(shownRound(round), round.options as readonly MoveOption<Json>[])
  }

  /** Brings an open round back as it was left. */
  async resume(round: PlayRound): Promise<void> {
    const shown = shownRound(round)
    if (shown === null) return
    this.show = new AbortController()
    this.show.abort()
    await this.stage.show(shown.view, {
      previous: null,
      isInstant: true,
      isReplay: false,
      signal: this.show.signal,
      stakeMinor: shown.stakedMinor,
      returnMinor: shown.returnMinor,
      choice: shown.choice,
    })
    if (round.status === 'open') this.offer(round)
  }

  private async refuse(error: CallError): Promise<void> {
    this.stage.rest()
    this.face.balance(this.balanceMinor)
    if (error.code === 'TOO_EARLY') {
      // Another frame played this game meanwhile: nothing is the matter, the next round is only that much later.
      const { cycleMs } = this.pace
      const nowMs = this.machine.now()
      this.lastStartMs = Math.max(nowMs, error.until ?? nowMs + cycleMs) - cycleMs
      this.settle()
      return void this.nextAutoplay()
    }
    this.settle()
    this.stopAutoplay('refused')
    this.face.showNotice(noticeOf(error))
    if (error.code === 'ROUND_OPEN') await this.findOpen()
  }

  /** Another tab or device left a round of this game open: it comes back before a new one. */
  private async findOpen(): Promise<void> {
    const answer = await this.machine.call('rounds', {})
    const round = answer.ok ? answer.value.rounds.find(({ status }) => status === 'open') : undefined
    if (round !== undefined) await this.resume(round)
  }

  private settle(): void {
    this.enter('idle')
  }
  private enter(phase: Phase): void {
    this.phase = phase
    this.choice?.lock(phase !== 'idle' || this.auto !== null)
    this.face.phase(phase)
  }

  private waiting() {
    return {
      call: this.machine.call,
      sleep: this.machine.sleep,
      waiting: (error: CallError | null) => {
        if (error !== null) this.stopAutoplay('offline')
        this.face.showNotice(error === null ? null : noticeOf(error))
      },
    }
  }

  async readBalance(): Promise<void> {
    const { phase, lastStartMs } = this
    const answer = await this.machine.call('balance', {})
    if (!answer.ok) return
    this.balanceMinor = answer.value.balanceMinor
    if (this.phase !== 'idle') return
    this.face.balance(this.balanceMinor)
    // A round that was under way meanwhile may stand in the server's sum or not.
    if (phase === 'idle' && this.lastStartMs === lastStartMs) this.face.net(answer.value.netMinor)
  }

  async replay(round: PlayRound): Promise<void> {
    const shown = shownRound(round)
    if (shown === null || this.phase !== 'idle') return
    this.choice?.replay?.(shown.choice)
    await this.present(round, shown, { previous: null, isReplay: true })
  }
  /** Back from it: idle, with nothing of the old round on the stage. */
  endReplay(): void {
    if (this.phase !== 'replay') return
    this.show.abort()
    this.choice?.replay?.(null)
    this.stage.rest()
    this.settle()
  }

  beginAutoplay(plan: AutoplayPlan): void {
    if (!this.pace.mayAutoplay || this.phase !== 'idle' || this.isHeld || this.auto !== null) return
    this.auto = beginAutoplay(plan)
    this.face.autoplay(this.auto.left, null)
    void this.nextAutoplay()
  }
  stopAutoplay(end: AutoplayEnd): void {
    if (this.auto === null) return
    this.auto = null
    this.face.autoplay(null, end)
    this.enter(this.phase)
  }
  private countAutoplay(round: ShownRound): void {
    if (this.auto === null) return
    const isFeature = this.entry.isFeature?.(round.view) === true
    const { state, end } = countRound(this.auto, { ...round, isFeature })
    this.auto = state
    if (end === null) {
      this.face.autoplay(state.left, null)
      void this.nextAutoplay()
    } else this.stopAutoplay(end)
  }
  private async nextAutoplay(): Promise<void> {
    while (this.auto !== null && this.waitMs() > 0) await this.machine.sleep(this.waitMs() + WAIT_SPARE_MS)
    if (this.auto === null || this.phase !== 'idle') return
    const stakeMinor = this.nextStake()
    const end = stakeMinor === null ? 'choice' : findEnd(this.auto, stakeMinor)
    if (end !== null) return this.stopAutoplay(end)
    await this.start()
  }

  /** The site asked for a break: nothing new begins, a round under way is finished. */
  hold(isHeld: boolean): void {
    if (this.isHeld === isHeld) return
    this.isHeld = isHeld
    if (isHeld) this.stopAutoplay('stopped')
    this.face.showNotice(isHeld ? PAUSED_BY_SITE : null)
    if (!isHeld) void this.readBalance()
    this.enter(this.phase)
  }
}
