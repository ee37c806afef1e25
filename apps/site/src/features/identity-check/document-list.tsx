import { IconFile, IconTrash } from '@tabler/icons-react'
import type { IdentityDocument } from '@xezer/contract/identity-check'
import type { Translate } from '@xezer/i18n/translator'
import { IconButton } from '@xezer/ui/icon-button'
import { ProgressBar } from '@xezer/ui/progress-bar'
import { useText } from '@xezer/ui/text-provider'
import styles from './identity.module.css'
import type { Upload } from './use-uploads.ts'

const MEGABYTE = 1_000_000
const KILOBYTE = 1000

export function fileSize(text: Translate, bytes: number): string {
  if (bytes < MEGABYTE)
    return text('identity.kilobytes', { n: String(Math.max(1, Math.round(bytes / KILOBYTE))) })
  return text('identity.megabytes', { n: (bytes / MEGABYTE).toFixed(1) })
}

interface DocumentListProps {
  documents: readonly IdentityDocument[]
  uploads?: readonly Upload[]
  /** Absent where nothing can be taken back. */
  onRemove?: (id: number) => void
  onDrop?: (key: number) => void
}

/** What was sent, by name and size; what is on its way, with how far it has come. */
export function DocumentList({ documents, uploads = [], onRemove, onDrop }: DocumentListProps) {
  const text = useText()
  if (documents.length === 0 && uploads.length === 0) return null
  return (
    <ul className={styles.files} aria-label={text('identity.files')}>
      {documents.map(({ id, name, size }) => (
        <li key={id} className={styles.file}>
          <IconFile size={20} stroke={1.75} aria-hidden="true" />
          <span className={styles.fileName}>{name}</span>
          <span className={styles.size}>{fileSize(text, size)}</span>
          {onRemove !== undefined && (
            <IconButton label={text('identity.remove', { name })} onClick={() => onRemove(id)}>
              <IconTrash size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
          )}
        </li>
      ))}
      {uploads.map(({ key, name, size, share, error }) => (
        <li key={`u${key}`} className={styles.file} data-bad={error !== undefined || undefined}>
          <IconFile size={20} stroke={1.75} aria-hidden="true" />
          <span className={styles.fileName}>{name}</span>
          <span className={styles.size}>
            {error === undefined
              ? `${fileSize(text, size * share)} / ${fileSize(text, size)}`
              : fileSize(text, size)}
          </span>
          {error !== undefined && onDrop !== undefined && (
            <IconButton label={text('identity.remove', { name })} onClick={() => onDrop(key)}>
              <IconTrash size={20} stroke={1.75} aria-hidden="true" />
            </IconButton>
          )}
          {error === undefined ? (
            <ProgressBar className={styles.bar} value={share} label={text('identity.sending', { name })} />
          ) : (
            <p className={styles.fileError} role="alert">
              {error}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
