import { StatusRegion } from '@xezer/ui/status-region'
import { useText } from '@xezer/ui/text-provider'
import { Suspense } from 'react'
import { late } from '../../core/chrome/late.ts'
import { UnreachedOver } from '../../core/chrome/unreached.tsx'
import { useIsStale } from '../../core/live/use-topic.ts'
import { useServices } from '../../core/services.tsx'
import { withLateWords } from '../../core/text/with-late-words.ts'
import { ChatDoor } from '../../features/chat/chat-door.tsx'
import { SlipDoor } from '../../features/slip/slip-door.tsx'
import { isMenuFolded, isPhone, isSlipFolded } from '../../platform/media.ts'
import { useObservable } from '../../platform/use-observable.ts'
import { BottomBar } from './bottom-bar.tsx'
import { CurrentPage, useCurrentRoute } from './current-page.tsx'
import { Footer } from './footer.tsx'
import { LeftMenu } from './left-menu.tsx'
import styles from './shell.module.css'
import { SlipSlot } from './slots.tsx'
import { TopBar } from './top-bar.tsx'
import { useSheet } from './use-sheet.ts'

// With the dialog that it is in, and the phone's menu.
const ShellSheet = late(
  withLateWords(() => import('./shell-sheet.tsx')),
  UnreachedOver,
)

/**
 * Top bar, left menu, page and slip; on phones a bottom bar whose buttons open menu and slip as sheets. A page that is a
 * window of its own stands alone.
 */
export function Shell() {
  const text = useText()
  const { announcer } = useServices()
  const { route } = useCurrentRoute()
  const isSheetShell = useObservable(isPhone)
  const hasDrawer = useObservable(isSlipFolded)
  const isCompact = useObservable(isMenuFolded)
  const { sheet, open, close } = useSheet()
  const section = route?.section ?? 'info'
  const entry = route?.entry ?? section
  const isStale = useIsStale()
  if (section === 'window')
    return (
      <main id="content" tabIndex={-1}>
        <CurrentPage />
      </main>
    )
  // The games have the page for themselves (product §2, screens).
  const isCasino = section === 'casino'
  const showSlip = () => (hasDrawer ? open('slip') : document.getElementById('slip')?.focus())
  return (
    <div className={styles.shell} data-stale={isStale || undefined}>
      <a className={styles.skip} href="#content">
        {text('nav.skip_to_content')}
      </a>
      {!hasDrawer && !isCasino && (
        <a className={styles.skip} href="#slip">
          {text('nav.skip_to_slip')}
        </a>
      )}
      <TopBar
        section={section}
        entry={entry}
        onOpenSlip={hasDrawer && !isSheetShell && !isCasino ? () => open('slip') : undefined}
      />
      <div className={styles.columns} data-whole={isCasino || undefined}>
        {!isSheetShell && !isCasino && (
          <LeftMenu
            section={section}
            form={isCompact ? 'rail' : 'column'}
            onExpand={isCompact ? () => open('menu') : undefined}
          />
        )}
        <main id="content" tabIndex={-1} className={styles.main} data-scroll="main">
          <div className={styles.page}>
            <CurrentPage />
          </div>
          <Footer />
        </main>
        {!hasDrawer && !isCasino && (
          <aside id="slip" tabIndex={-1} className={styles.slip} aria-label={text('nav.slip')}>
            <SlipSlot />
          </aside>
        )}
        {isStale && (
          <p className={styles.stale} role="status">
            {text('err.stale')}
          </p>
        )}
      </div>
      <SlipDoor onOpen={showSlip} hasPill={isSheetShell && !isCasino && sheet === undefined} />
      {isSheetShell && (
        <BottomBar
          section={entry}
          isLive={section === 'live'}
          onMenu={() => open('menu')}
          onSlip={() => open('slip')}
        />
      )}
      {sheet !== undefined && (sheet === 'menu' || hasDrawer) && (
        <Suspense>
          <ShellSheet sheet={sheet} isPhone={isSheetShell} section={section} onClose={close} />
        </Suspense>
      )}
      <ChatDoor />
      <StatusRegion line={announcer} />
    </div>
  )
}
