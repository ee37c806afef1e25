import type { Pool } from '@xezer/db/pool'
import type { Sealing } from '../../core/sealing/sealing.ts'

export interface IdentityCheckOptions {
  readonly pool: Pool
  readonly sealing: Sealing
}
