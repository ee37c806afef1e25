import type { OpenedPlay, PlayRound } from '@xezer/contract/game-server'

type PlayedRound = Pick<PlayRound, 'id' | 'status' | 'stakedMinor' | 'returnMinor'>

const NOTHING = { seconds: 0, netMinor: 0 }

/**
 * Since the player last read what his play came to: how long he has been at it, and what it came to, of one and the same span. It
 * goes on where the server's own count stood, which knows of bets and of other games too.
 */
export class PlaySpan {
  private readonly opened: OpenedPlay
  private readonly passed: () => number
  private readonly startMs: number
  /** The server's last word. */
  private saidMinor: number
  /** Played here since that word. */
  private ownMinor = 0
  /** Of the round that was open at the opening, since then: no later word of this session counts it. */
  private resumedMinor = 0
  /** What each round that is not over counts for in these sums. */
  private readonly counted = new Map<number, number>()
  /** Of all that, what was looked at and answered. */
  private answered = NOTHING
  /** What was answered before, until a stake has shown that the last answer was one. */
  private unproven: typeof NOTHING | null = null
  /** By the server, whose clock is the one that counts. */
  private isAsked = false
  /** The next word tells what was played elsewhere until the answer. */
  private isAnew = false

  constructor(opened: OpenedPlay, passed: () => number) {
    this.opened = opened
    this.passed = passed
    this.startMs = passed()
    this.saidMinor = opened.netMinor
    const { open } = opened
    if (open !== null) this.counted.set(open.id, -open.stakedMinor)
  }

  elapsedSeconds = () => this.allSeconds() - this.answered.seconds
  netMinor = () => this.allMinor() - this.answered.netMinor

  /** A round as it is now, as soon as that may be seen. One that was voided staked nothing. */
  take({ id, status, stakedMinor, returnMinor }: PlayedRound): void {
    if (!this.counted.has(id)) this.unproven = null
    const nowMinor = status === 'voided' ? 0 : returnMinor - stakedMinor
    const changeMinor = nowMinor - (this.counted.get(id) ?? 0)
    this.counted.set(id, nowMinor)
    if (id !== this.opened.open?.id) this.ownMinor += changeMinor
    else if (!this.isOlder(this.opened.open.at)) this.resumedMinor += changeMinor
  }

  /** The server's word while no round is under way that the player has not seen. */
  said(netMinor: number): void {
    if (this.isAnew) {
      const elsewhereMinor = netMinor - this.saidMinor - this.ownMinor
      this.answered = { ...this.answered, netMinor: this.answered.netMinor + elsewhereMinor }
      this.isAnew = false
    }
    this.saidMinor = netMinor
    this.ownMinor = 0
  }

  /** 0 where nothing reminds: of play money. */
  remindInSeconds(): number {
    const { isDemo, reality } = this.opened
    return isDemo ? 0 : reality.remindSeconds - this.elapsedSeconds()
  }
  isDue(): boolean {
    const { isDemo, reality } = this.opened
    return !isDemo && reality.remindSeconds > 0 && this.remindInSeconds() <= 0
  }
  /** The site lets play go on: both begin anew. */
  goOn(): void {
    if (!this.isDue() && !this.isAsked) return
    this.isAsked = false
    this.unproven = this.answered
    this.answered = { seconds: this.allSeconds(), netMinor: this.allMinor() }
    this.isAnew = true
  }
  /** A stake was refused until the player has answered: where none was taken since the last answer, that was none. */
  asked(): void {
    this.isAsked = true
    if (this.unproven === null) return
    this.answered = this.unproven
    this.unproven = null
    this.isAnew = false
  }

  private allSeconds = () => this.opened.elapsedSeconds + (this.passed() - this.startMs) / 1000
  private allMinor = () => this.saidMinor + this.ownMinor + this.resumedMinor
  /** Of a span that was answered before this frame: the server counts a round where its stake was. */
  private isOlder(atMs: number): boolean {
    return atMs < this.opened.nowMs - this.opened.elapsedSeconds * 1000
  }
}
