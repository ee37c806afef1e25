import head from './lobby-head.module.css'
import styles from './lobby-skeleton.module.css'

const TILES = Array.from({ length: 16 }, (_, place) => place)

/** As high as the lobby will be: title, hero, search and the first games. */
export function LobbySkeleton({ title }: { title: string }) {
  return (
    <div>
      <header className={head.head}>
        <h1 className={head.title}>{title}</h1>
      </header>
      <div className={styles.blocks} aria-hidden="true">
        <span className={styles.hero} />
        <span className={styles.tools} />
        <span className={styles.tiles}>
          {TILES.map((place) => (
            <span key={place} className={styles.tile} />
          ))}
        </span>
      </div>
    </div>
  )
}
