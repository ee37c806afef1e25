import type { EngineName } from '@xezer/game-math/play/engine'
import type { Row } from '../localized.ts'
import type { ProviderCode } from '../providers.ts'

export type GameRow = readonly [
  theme: string,
  engine: EngineName,
  provider: ProviderCode,
  addedOn: string,
  name: Row,
  more?: { readonly variant?: string },
]
