import { classNames } from '@xezer/ui/class-names'
import { IconButton } from '@xezer/ui/icon-button'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@xezer/ui/icons'
import { Skeleton } from '@xezer/ui/skeleton'
import { Tabs } from '@xezer/ui/tabs'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { isWithin, UPCOMING_PATH } from '../../core/paths.ts'
import { LiveMenu } from '../../features/live/live-menu.tsx'
import { usePath } from '../../platform/router-context.tsx'
import { findStored, store } from '../../platform/storage.ts'
import { accountSide } from '../account-side.ts'
import { type LatePart, useLoaded } from '../late-part.ts'
import { prematchSide } from '../prematch-side.ts'
import { resultsSide } from '../results-side.ts'
import type { Route } from '../route-table.ts'
import { upcomingSide } from '../upcoming-side.ts'
import styles from './left-menu.module.css'

interface LeftMenuProps {
  section: Route['section']
  /** A column that can be folded, a rail of icons, or the body of a sheet. */
  form: 'column' | 'rail' | 'sheet'
  /** Opens the whole menu from the rail. */
  onExpand?: (() => void) | undefined
}
type MenuKey = 'live' | 'prematch' | 'upcoming'

/** Events in play, what starts next or the pre-match tree; can be folded into a rail of icons. */
export function LeftMenu({ section, form, onExpand }: LeftMenuProps) {
  const text = useText()
  const [isFolded, setIsFolded] = useState(() => findStored('menu') === 'folded')
  const path = usePath()
  const own: MenuKey =
    section === 'prematch' ? 'prematch' : isWithin(UPCOMING_PATH, path) ? 'upcoming' : 'live'
  // A visitor's choice of tab holds until the section changes.
  const [choice, setChoice] = useState<{ section: MenuKey; menu: MenuKey }>({ section: own, menu: own })
  const menu = choice.section === own ? choice.menu : own
  const isRail = form === 'rail' || (isFolded && form === 'column')
  // A phone's menu leads everywhere from everywhere.
  const isOfResults = section === 'results' && form !== 'sheet'
  const fold = () => {
    store('menu', isFolded ? undefined : 'folded')
    setIsFolded(!isFolded)
  }
  return (
    <nav
      className={classNames(styles.menu, isRail && styles.rail, form === 'sheet' && styles.sheet)}
      aria-label={text('nav.left')}
    >
      {form !== 'sheet' && (
        <IconButton
          className={styles.fold}
          label={text(isRail ? 'nav.expand_menu' : 'nav.collapse_menu')}
          onClick={onExpand ?? fold}
        >
          {isRail ? (
            <IconLayoutSidebarLeftExpand size={20} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconLayoutSidebarLeftCollapse size={20} stroke={1.75} aria-hidden="true" />
          )}
        </IconButton>
      )}
      {section === 'account' && form !== 'sheet' && <LateSide side={accountSide} isCompact={isRail} />}
      {!isRail && !isOfResults && (
        <Tabs
          label={text('nav.left')}
          tabs={[
            { key: 'prematch', label: text('nav.sports') },
            { key: 'live', label: text('nav.live') },
            { key: 'upcoming', label: text('nav.upcoming') },
          ]}
          selected={menu}
          onSelect={(next) => setChoice({ section: own, menu: next })}
        />
      )}
      {isOfResults ? (
        <LateSide side={resultsSide} isCompact={isRail} />
      ) : menu === 'live' ? (
        <LiveMenu isCompact={isRail} />
      ) : (
        <LateSide key={menu} side={menu === 'upcoming' ? upcomingSide : prematchSide} isCompact={isRail} />
      )}
    </nav>
  )
}

function LateSide({ side, isCompact }: { side: LatePart<{ isCompact: boolean }>; isCompact: boolean }) {
  const Side = useLoaded(side)
  return Side ? <Side isCompact={isCompact} /> : <Skeleton rows={8} rowHeight={40} />
}
