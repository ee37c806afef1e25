/** How often each competitor ended in each place, over play-outs. Whoever shares places has a part of each of them. */
export class PlaceChances {
  readonly size: number
  readonly #counts: Float64Array
  #runs = 0

  constructor(size: number) {
    this.size = size
    this.#counts = new Float64Array(size * size)
  }

  get runs(): number {
    return this.#runs
  }

  /** One ending: groups of competitors by place, the best first. */
  add(ranked: readonly (readonly number[])[]): void {
    let place = 0
    for (const group of ranked) {
      const share = 1 / group.length
      for (const competitor of group) {
        for (let taken = place; taken < place + group.length; taken++) {
          const index = competitor * this.size + taken
          this.#counts[index] = (this.#counts[index] ?? 0) + share
        }
      }
      place += group.length
    }
    this.#runs += 1
  }

  /** Chance of a competitor to end in the places from, from 0, up to and without `to`; a shared one counts in part. */
  within(competitor: number, from: number, to: number): number {
    let sum = 0
    for (let place = from; place < to; place++) sum += this.#counts[competitor * this.size + place] ?? 0
    return sum / this.#runs
  }
}
