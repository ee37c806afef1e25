import type { Market } from '@xezer/contract/sport-entities'
import { Button } from '@xezer/ui/button'
import { IconButton } from '@xezer/ui/icon-button'
import { IconChevronRight } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { type ReactNode, useState } from 'react'
import { useKept } from '../../core/place/use-kept.ts'
import styles from './line-slider.module.css'
import { findEvenLine, findLine, type MarketLine } from './market-lines.ts'

interface LineSliderProps {
  market: Market
  lines: readonly MarketLine[]
  /** Its own on the page. */
  name: string
  /** How a market, or one line of it, is drawn. */
  table: (market: Market) => ReactNode
}

/**
 * A handicap or a total of many lines: one of them, chosen by steps or by a slider, or all under each other. What is chosen
 * stays while prices move.
 */
export function LineSlider({ market, lines, name, table }: LineSliderProps) {
  const text = useText()
  const [isWhole, setIsWhole] = useKept<boolean>(`${name} all lines`, false)
  const [chosen, choose] = useKept<string>(`${name} line`, '')
  const [first] = useState(() => lines[findEvenLine(lines)]?.name ?? '')
  const place = findLine(lines, chosen === '' ? first : chosen)
  const line = lines[place]
  const show = (next: number) => choose(lines[next]?.name ?? '')
  const toggle = (
    <Button size="small" className={styles.all} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
      {isWhole ? text('event.one_line') : text('event.all_lines', { n: lines.length })}
    </Button>
  )
  if (isWhole || line === undefined) {
    return (
      <>
        {table(market)}
        {toggle}
      </>
    )
  }
  return (
    <>
      <div className={styles.bar}>
        <IconButton
          className={styles.less}
          label={text('event.line_before')}
          disabled={place === 0}
          onClick={() => show(place - 1)}
        >
          <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <output className={styles.line}>{line.name}</output>
        <input
          type="range"
          className={styles.slider}
          aria-label={text('event.line', { market: market.name })}
          aria-valuetext={line.name}
          min={0}
          max={lines.length - 1}
          value={place}
          onChange={(event) => show(Number(event.target.value))}
        />
        <IconButton
          label={text('event.line_after')}
          disabled={place === lines.length - 1}
          onClick={() => show(place + 1)}
        >
          <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {table({ ...market, rows: 1, factors: [...line.factors] })}
      {toggle}
    </>
  )
}
