import type { PlayRound } from '@xezer/contract/game-server'
import { CASH_OUT_MIN, POINT_MAX } from '@xezer/game-math/crash/crash'
import { createFactorField } from '../../drawing/factor-field.ts'
import { fullFactor } from '../../drawing/factors.ts'
import { make, makeButton, setAttributes, write } from '../../kit/dom.ts'
import type { SharedPanel } from '../../kit/game-entry.ts'
import type { SharedTools } from '../../kit/shared-tools.ts'
import type { CrashStage } from './crash-stage.ts'
import { type Flight, flightOf, NO_FLIGHT, ticked, withBets } from './flight.ts'
import { type ButtonKind, decideButton, isEndedFor, type OwnBet, takenMinor } from './own-bet.ts'

const BUTTON_CLASS: Readonly<Record<ButtonKind, string>> = {
  bet: 'main',
  queue: 'main',
  unqueue: 'plain',
  accepted: 'plain',
  take: 'take',
  asking: 'plain',
}

/** One button and the point at which the server leaves by itself: this player's part of the round of everybody. */
export class CrashPanel implements SharedPanel {
  readonly element: HTMLElement
  private readonly auto: ReturnType<typeof createFactorField>
  private readonly button: HTMLButtonElement
  private readonly tools: SharedTools
  private readonly stage: CrashStage
  private readonly stop: () => void
  private flight: Flight = NO_FLIGHT
  private own: OwnBet
  /** Of the round that is shown, also after it has ended. */
  private ownNumber: number | null = null
  private point = 100
  private isPaused = false

  constructor(tools: SharedTools, stage: CrashStage) {
    this.tools = tools
    this.stage = stage
    this.own = { round: tools.open, isQueued: false, isAsking: false }
    this.ownNumber = tools.open?.shared?.bet ?? null
    this.auto = createAutoField(tools, () => this.show())
    this.button = makeButton('main crash-button', () => this.press())
    this.element = make('div', { class: 'crash-panel' }, this.auto.element, this.button)
    stage.onFrame((point) => {
      this.point = point
      if (this.own.round === null || this.flight.phase !== 'flying') return
      this.show()
      void this.settle()
    })
    this.stop = tools.follow({
      state: (state) => this.follow(flightOf(state, performance.now())),
      bets: (bets) => this.follow(withBets(this.flight, bets, performance.now())),
      tick: (tick) => {
        this.flight = ticked(this.flight, tick, performance.now())
        this.stage.follow(this.flight, this.ownNumber)
      },
    })
    this.show()
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused
    this.put(isPaused ? { isQueued: false } : {})
  }
  destroy(): void {
    this.stop()
  }

  private put(next: Partial<OwnBet>): void {
    this.own = { ...this.own, ...next }
    this.show()
  }

  private show(): void {
    const kind = decideButton(this.flight, this.own)
    const isStart = kind === 'bet' || kind === 'queue'
    const isBarred = isStart && (this.isPaused || this.auto.value() === undefined)
    write(this.button, this.wordsOf(kind))
    this.button.className = `${BUTTON_CLASS[kind]} crash-button`
    setAttributes(this.button, {
      'aria-disabled': kind === 'accepted' || kind === 'asking' || isBarred ? 'true' : null,
    })
    this.auto.lock(!isStart)
  }

  private wordsOf(kind: ButtonKind): string {
    const { text, money } = this.tools
    if (kind === 'bet') return text('crash.bet')
    if (kind === 'queue') return text('crash.bet.next')
    if (kind === 'unqueue') return text('crash.bet.cancel')
    if (kind === 'asking') return text(this.own.round === null ? 'crash.asking' : 'crash.taking')
    const staked = this.own.round?.stakedMinor ?? 0
    if (kind === 'accepted') return text('crash.accepted', { amount: money.format(staked) })
    return text('crash.take', { amount: money.format(takenMinor(staked, this.point)) })
  }

  private press(): void {
    if (this.button.hasAttribute('aria-disabled')) return
    const kind = decideButton(this.flight, this.own)
    if (kind === 'bet') void this.bet()
    if (kind === 'queue') this.put({ isQueued: true })
    if (kind === 'unqueue') this.put({ isQueued: false })
    if (kind === 'take') void this.take()
  }

  private async bet(): Promise<void> {
    const auto = this.auto.value()
    if (auto === undefined || this.own.round !== null || this.isPaused) return
    this.put({ isQueued: false, isAsking: true })
    const round = await this.tools.bet(auto)
    if (round !== null) this.ownNumber = round.shared?.bet ?? null
    this.put({ round, isAsking: false })
    this.stage.follow(this.flight, this.ownNumber)
    await this.settle()
  }

  private async take(): Promise<void> {
    const { round } = this.own
    if (round === null) return
    this.put({ isAsking: true })
    const left = await this.tools.out(round.id)
    this.put({ isAsking: false })
    if (left !== null && left.status !== 'open') this.end(left)
    else await this.settle()
  }

  /** It has ended without this page: at its own point, or with the round. The server says how. */
  private async settle(): Promise<void> {
    const { round, isAsking } = this.own
    if (round === null || isAsking || !isEndedFor(round, this.flight, this.point)) return
    this.put({ isAsking: true })
    const read = await this.tools.read(round.id)
    this.put({ isAsking: false })
    this.end(read)
  }

  private end(round: PlayRound): void {
    this.put({ round: null })
    this.tools.ended(round)
  }

  private follow(next: Flight): void {
    const isNew = next.number !== this.flight.number
    this.flight = next
    if (isNew && this.own.round?.shared?.number !== next.number) this.ownNumber = null
    this.stage.follow(next, this.ownNumber)
    const isOpenToBets = next.phase === 'betting' || next.phase === 'waiting'
    if (this.own.isQueued && isOpenToBets && !this.own.isAsking) void this.bet()
    void this.settle()
    this.show()
  }
}

function createAutoField({ text }: SharedTools, changed: () => void) {
  const bounds = { least: fullFactor(CASH_OUT_MIN), most: fullFactor(POINT_MAX) }
  const words = {
    name: text('crash.auto'),
    wrong: text('crash.auto.bad', bounds),
    none: text('crash.auto.none'),
  }
  return createFactorField(words, { least: CASH_OUT_MIN, most: POINT_MAX }, null, changed)
}
