import { rouletteBall, rouletteBowl, rouletteWheel, WHEEL_ORDER } from '@xezer/game-art/pieces/roulette'
import { make } from '../../kit/dom.ts'
import { easeOut } from '../../kit/frame-loop.ts'
import type { StageTools } from '../../kit/game-entry.ts'

export interface Wheel {
  readonly element: HTMLElement
  /** The ball runs, and nobody knows where it will lie; for who wants no motion it is away until it lies there. */
  run(): void
  /** It slows down and falls into the pocket of a number. */
  stop(number: number, signal: AbortSignal): Promise<void>
  /** It lies there. */
  lie(number: number | null): void
}

const ORDER: readonly number[] = WHEEL_ORDER
const SPIN_MS = 4200
const WHEEL_DEGREES_PER_MS = 0.045
const BALL_DEGREES_PER_MS = -0.36
/** Parts of the bowl's radius: the track above, the pockets below. */
const TRACK = 0.86
const POCKET = 0.6
/** From this share of the time on the ball leaves the track. */
const FALL_FROM = 0.62
const TURNS = 3

/** How far from the middle the ball is: on the track, then down with two small jumps. */
export function ballRadius(share: number): number {
  if (share < FALL_FROM) return TRACK
  const fallen = (share - FALL_FROM) / (1 - FALL_FROM)
  const jump = Math.abs(Math.cos(fallen * Math.PI * 2.5)) * (1 - fallen) * 0.12
  return POCKET + (TRACK - POCKET) * (1 - fallen) ** 2 * 0.6 + (fallen < 1 ? jump : 0)
}

/** Where a pocket is on the wheel, degrees clockwise from its top. */
export const pocketDegrees = (number: number) => (ORDER.indexOf(number) * 360) / ORDER.length

export function createWheel({ loop, sprites, theme, sound, isReduced }: StageTools): Wheel {
  const picture = (svg: string, className: string) =>
    make('img', { class: className, src: sprites.address(svg), alt: '' })
  const disc = picture(rouletteWheel(theme.palette), 'rl-disc')
  const ball = picture(rouletteBall(), 'rl-ball')
  const bowl = picture(rouletteBowl(theme.palette), 'rl-bowl')
  const element = make('div', { class: 'rl-wheel', 'aria-hidden': 'true' }, bowl, disc, ball)
  let wheelAt = 0
  let ballAt = 0
  let halt: (() => void) | null = null

  function put(radius: number): void {
    disc.style.transform = `rotate(${wheelAt}deg)`
    const radians = ((ballAt - 90) * Math.PI) / 180
    ball.style.left = `${50 + 50 * radius * Math.cos(radians)}%`
    ball.style.top = `${50 + 50 * radius * Math.sin(radians)}%`
  }
  function stopRunning(): void {
    halt?.()
    halt = null
  }
  function lie(number: number | null): void {
    stopRunning()
    ball.hidden = number === null
    if (number !== null) ballAt = wheelAt + pocketDegrees(number)
    put(number === null ? TRACK : POCKET)
  }
  lie(null)
  return {
    element,
    lie,
    run() {
      stopRunning()
      sound.sweep(900)
      if (isReduced()) return lie(null)
      ball.hidden = false
      halt = loop.run((_, since) => {
        wheelAt += WHEEL_DEGREES_PER_MS * since
        ballAt += BALL_DEGREES_PER_MS * since
        put(TRACK)
        return true
      })
    },
    async stop(number, signal) {
      stopRunning()
      ball.hidden = false
      const [wheelFrom, ballFrom] = [wheelAt, ballAt]
      const wheelTo = wheelFrom + WHEEL_DEGREES_PER_MS * SPIN_MS * 0.6
      const wanted = wheelTo + pocketDegrees(number)
      // The ball runs against the wheel: some turns backwards, to where the pocket will be.
      const ballTo = wanted - 360 * (Math.ceil((wanted - ballFrom) / 360) + TURNS)
      let isFallen = false
      await loop.tween(
        SPIN_MS,
        (share) => {
          wheelAt = wheelFrom + (wheelTo - wheelFrom) * (1 - (1 - share) ** 1.7)
          ballAt = ballFrom + (ballTo - ballFrom) * (share === 1 ? 1 : easeOut(share))
          put(share === 1 ? POCKET : ballRadius(share))
          if (share > 0.9 && !isFallen) {
            isFallen = true
            sound.knock()
          }
        },
        signal,
      )
      lie(number)
    },
  }
}
