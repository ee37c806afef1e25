/** A fault that no operator invents, with the tests that have to see it. */
export interface PlantedFault {
  readonly rule: string
  readonly path: string
  readonly from: string
  readonly to: string
  /** These tests instead of those beside the file. */
  readonly tests?: readonly string[]
}
