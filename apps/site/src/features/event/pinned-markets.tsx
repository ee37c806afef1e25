import { useText } from '@xezer/ui/text-provider'
import { MarketColumns } from './market-columns.tsx'
import type { PinnedMarket } from './market-filter.ts'
import { pinOf } from './market-pins.ts'

interface PinnedMarketsProps {
  sport: number
  pinned: readonly PinnedMarket[]
  hasTwoColumns: boolean
}

/** What the player pinned stands before everything else, of whichever part of play. */
export function PinnedMarkets({ sport, pinned, hasTwoColumns }: PinnedMarketsProps) {
  const text = useText()
  return (
    <section aria-label={text('event.pinned')}>
      <MarketColumns
        hasTwoColumns={hasTwoColumns}
        markets={pinned.map(({ period, market }) => ({
          market,
          name: `market ${period.kind} ${period.number} ${market.id}`,
          pin: pinOf(sport, period.kind, market.id),
          isPinned: true,
          part: period.kind === 'match' ? undefined : period.name,
        }))}
      />
    </section>
  )
}
