import type { OddsBook } from '@xezer/odds-book/book'
import { createOddsBook } from '@xezer/odds-book/create-odds-book'
import { findMarketType } from '@xezer/sports/registry'
import type { SecureRandom } from '@xezer/std/secure-random'
import { FIELD_COLUMN, ROW_COLUMNS } from '../offer-bytes/row-columns.ts'
import { leagueOrder } from './league-order.ts'
import type { MarketDescriptions } from './market-descriptions.ts'

const EPOCH_BYTES = 6

/** Every run of the book has its own epoch, so that no cursor of the last one fits. */
export function createBook(
  secureRandom: SecureRandom,
  descriptions: Pick<MarketDescriptions, 'find'> | null = null,
): OddsBook {
  return createOddsBook({
    epoch: Buffer.from(secureRandom.bytes(EPOCH_BYTES)).toString('hex'),
    rowColumns: ROW_COLUMNS,
    fieldColumn: FIELD_COLUMN,
    leagueOrder,
    findType: (sportId, type) => findMarketType(sportId, type) ?? descriptions?.find(sportId, type) ?? null,
  })
}
