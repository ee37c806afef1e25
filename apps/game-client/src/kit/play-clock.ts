import type { OpenedPlay } from '@xezer/contract/game-server'

/** How long was played, and how long until the player is asked to look at it. */
export class PlayClock {
  private readonly opened: OpenedPlay
  private readonly passed: () => number
  private readonly startMs: number
  /** Of the time played, how much was looked at and answered. */
  private answeredSeconds = 0

  constructor(opened: OpenedPlay, passed: () => number) {
    this.opened = opened
    this.passed = passed
    this.startMs = passed()
  }
  elapsedSeconds(): number {
    return this.opened.elapsedSeconds + (this.passed() - this.startMs) / 1000
  }
  /** 0 where nothing reminds: of play money. */
  remindInSeconds(): number {
    const { isDemo, reality } = this.opened
    return isDemo ? 0 : reality.remindSeconds - (this.elapsedSeconds() - this.answeredSeconds)
  }
  /** The site lets play go on; where nothing was answered, the next stake is refused and asks again. */
  goOn(): void {
    if (this.isDue()) this.answeredSeconds = this.elapsedSeconds()
  }
  isDue(): boolean {
    const { isDemo, reality } = this.opened
    return !isDemo && reality.remindSeconds > 0 && this.remindInSeconds() <= 0
  }
}
