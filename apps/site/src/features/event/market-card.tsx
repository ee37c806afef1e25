import type { Market } from '@xezer/contract/sport-entities'
import { IconChevronDown } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { type CSSProperties, memo } from 'react'
import { PinButton } from '../../core/place/pin-button.tsx'
import { useKept } from '../../core/place/use-kept.ts'
import { EmptyCell, OddsCell } from '../../core/prices/odds-cell.tsx'
import { LineSlider } from './line-slider.tsx'
import styles from './market-card.module.css'
import { decideMarketLayout } from './market-layout.ts'
import { listLines } from './market-lines.ts'
import { marketPins } from './market-pins.ts'

interface MarketCardProps {
  market: Market
  /** Its own on the page: a market is sold on several parts of play. */
  name: string
  pin: string
  isPinned: boolean
  /** The part of play, where its heading does not stand above. */
  part: string | undefined
  /** Its place among all that are shown, where they stand in two columns; else 0. */
  order: number
}

/**
 * One market in its layout: `common` rows of named cells, `grid` a line per row under column names, `score`
 * home against away, `specials` a list of one outcome per row.
 */
export const MarketCard = memo(function MarketCard(props: MarketCardProps) {
  const { market, name, pin, isPinned, part, order } = props
  const text = useText()
  const [isOpen, setIsOpen] = useKept<boolean>(name, true)
  return (
    <div className={styles.card} style={{ order }} data-anchor={name}>
      <div className={styles.title}>
        <h3 className={styles.name}>
          <button
            type="button"
            className={styles.head}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span>
              {market.name}
              {part !== undefined && <span className={styles.part}>{part}</span>}
            </span>
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </button>
        </h3>
        <PinButton
          className={styles.pin}
          label={text('event.pin', { market: market.name })}
          isPinned={isPinned}
          onPin={() => marketPins.toggle(pin)}
          size={16}
        />
      </div>
      {isOpen && <MarketBody market={market} name={name} />}
    </div>
  )
})

const drawTable = (market: Market) => <MarketTable market={market} />

/** All of it, or one of its many lines. */
function MarketBody({ market, name }: { market: Market; name: string }) {
  const lines = listLines(market)
  if (lines.length === 0) return drawTable(market)
  return <LineSlider market={market} lines={lines} name={name} table={drawTable} />
}

/** One stop of the Tab key; arrow keys move between its cells (`cell-stops.ts`). */
function MarketTable({ market }: { market: Market }) {
  const { columns, head, lines, labelOf, roomPx } = decideMarketLayout(market)
  const first = market.factors.find((factor) => factor !== null)
  return (
    <div
      role="toolbar"
      aria-label={market.name}
      className={lines === undefined ? styles.cells : styles.grid}
      style={{ '--columns': columns } as CSSProperties}
      data-layout={market.type}
      data-single={columns === 1 || undefined}
      data-room={roomPx}
      data-cells="one stop"
    >
      {lines !== undefined && head.length > 0 && <span aria-hidden="true" />}
      {head.map((name) => (
        <span key={name} className={styles.column} aria-hidden="true">
          {name}
        </span>
      ))}
      {market.factors.map((factor, position) => {
        const key = factor?.h ?? `empty ${position}`
        return [
          lines !== undefined && position % columns === 0 && (
            <span key={`line ${key}`} className={styles.line} aria-hidden="true">
              {lines[position / columns]}
            </span>
          ),
          factor === null ? (
            <EmptyCell key={key} />
          ) : (
            <OddsCell
              key={key}
              factor={factor}
              market={market.name}
              label={labelOf(factor)}
              isStop={factor === first}
            />
          ),
        ]
      })}
    </div>
  )
}
