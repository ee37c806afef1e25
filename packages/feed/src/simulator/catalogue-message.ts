import type { CatalogueMessage, Envelope } from '@xezer/odds-book/messages'
import { footballContent } from '../football-data/football-content.ts'
import type { FootballData } from '../football-data/football-data.ts'
import { sportsCatalogue } from './sports-catalogue.ts'

/** The catalogue of a world of football alone. */
export function catalogueMessage(data: FootballData, envelope: Envelope): CatalogueMessage {
  return sportsCatalogue([footballContent(data)], envelope)
}
