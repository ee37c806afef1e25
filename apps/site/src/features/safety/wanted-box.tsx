import { parseWireTime } from '@xezer/contract/wire-time'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { momentText } from '../../core/text/moment-text.ts'
import { systemClock } from '../../platform/clock.ts'
import styles from './limits.module.css'
import card from './safety.module.css'
import { useSafetyPress } from './use-safety.ts'

interface WantedBoxProps {
  /** What holds and what was asked for, in words. */
  from: string
  to: string
  wanted: { readonly from: string; readonly until: string }
  confirm: Word
  takeBack: Word
}
type Word = (press: ReturnType<typeof useSafetyPress>['press']) => Promise<boolean>

/** What was asked for and waits for the player's second word; it can be taken back meanwhile. */
export function WantedBox({ from, to, wanted, confirm, takeBack }: WantedBoxProps) {
  const text = useText()
  const { press, isBusy, error } = useSafetyPress()
  const isOpen = parseWireTime(wanted.from) <= systemClock.nowMs()
  const until = { from: momentText(wanted.from), until: momentText(wanted.until) }
  return (
    <div className={styles.wanted}>
      <p className={card.question}>{text('safety.wanted', { from, to })}</p>
      <p className={card.about}>{text('safety.wanted_from', until)}</p>
      <ApiErrorText error={error} />
      <div className={card.buttons}>
        {isOpen && (
          <Button look="attention" isBusy={isBusy} onClick={() => void confirm(press)}>
            {text('safety.confirm')}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => void takeBack(press)}>
          {text('safety.cancel')}
        </Button>
      </div>
    </div>
  )
}
