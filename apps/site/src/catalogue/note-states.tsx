import { Badge } from '@xezer/ui/badge'
import { Button } from '@xezer/ui/button'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Flag } from '@xezer/ui/flag'
import { IconTile } from '@xezer/ui/icon-tile'
import { IconTicket } from '@xezer/ui/icons'
import { ProgressBar } from '@xezer/ui/progress-bar'
import { Skeleton } from '@xezer/ui/skeleton'
import { Spinner } from '@xezer/ui/spinner'
import { SportIcon } from '@xezer/ui/sport-icon'
import { type StatusLine, StatusRegion } from '@xezer/ui/status-region'
import { TAG_COLORS, Tag } from '@xezer/ui/tag'
import { useText } from '@xezer/ui/text-provider'
import { useMemo } from 'react'
import { createCell } from '../platform/observable.ts'
import styles from './catalogue.module.css'
import { Specimen } from './specimen.tsx'

const SPORTS = ['football', 'tennis', 'basketball', 'ice-hockey', 'volleyball', 'unheard-of'] as const
const COUNTRIES = ['az', 'tr', 'gb-eng', 'xx'] as const

export function NoteStates() {
  const text = useText()
  const lines = useMemo(
    () =>
      [false, true].map(
        (isAlert): StatusLine => ({ ...createCell({ text: text('err.generic'), isAlert }), clear: () => {} }),
      ),
    [text],
  )
  return (
    <>
      <Specimen name="Badge, Spinner">
        <Badge>{text('nav.live')}</Badge>
        <Badge look="live">{text('nav.live')}</Badge>
        <Spinner />
      </Specimen>
      <Specimen name="Tag, IconTile">
        {TAG_COLORS.map((color) => (
          <Tag key={color} color={color}>
            {text('nav.live')}
          </Tag>
        ))}
        <IconTile>
          <IconTicket size={20} stroke={1.75} aria-hidden="true" />
        </IconTile>
        <IconTile isSmall>
          <IconTicket size={18} stroke={1.75} aria-hidden="true" />
        </IconTile>
        <IconTile isNew>
          <IconTicket size={20} stroke={1.75} aria-hidden="true" />
        </IconTile>
      </Specimen>
      <Specimen name="ProgressBar" isWide>
        {[0, 0.4, 1].map((value) => (
          <ProgressBar key={value} value={value} label={text('nav.live')} />
        ))}
        <ProgressBar value={1} isFull label={text('nav.live')} />
      </Specimen>
      <Specimen name="SportIcon, Flag">
        {SPORTS.map((alias) => (
          <SportIcon key={alias} alias={alias} />
        ))}
        {COUNTRIES.map((code) => (
          <Flag key={code} code={code} />
        ))}
      </Specimen>
      <Specimen name="Skeleton" isWide>
        <Skeleton rows={3} rowHeight={40} />
      </Specimen>
      <Specimen name="EmptyState" isWide>
        <EmptyState title={text('bet.empty')} />
        <EmptyState
          title={text('bet.empty')}
          text={text('err.no_results')}
          action={<Button look="main">{text('bet.to_events')}</Button>}
        />
      </Specimen>
      <Specimen name="ErrorState" isWide>
        <ErrorState onRetry={() => {}} />
      </Specimen>
      <Specimen name="StatusRegion" isWide>
        {lines.map((line, index) => (
          <div key={index === 0 ? 'status' : 'alert'} className={styles.fixed}>
            <StatusRegion line={line} />
          </div>
        ))}
      </Specimen>
    </>
  )
}
