import { IconDownload } from '@tabler/icons-react'
import { accountStatementFile, STATEMENT_FORMATS } from '@xezer/contract/statement'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { type Days, wholeDays } from '../../core/forms/days.ts'
import { useServices } from '../../core/services.tsx'
import type { ApiError } from '../../platform/api-client.ts'
import { saveFile } from './save-file.ts'
import styles from './statement.module.css'

const FILE_NAMES = { csv: 'account.as_csv', pdf: 'account.as_pdf' } as const
type Format = (typeof STATEMENT_FORMATS)[number]

/** The days that are shown as a file, which is named by them; what is wrong with it is said below the buttons. */
export function StatementFiles({ days }: { days: Days }) {
  const text = useText()
  const { api } = useServices()
  const [busy, setBusy] = useState<Format | undefined>(undefined)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const save = async (format: Format) => {
    if (busy !== undefined) return
    setBusy(format)
    const answer = await api.call(accountStatementFile, { ...wholeDays(days), days, format })
    setBusy(undefined)
    setError(answer.ok ? undefined : answer.error)
    if (!answer.ok) return
    const { data, type, name } = answer.value
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    saveFile(new Blob([bytes], { type }), name)
  }
  return (
    <div className={styles.files}>
      {STATEMENT_FORMATS.map((format) => (
        <Button
          key={format}
          size="small"
          isBusy={busy === format}
          disabled={busy !== undefined}
          onClick={() => void save(format)}
        >
          <span className={styles.withIcon}>
            <IconDownload size={16} stroke={1.75} aria-hidden="true" />
            {text(FILE_NAMES[format])}
          </span>
        </Button>
      ))}
      <ApiErrorText error={error} />
    </div>
  )
}
