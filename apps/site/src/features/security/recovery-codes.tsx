import { IconCopy } from '@tabler/icons-react'
import { Button } from '@xezer/ui/button'
import Dialog from '@xezer/ui/dialog'
import { useText } from '@xezer/ui/text-provider'
import { useServices } from '../../core/services.tsx'
import styles from './security.module.css'

/** Shown once: what the server keeps of them cannot be read. */
export default function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = useText()
  const { announcer } = useServices()
  const copy = () => {
    void navigator.clipboard?.writeText(codes.join('\n')).then(
      () => announcer.say(text('security.copied')),
      () => {},
    )
  }
  return (
    <Dialog isOpen title={text('security.recovery_title')} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.note}>{text('security.recovery_why')}</p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.presses}>
          <Button onClick={copy}>
            <span className={styles.withIcon}>
              <IconCopy size={16} stroke={1.75} aria-hidden="true" /> {text('security.copy')}
            </span>
          </Button>
          <Button look="main" onClick={onClose}>
            {text('security.saved')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
