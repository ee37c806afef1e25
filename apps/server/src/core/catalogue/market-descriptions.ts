import type { Pool } from '@xezer/db/pool'
import { readStored, writeStored } from '@xezer/db/stored-json'
import type { DescriptionMessage } from '@xezer/odds-book/messages'
import { describeMarket, isTypeKey, type MarketDescription } from '@xezer/sport/described-market'
import type { MarketType } from '@xezer/sport/market-type'
import { findMarketType } from '@xezer/sports/registry'

/** Market types that a provider described: what the catalogue of the house does not have. */
export interface MarketDescriptions {
  find(sportId: number, type: string): MarketType | null
  /** In the step in which the message came: the next one may sell such a market. */
  note(message: DescriptionMessage): void
  /** For the next process: bets on such markets outlive this one. */
  store(message: DescriptionMessage): Promise<void>
  /** Reads what was stored. */
  start(): Promise<void>
}

const DESCRIPTION_VERSION = 1

export function createMarketDescriptions(pool: Pool): MarketDescriptions {
  const types = new Map<string, MarketType>()
  const keyOf = (sportId: number, type: string) => `${sportId}:${type}`
  const take = (sportId: number, description: MarketDescription): void => {
    // A type of the house is settled by its rules and named in its words, whatever a provider calls so.
    if (!isTypeKey(description.type) || findMarketType(sportId, description.type) !== null) return
    const key = keyOf(sportId, description.type)
    types.set(key, describeMarket(description, types.get(key) ?? null))
  }
  return {
    find: (sportId, type) => types.get(keyOf(sportId, type)) ?? null,
    note({ sportId, markets }) {
      for (const description of markets) take(sportId, description)
    },
    async store({ sportId, markets }) {
      const known = markets.flatMap(({ type }) => {
        const found = types.get(keyOf(sportId, type))
        return found?.told === undefined ? [] : [presentDescription(found, found.told)]
      })
      await pool.query(
        `insert into market_description (sport_id, type, description)
         select $1, type, description::jsonb from unnest($2::text[], $3::text[]) as d (type, description)
         on conflict (sport_id, type) do update set description = excluded.description`,
        [
          sportId,
          known.map(({ type }) => type),
          known.map((description) => writeStored(DESCRIPTION_VERSION, description)),
        ],
      )
    },
    async start() {
      const { rows } = await pool.query<{ sport_id: bigint; description: unknown }>(
        'select sport_id, description from market_description',
      )
      for (const row of rows) {
        const stored = readStored(row.description)
        if (stored?.version === DESCRIPTION_VERSION) {
          take(Number(row.sport_id), stored.fields as unknown as MarketDescription)
        }
      }
    },
  }
}

/** All that is known of it by now, not only what was told last. */
function presentDescription(
  { key, group, specifiers }: MarketType,
  { name, stopGroups, outcomes }: NonNullable<MarketType['told']>,
): MarketDescription {
  const words = [...outcomes].map(([outcome, word]) => ({ outcome, name: word }))
  return { type: key, group, stopGroups, specifiers, name, outcomes: words }
}
