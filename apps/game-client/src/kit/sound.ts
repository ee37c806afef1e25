import type { Theme } from '@xezer/game-art/theme'

/** What is heard, made of tones of the theme's scale. Off until the player turns it on. */
export interface Sound {
  /** A short tone: `step` in the theme's scale, from 0, over the octaves. */
  tone(step: number, lengthMs?: number, delayMs?: number): void
  /** A dull stop: a reel, a tile, a chip. */
  knock(delayMs?: number): void
  /** Air: a spin, a card. */
  sweep(lengthMs?: number): void
  /** Tones upwards; more of them for more. Never for a return that is not above the stake. */
  win(steps: number): void
}

export interface SoundSwitch extends Sound {
  /** Called on a press: browsers let sound begin only then. */
  turn(isOn: boolean): void
  readonly isOn: boolean
}

const LOUDNESS = 0.16
const STEP_GAP_MS = 90
const WIN_STEPS_MAX = 8

export function createSound({ baseHz, semitones }: Theme['scale']): SoundSwitch {
  let context: AudioContext | null = null
  let isOn = false

  /** A node that begins at once and fades away; null while it is silent. */
  function open(lengthMs: number, delayMs: number, loudness: number) {
    if (!isOn || context === null) return null
    const at = context.currentTime + delayMs / 1000
    const gain = context.createGain()
    gain.gain.setValueAtTime(0.0001, at)
    gain.gain.exponentialRampToValueAtTime(loudness, at + 0.012)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lengthMs / 1000)
    gain.connect(context.destination)
    return { context, at, gain, end: at + lengthMs / 1000 }
  }
  function play(
    type: OscillatorType,
    from: number,
    to: number,
    lengthMs: number,
    delayMs: number,
    loudness: number,
  ) {
    const opened = open(lengthMs, delayMs, loudness)
    if (opened === null) return
    const oscillator = opened.context.createOscillator()
    oscillator.type = type
    oscillator.frequency.setValueAtTime(from, opened.at)
    if (to !== from) oscillator.frequency.exponentialRampToValueAtTime(to, opened.end)
    oscillator.connect(opened.gain)
    oscillator.start(opened.at)
    oscillator.stop(opened.end)
  }
  const hertz = (step: number) =>
    baseHz * 2 ** (Math.floor(step / semitones.length) + (semitones[step % semitones.length] ?? 0) / 12)
  return {
    get isOn() {
      return isOn
    },
    turn(wanted) {
      isOn = wanted
      if (!wanted) void context?.suspend()
      else {
        context ??= new AudioContext()
        void context.resume()
      }
    },
    tone: (step, lengthMs = 260, delayMs = 0) =>
      play('triangle', hertz(step), hertz(step), lengthMs, delayMs, LOUDNESS),
    knock: (delayMs = 0) => play('sine', 150, 60, 110, delayMs, LOUDNESS * 1.4),
    sweep: (lengthMs = 420) => play('sine', 180, 420, lengthMs, 0, LOUDNESS * 0.35),
    win(steps) {
      for (let step = 0; step < Math.min(steps, WIN_STEPS_MAX); step++)
        play('triangle', hertz(step), hertz(step), 380, step * STEP_GAP_MS, LOUDNESS)
    },
  }
}
