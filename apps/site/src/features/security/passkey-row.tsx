import { IconFingerprint, IconPencil, IconTrash } from '@tabler/icons-react'
import { IconButton } from '@xezer/ui/icon-button'
import { IconTile } from '@xezer/ui/icon-tile'
import { useText } from '@xezer/ui/text-provider'
import type { ReactNode } from 'react'
import { momentText } from '../../core/text/moment-text.ts'
import styles from './security.module.css'

interface PasskeyRowProps {
  passkey: { name: string; used: string | null; added: string }
  onName: () => void
  onRemove: () => void
  /** What is open below it. */
  children: ReactNode
}

/** A passkey by its name, with when it last led in. */
export function PasskeyRow({ passkey: { name, used, added }, onName, onRemove, children }: PasskeyRowProps) {
  const text = useText()
  return (
    <li className={styles.entry}>
      <div className={styles.row}>
        <IconTile>
          <IconFingerprint size={20} stroke={1.75} aria-hidden="true" />
        </IconTile>
        <div className={styles.what}>
          <p className={styles.name}>{name}</p>
          <p className={styles.note}>
            {text(used === null ? 'security.passkey_unused' : 'security.passkey_used', {
              time: momentText(used ?? added),
            })}
          </p>
        </div>
        <IconButton label={text('security.passkey_rename', { name })} onClick={onName}>
          <IconPencil size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label={text('security.passkey_remove', { name })} onClick={onRemove}>
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </li>
  )
}
