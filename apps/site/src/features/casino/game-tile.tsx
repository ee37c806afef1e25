import type { LobbyGame } from '@xezer/contract/casino'
import { useText } from '@xezer/ui/text-provider'
import { memo, useState } from 'react'
import { GamePicture } from '../../core/casino/game-picture.tsx'
import { demoPath, gamePath } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import { GameStar } from './game-star.tsx'
import styles from './game-tile.module.css'
import { sayRtp, VolatilityBars, volatilityName } from './volatility.tsx'

export interface GameTileProps {
  game: LobbyGame
  /** Of the provider. */
  provider: string
  /** The one of its list that Tab reaches; arrows lead to the others. */
  isStop: boolean
  /** The list that it stands in: a game may stand in several. */
  list: string
  isFirst: boolean
}

/**
 * A game: a press opens it. Over the picture, under a mouse or the keys, what it pays back and how far apart, Play and Demo; a finger
 * opens the game with its first tap.
 */
export const GameTile = memo(function GameTile({ game, provider, list, isStop, isFirst }: GameTileProps) {
  const text = useText()
  const { id, name, isNew, hasDemo } = game
  const said = { name, provider, rtp: sayRtp(game), volatility: text(volatilityName(game)) }
  // A third of a tile, which most of them never show.
  const [isReached, setIsReached] = useState(false)
  const reach = () => setIsReached(true)
  return (
    <div className={styles.tile} data-anchor={`${list}-${id}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it draws what the style sheet shows then, and does nothing */}
      <div className={styles.scene} onPointerEnter={reach} onFocus={reach}>
        <Link
          to={gamePath(game)}
          className={styles.link}
          aria-label={text('casino.tile', said)}
          tabIndex={isStop ? 0 : -1}
          data-tile={id}
        >
          {/* Never the picture of the game that stood here before. */}
          <GamePicture key={id} game={game} isFirst={isFirst} />
          {isNew && <span className={styles.new}>{text('casino.new')}</span>}
          {isReached && <Veil game={game} rtp={said.rtp} volatility={said.volatility} />}
        </Link>
        {hasDemo && (
          <Link
            to={demoPath(game)}
            className={styles.demo}
            aria-label={text('casino.demo_of', { name })}
            tabIndex={isStop ? 0 : -1}
          >
            {text('casino.demo')}
          </Link>
        )}
        <GameStar game={id} name={name} isStop={isStop} />
      </div>
      <p className={styles.about} aria-hidden="true">
        <span className={styles.name}>{name}</span>
        <span className={styles.provider}>
          {provider}
          <span className={styles.narrow}> · {text('casino.rtp', { rtp: said.rtp })}</span>
        </span>
      </p>
    </div>
  )
})

/** The same that the link says, for who sees it. */
function Veil({ game, rtp, volatility }: { game: LobbyGame; rtp: string; volatility: string }) {
  const text = useText()
  return (
    <span className={styles.veil} aria-hidden="true">
      <span className={styles.facts}>
        <span className={styles.rtp}>{text('casino.rtp', { rtp })}</span>
        <span className={styles.swing}>
          <VolatilityBars volatility={game.volatilityMost} />
          <span className={styles.swingName}>{volatility}</span>
        </span>
      </span>
      <span className={styles.play}>{text('casino.play')}</span>
    </span>
  )
}
