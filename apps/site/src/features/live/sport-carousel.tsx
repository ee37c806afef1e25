import { SportIcon } from '@xezer/ui/sport-icon'
import { useText } from '@xezer/ui/text-provider'
import { Link } from '../../platform/router-context.tsx'
import styles from './sport-carousel.module.css'

interface Sport {
  id: number
  alias: string
  name: string
  countEvents: number
}
interface SportCarouselProps {
  sports: readonly Sport[]
  selected: number | undefined
  pathOf: (sport: number) => string
}

/** Sports in play with their counts, eight at a time; scroll-snap and no script. */
export function SportCarousel({ sports, selected, pathOf }: SportCarouselProps) {
  const text = useText()
  return (
    <nav aria-label={text('live.carousel')}>
      <ul className={styles.strip}>
        {sports.map((sport) => (
          <li key={sport.id}>
            <Link
              to={pathOf(sport.id)}
              className={styles.tile}
              aria-current={sport.id === selected ? 'page' : undefined}
            >
              <span className={styles.top}>
                <SportIcon alias={sport.alias} />
                <span className={styles.count}>{sport.countEvents}</span>
              </span>
              <span className={styles.name}>{sport.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
