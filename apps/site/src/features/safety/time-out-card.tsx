import { accountTimeOut } from '@xezer/contract/safety'
import type { TimeOutLength } from '@xezer/sport/break-length'
import { Button } from '@xezer/ui/button'
import { Chip } from '@xezer/ui/chip'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { LENGTH_NAMES } from './length-names.ts'
import styles from './safety.module.css'
import { useSafetyPress } from './use-safety.ts'

/** A choice, what it means, and a second press. */
export function TimeOutCard({ lengths }: { lengths: readonly TimeOutLength[] }) {
  const text = useText()
  const { press, isBusy, error, forget } = useSafetyPress()
  const [length, setLength] = useState<TimeOutLength | undefined>(undefined)
  const choose = (next: TimeOutLength | undefined) => {
    setLength(next)
    forget()
  }
  const begin = async (chosen: TimeOutLength) => {
    if (await press(accountTimeOut, { length: chosen }, text('safety.done_break'))) setLength(undefined)
  }
  return (
    <section className={styles.card} aria-labelledby="time-out">
      <div>
        <h2 id="time-out" className={styles.title}>
          {text('safety.time_out')}
        </h2>
        <p className={styles.about}>{text('safety.time_out_about')}</p>
      </div>
      <fieldset className={styles.chips}>
        <legend className={styles.legend}>{text('safety.for_how_long')}</legend>
        {lengths.map((one) => (
          <Chip
            key={one}
            isOn={one === length}
            disabled={isBusy}
            onClick={() => choose(one === length ? undefined : one)}
          >
            {text(LENGTH_NAMES[one])}
          </Chip>
        ))}
      </fieldset>
      {length !== undefined && (
        <section className={styles.ask} aria-labelledby="time-out-ask">
          <p id="time-out-ask" className={styles.question}>
            {text('safety.time_out_ask', { length: text(LENGTH_NAMES[length]) })}
          </p>
          <p className={styles.about}>{text('safety.what_stays')}</p>
          <ApiErrorText error={error} />
          <div className={styles.buttons}>
            <Button isBusy={isBusy} onClick={() => void begin(length)}>
              {text('safety.begin')}
            </Button>
            <Button look="quiet" disabled={isBusy} onClick={() => choose(undefined)}>
              {text('ui.back')}
            </Button>
          </div>
        </section>
      )}
    </section>
  )
}
