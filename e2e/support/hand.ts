import type { Locator, Page } from 'playwright'

/** One way to hold the site, and how long its hand takes for one thing, in seconds. */
export interface Device {
  readonly name: 'phone' | 'desktop'
  readonly width: number
  readonly height: number
  readonly hasTouch: boolean
  readonly times: HandTimes
}

/**
 * The keystroke-level model of Card, Moran and Newell: what a practised person takes who knows what he wants. Its operators
 * for a mouse and a keyboard are theirs (M 1.35, P 1.1, B 0.2, K 0.28, H 0.4); a finger's are ours, in the order of what is
 * published for touch screens.
 */
interface HandTimes {
  /** To find what is pressed next. */
  readonly look: number
  /** To point at it and press. */
  readonly press: number
  readonly letter: number
  /** From what is pressed to the keys and back. */
  readonly turn: number
  /** A window's height further down, with a glance at it. */
  readonly screenful: number
}

export const DEVICES: readonly Device[] = [
  {
    name: 'phone',
    width: 390,
    height: 844,
    hasTouch: true,
    times: { look: 1.35, press: 0.6, letter: 0.4, turn: 0, screenful: 1 },
  },
  {
    name: 'desktop',
    width: 1440,
    height: 900,
    hasTouch: false,
    times: { look: 1.35, press: 1.3, letter: 0.28, turn: 0.4, screenful: 1 },
  },
]

const GIVE_UP_MS = 15_000

/** Does what a person does by what is in sight, and counts it: presses, letters, screenfuls, and the waits for the site. */
export class Hand {
  taps = 0
  letters = 0
  screenfuls = 0
  siteMs = 0
  readonly page: Page
  readonly device: Device
  private turns = 0
  private doneMs = performance.now()

  constructor(page: Page, device: Device) {
    this.page = page
    this.device = device
  }

  get seconds(): number {
    const { look, press, letter, turn, screenful } = this.device.times
    const own = this.taps * (look + press) + this.letters * letter + this.turns * turn
    return own + this.screenfuls * screenful + this.siteMs / 1000
  }

  /** Waits until it is in sight: that is the site's time; what has to be scrolled for it is the person's. */
  async see(target: Locator): Promise<void> {
    await target.waitFor({ timeout: GIVE_UP_MS })
    this.siteMs += performance.now() - this.doneMs
    const box = await target.boundingBox()
    const { height } = this.device
    if (box !== null) this.screenfuls += Math.ceil(Math.max(0, box.y + box.height - height, -box.y) / height)
    await target.scrollIntoViewIfNeeded({ timeout: GIVE_UP_MS })
    this.doneMs = performance.now()
  }

  async tap(target: Locator): Promise<void> {
    await this.see(target)
    if (this.device.hasTouch) await target.tap({ timeout: GIVE_UP_MS })
    else await target.click({ timeout: GIVE_UP_MS })
    this.taps += 1
    this.doneMs = performance.now()
  }

  /** Into the field that has the focus. */
  async write(text: string): Promise<void> {
    await this.page.keyboard.type(text)
    this.letters += text.length
    this.turns += 2
    this.doneMs = performance.now()
  }

  /** A key of its own, such as Enter: a letter that is not written. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.letters += 1
    this.doneMs = performance.now()
  }
}
