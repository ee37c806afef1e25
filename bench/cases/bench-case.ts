import type { Report } from '../measure/report.ts'
import type { BenchDatabase } from '../world/bench-database.ts'

/** One group of benchmarks that share their set-up. */
export interface BenchCase {
  readonly name: string
  readonly about: string
  run(context: BenchContext): Promise<void>
}
export interface BenchContext {
  readonly database: BenchDatabase
  readonly report: Report
}
