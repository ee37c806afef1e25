import { IconDownload } from '@tabler/icons-react'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { useServices } from '../../core/services.tsx'
import styles from './bets.module.css'
import { fetchBetsTable } from './fetch-bets-table.ts'
import type { BetFilter, BetPeriod } from './merge-bets.ts'
import { saveFile } from './save-file.ts'

/** The bets that are listed, as a file for a spreadsheet. */
export function BetsTableButton({ filter, period }: { filter: BetFilter; period: BetPeriod }) {
  const text = useText()
  const { api, announcer } = useServices()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    const { from, to } = period
    const pages = await fetchBetsTable(api, { filter, from, ...(to === undefined ? {} : { to }) })
    setIsBusy(false)
    if (pages.ok) saveFile(new Blob([...pages.value], { type: 'text/csv;charset=utf-8' }), 'bets.csv')
    else announcer.alert(text('bet.table_failed'))
  }
  return (
    <Button size="small" isBusy={isBusy} disabled={isBusy} onClick={() => void save()}>
      <span className={styles.withIcon}>
        <IconDownload size={16} stroke={1.75} aria-hidden="true" />
        {text('bet.table')}
      </span>
    </Button>
  )
}
