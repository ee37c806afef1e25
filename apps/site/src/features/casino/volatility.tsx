import type { LobbyGame } from '@xezer/contract/casino'
import type { PlainMessageId } from '@xezer/i18n/translator'
import styles from './game-tile.module.css'

const STEPS = [1, 2, 3, 4] as const
const NAMES: Record<number, PlainMessageId> = {
  1: 'casino.volatility.1',
  2: 'casino.volatility.2',
  3: 'casino.volatility.3',
  4: 'casino.volatility.4',
}

type Figures = Pick<LobbyGame, 'rtpLeast' | 'rtpMost' | 'volatilityLeast' | 'volatilityMost'>

/** Where it depends on what is chosen, that is said. */
export const volatilityName = ({ volatilityLeast, volatilityMost }: Figures): PlainMessageId =>
  volatilityLeast === volatilityMost
    ? (NAMES[volatilityMost] ?? 'casino.volatility.choice')
    : 'casino.volatility.choice'

/** Two decimals in every language: figures of the game, from the worst choice to the best. */
export const sayRtp = ({ rtpLeast, rtpMost }: Figures) =>
  rtpLeast === rtpMost ? rtpLeast.toFixed(2) : `${rtpLeast.toFixed(2)}–${rtpMost.toFixed(2)}`

/** Four steps; the words beside them say the same. */
export function VolatilityBars({ volatility }: { volatility: number }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {STEPS.map((step) => (
        <i key={step} data-on={step <= volatility || undefined} />
      ))}
    </span>
  )
}
