import { IconPlayerPlayFilled } from '@tabler/icons-react'
import type { LobbyGame } from '@xezer/contract/casino'
import { StarPattern } from '@xezer/ui/star-pattern'
import { useText } from '@xezer/ui/text-provider'
import { GamePicture } from '../../core/casino/game-picture.tsx'
import { demoPath, gamePath } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import { engineAbout } from './engine-about.ts'
import styles from './hero.module.css'
import { sayRtp, volatilityName } from './volatility.tsx'

interface HeroProps {
  /** One, or one and two beside it: the house chooses them, and no clock. */
  games: readonly LobbyGame[]
  sayProvider: (code: string) => string
}

export function Hero({ games: [first, ...others], sayProvider }: HeroProps) {
  const text = useText()
  if (first === undefined) return null
  const beside = others.slice(0, 2)
  return (
    <div className={styles.hero} data-alone={beside.length === 0 || undefined}>
      <article className={styles.large}>
        <div className={styles.scene}>
          <GamePicture game={first} isFirst />
        </div>
        <StarPattern />
        <div className={styles.words}>
          {first.isNew && <span className={styles.new}>{text('casino.new')}</span>}
          <h2 className={styles.name}>{first.name}</h2>
          <p className={styles.about}>
            {sayProvider(first.provider)} · {text('casino.rtp', { rtp: sayRtp(first) })} ·{' '}
            {text(volatilityName(first))}
          </p>
          <AboutLine engine={first.engine} />
          <div className={styles.ways}>
            <Link to={gamePath(first)} className={styles.play}>
              <IconPlayerPlayFilled size={16} aria-hidden="true" />
              {text('casino.play')}
            </Link>
            {first.hasDemo && (
              <Link
                to={demoPath(first)}
                className={styles.demo}
                aria-label={text('casino.demo_of', { name: first.name })}
              >
                {text('casino.demo')}
              </Link>
            )}
          </div>
        </div>
      </article>
      {beside.map((game) => (
        <Link key={game.id} to={gamePath(game)} className={styles.small}>
          <GamePicture game={game} />
          <span className={styles.shade} />
          <span className={styles.under}>
            <span className={styles.smallName}>{game.name}</span>
            <SmallLine game={game} provider={sayProvider(game.provider)} />
          </span>
        </Link>
      ))}
    </div>
  )
}

function AboutLine({ engine }: { engine: string }) {
  const text = useText()
  const about = engineAbout(engine)
  return about === undefined ? null : <p className={styles.about}>{text(about)}</p>
}

function SmallLine({ game, provider }: { game: LobbyGame; provider: string }) {
  const text = useText()
  const about = engineAbout(game.engine)
  const parts = [
    provider,
    ...(about === undefined ? [] : [text(about)]),
    text('casino.rtp', { rtp: sayRtp(game) }),
  ]
  return <span className={styles.smallAbout}>{parts.join(' · ')}</span>
}
