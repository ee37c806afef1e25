import { Suspense, useRef } from 'react'
import { late } from '../core/chrome/late.ts'
import { useComesNear } from '../platform/use-comes-near.ts'
import styles from './home.module.css'

const Part = late(
  () => import('../features/home/home-below.tsx'),
  () => null,
)

/** Begins to ask when somebody scrolls near; its place is kept from the beginning. */
const NEAR = '600px'

/** The lower end of the home page, for who reads that far. */
export function HomeMore() {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useComesNear(place, NEAR)
  return (
    <div ref={place} className={styles.more}>
      {isNear && (
        <Suspense>
          <Part />
        </Suspense>
      )}
    </div>
  )
}
