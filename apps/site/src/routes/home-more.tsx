import { Suspense, useEffect, useRef, useState } from 'react'
import { late } from '../core/chrome/late.ts'
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
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const node = place.current
    if (node === null) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        watch.disconnect()
        setIsNear(true)
      },
      { root: node.closest('[data-scroll]'), rootMargin: NEAR },
    )
    watch.observe(node)
    return () => watch.disconnect()
  }, [])
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
