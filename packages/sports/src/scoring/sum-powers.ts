import { must } from '@xezer/std/assert'
import { CERTAIN_ZERO, type Chances, convolved } from './chances.ts'

/** Sums of n equal steps that know nothing of each other, each made when it is first asked for. */
export class SumPowers {
  readonly #step: Chances
  readonly #powers: Chances[] = [CERTAIN_ZERO]

  constructor(step: Chances) {
    this.#step = step
  }

  of(steps: number): Chances {
    while (this.#powers.length <= steps) {
      const last = must(this.#powers.at(-1), 'no step is the first power')
      this.#powers.push(convolved(last, this.#step))
    }
    return must(this.#powers[steps], 'made just now')
  }
}
