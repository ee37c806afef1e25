import { hashText } from '@xezer/std/random'

/** What a club gained in a week is forgotten after so many. */
export const FORM_WEEKS = 40

/**
 * By how much clubs are stronger than their tables say, week after week: each week adds a step that nobody knows before,
 * and the one of `FORM_WEEKS` ago leaves. So forms wander over a season, and over the years they stay where they are.
 */
export interface FormWalk {
  /** The spread of a step, in the strength of the sport. */
  readonly perWeek: number
  /** In a week; as expected from the steps up to `knownWeek`, where those behind it are not known yet. */
  at(club: number, week: number, knownWeek?: number): number
}

/** Up to the week `sinceWeek` all are as their tables say. */
export function createFormWalk(seed: string, sinceWeek: number, perWeek: number): FormWalk {
  return {
    perWeek,
    at(club, week, knownWeek = week) {
      let form = 0
      const last = Math.min(week, knownWeek)
      for (let at = Math.max(sinceWeek, week - FORM_WEEKS) + 1; at <= last; at++) {
        form += formStep(hashText(`${seed}/form/${club}/${at}`))
      }
      return perWeek * form
    },
  }
}

/** Mean 0 and a spread of 1: two uniform numbers, the halves of a word of 32 bits. */
export function formStep(word: number): number {
  return Math.sqrt(6) * (((word & 0xffff) + (word >>> 16) + 1) / 65536 - 1)
}
