import { STATISTICS_PATH } from '@xezer/contract/page-routes'
import { LOCALES } from '@xezer/std/locale'
import { IconArrowLeft } from '@xezer/ui/icons'
import { useLocale, useText } from '@xezer/ui/text-provider'
import { type ReactNode, useEffect } from 'react'
import { BRAND_NAME } from '../../core/brand.ts'
import { useLanguageChoice } from '../../core/chrome/use-language-choice.ts'
import { usePageTitle } from '../../core/chrome/use-page-title.ts'
import { Link, usePlace } from '../../platform/router-context.tsx'
import styles from './statistics-frame.module.css'

interface StatisticsFrameProps {
  title: string
  below?: ReactNode
  isMenu?: boolean
  children: ReactNode
}

/** The window of statistics: what it is about, a way to all leagues, and its parts. */
export function StatisticsFrame({ title, below, isMenu, children }: StatisticsFrameProps) {
  const text = useText()
  useAskedLanguage()
  usePageTitle(isMenu ? title : text('statistics.of', { name: title }))
  return (
    <div className={styles.window}>
      <header className={styles.head}>
        <div className={styles.names}>
          <h1 className={styles.title}>{title}</h1>
          {below !== undefined && <p className={styles.below}>{below}</p>}
        </div>
        {!isMenu && (
          <Link to={STATISTICS_PATH} className={styles.all}>
            <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
            {text('statistics.leagues')}
          </Link>
        )}
      </header>
      {children}
      <footer className={styles.foot}>
        <span>{BRAND_NAME}</span>
        <span>{text('footer.simulated')}</span>
      </footer>
    </div>
  )
}

/** Whoever opens the window says in which language (`?lang=ru`). */
function useAskedLanguage(): void {
  const locale = useLocale()
  const { search } = usePlace()
  const change = useLanguageChoice()
  const asked = LOCALES.find((one) => one === search.get('lang'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address; later the visitor may choose another
  useEffect(() => {
    if (asked !== undefined && asked !== locale) change(asked)
  }, [asked])
}

interface PartProps {
  title: string
  note?: ReactNode
  isWide?: boolean
  children: ReactNode
}

/** A card of the window. */
export function Part({ title, note, isWide, children }: PartProps) {
  return (
    <section className={styles.part} data-wide={isWide || undefined} aria-label={title}>
      <h2 className={styles.partTitle}>
        {title}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </h2>
      {children}
    </section>
  )
}

/** Cards beside each other, where there is room. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>
}
