import { IconGift, IconInfoCircle, IconShieldLock, IconWallet } from '@tabler/icons-react'
import type { Notice } from '@xezer/contract/notices'
import { Button } from '@xezer/ui/button'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { IconTile } from '@xezer/ui/icon-tile'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { momentText } from '../../core/text/moment-text.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './notices.module.css'
import { useNotices } from './use-notices.ts'

const ICONS = { security: IconShieldLock, money: IconWallet, service: IconInfoCircle, offer: IconGift }

/** What the player was told, newest first. */
export function NoticesScreen() {
  const text = useText()
  const { list, fresh, error, isLoadingMore, load, loadMore } = useNotices()
  if (list === undefined) {
    return error === undefined ? (
      <Skeleton rows={6} rowHeight={84} />
    ) : (
      <ErrorState onRetry={() => void load()} />
    )
  }
  if (list.notices.length === 0) {
    return <EmptyState title={text('privacy.no_notices')} text={text('privacy.no_notices_note')} />
  }
  return (
    <div className={styles.screen}>
      <ul className={styles.list}>
        {list.notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} isNew={fresh.has(notice.id)} />
        ))}
      </ul>
      {error !== undefined && <ErrorState onRetry={() => void load()} />}
      {list.before !== null && (
        <Button look="quiet" isBusy={isLoadingMore} onClick={() => void loadMore()}>
          {text('privacy.more_notices')}
        </Button>
      )}
    </div>
  )
}

function NoticeRow({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const text = useText()
  const Icon = ICONS[notice.concern]
  return (
    <li className={styles.notice} data-new={isNew || undefined}>
      <IconTile isNew={isNew}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
      </IconTile>
      <div className={styles.what}>
        <div className={styles.head}>
          <div className={styles.name}>
            <h2 className={styles.title}>{notice.title}</h2>
            {isNew && <span className={styles.new}>{text('privacy.new_notice')}</span>}
          </div>
          <time className={styles.time} dateTime={notice.time}>
            {momentText(notice.time)}
          </time>
        </div>
        <p className={styles.text}>{notice.text}</p>
        <Link to={notice.path} className={styles.link}>
          {notice.action}
        </Link>
      </div>
    </li>
  )
}
