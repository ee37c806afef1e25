import { EmptyState } from '@xezer/ui/empty-state'
import { StatusRegion } from '@xezer/ui/status-region'
import { useText } from '@xezer/ui/text-provider'
import { lazy, Suspense, useState } from 'react'
import { useIsStale } from '../../core/live/use-topic.ts'
import { useServices } from '../../core/services.tsx'
import { isPhone } from '../../platform/media.ts'
import { usePlace } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import { BottomBar } from './bottom-bar.tsx'
import { CurrentPage, useCurrentRoute } from './current-page.tsx'
import { Footer } from './footer.tsx'
import { LeftMenu } from './left-menu.tsx'
import styles from './shell.module.css'
import { SlipSlot } from './slots.tsx'
import { TopBar } from './top-bar.tsx'
import { isNarrow, isRail } from './widths.ts'

const Dialog = lazy(() => import('@xezer/ui/dialog'))

/** Top bar, left menu, page and slip; on phones a bottom bar whose buttons open menu and slip as sheets. */
export function Shell() {
  const text = useText()
  const { announcer } = useServices()
  const { route } = useCurrentRoute()
  const place = usePlace()
  const isSheetShell = useObservable(isPhone)
  const hasDrawer = useObservable(isNarrow)
  const isCompact = useObservable(isRail)
  const [openedAt, setOpenedAt] = useState<{ sheet: 'menu' | 'slip'; path: string } | undefined>(undefined)
  // A sheet belongs to the place where it was opened: following a link in it closes it.
  const sheet = openedAt?.path === place.path || openedAt?.sheet === 'slip' ? openedAt.sheet : undefined
  const open = (next: 'menu' | 'slip') => setOpenedAt({ sheet: next, path: place.path })
  const section = route?.section ?? 'live'
  const isStale = useIsStale()
  return (
    <div className={styles.shell} data-stale={isStale || undefined}>
      <a className={styles.skip} href="#content">
        {text('nav.skip_to_content')}
      </a>
      {!hasDrawer && (
        <a className={styles.skip} href="#slip">
          {text('nav.skip_to_slip')}
        </a>
      )}
      <TopBar section={section} onOpenSlip={hasDrawer && !isSheetShell ? () => open('slip') : undefined} />
      {isStale && (
        <p className={styles.stale} role="status">
          {text('err.stale')}
        </p>
      )}
      <div className={styles.columns} data-compact={isCompact || undefined}>
        {!isSheetShell && <LeftMenu section={section} isCompact={isCompact} />}
        <main id="content" tabIndex={-1} className={styles.main} data-scroll="main">
          <CurrentPage />
          <Footer />
        </main>
        {!hasDrawer && (
          <aside id="slip" tabIndex={-1} className={styles.slip} aria-label={text('nav.slip')}>
            <SlipSlot />
          </aside>
        )}
      </div>
      {isSheetShell && (
        <BottomBar section={section} onMenu={() => open('menu')} onSlip={() => open('slip')} />
      )}
      {hasDrawer && sheet !== undefined && (
        <Suspense>
          <Dialog
            isOpen
            look={isSheetShell ? 'sheet' : 'drawer'}
            title={text(sheet === 'slip' ? 'nav.slip' : 'nav.menu')}
            onClose={() => setOpenedAt(undefined)}
          >
            {sheet === 'slip' ? <SlipSlot /> : <LeftMenu section={section} isCompact={false} isInSheet />}
          </Dialog>
        </Suspense>
      )}
      <StatusRegion line={announcer} />
    </div>
  )
}

/** An unknown address gets a page that says so. */
export function NotFound() {
  const text = useText()
  return <EmptyState title={text('err.not_found')} text={text('page.not_found_text')} />
}
