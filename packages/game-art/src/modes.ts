import type { Mode, Scale } from './theme.ts'

/** The seven modes of mugham in equal semitones, near enough for short sounds. */
const SEMITONES: Readonly<Record<Mode, readonly number[]>> = {
  rast: [0, 2, 4, 5, 7, 9, 10, 12],
  shur: [0, 2, 3, 5, 7, 8, 10, 12],
  segah: [0, 1.5, 3.5, 5, 7, 8.5, 10, 12],
  chahargah: [0, 1, 4, 5, 7, 8, 11, 12],
  'bayati-shiraz': [0, 2, 3, 5, 7, 8, 11, 12],
  humayun: [0, 1, 4, 5, 7, 8, 10, 12],
  shushtar: [0, 1, 3, 4, 7, 8, 10, 12],
}

export const scaleOf = (mode: Mode, baseHz: number): Scale => ({ baseHz, mode, semitones: SEMITONES[mode] })
