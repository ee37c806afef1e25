import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import styles from './safety.module.css'
import type { useSafetyPress } from './use-safety.ts'

interface LimitFootProps {
  state: Pick<ReturnType<typeof useSafetyPress>, 'isBusy' | 'error'>
  /** Absent while there is no limit to take away. */
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** Below a limit that is typed: what was wrong with the last press, and the ways out. */
export function LimitFoot({ state: { isBusy, error }, onRemove, onClose }: LimitFootProps) {
  const text = useText()
  return (
    <>
      <ApiErrorText error={error} />
      <div className={styles.buttons}>
        <Button type="submit" look="main" isBusy={isBusy}>
          {text('account.save')}
        </Button>
        {onRemove !== undefined && (
          <Button disabled={isBusy} onClick={onRemove}>
            {text('safety.remove')}
          </Button>
        )}
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          {text('ui.back')}
        </Button>
      </div>
    </>
  )
}
