import { accountExclude } from '@xezer/contract/safety'
import type { ExclusionLength } from '@xezer/sport/break-length'
import { Button } from '@xezer/ui/button'
import { Checkbox } from '@xezer/ui/checkbox'
import { Chip } from '@xezer/ui/chip'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import { LENGTH_NAMES } from './length-names.ts'
import styles from './safety.module.css'
import { useSafetyPress } from './use-safety.ts'

/** Folded until it is chosen: a length, a box, and a second press. */
export function ExclusionCard({ lengths }: { lengths: readonly ExclusionLength[] }) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={styles.card} aria-labelledby="exclusion">
      <div className={styles.head}>
        <div>
          <h2 id="exclusion" className={styles.title}>
            {text('safety.exclusion')}
          </h2>
          <p className={styles.about}>{text('safety.exclusion_about')}</p>
        </div>
        {!isOpen && <Button onClick={() => setIsOpen(true)}>{text('safety.choose')}</Button>}
      </div>
      {isOpen && <ExclusionForm lengths={lengths} onClose={() => setIsOpen(false)} />}
    </section>
  )
}

function ExclusionForm({ lengths, onClose }: { lengths: readonly ExclusionLength[]; onClose: () => void }) {
  const text = useText()
  const { press, isBusy, error, forget } = useSafetyPress()
  const [length, setLength] = useState<ExclusionLength | undefined>(lengths[0])
  const [isTicked, setIsTicked] = useState(false)
  const [isBoxWanted, setIsBoxWanted] = useState(false)
  const exclude = async () => {
    setIsBoxWanted(!isTicked)
    if (!isTicked || length === undefined) return
    if (await press(accountExclude, { length, confirmed: true }, text('safety.done_exclusion'))) onClose()
  }
  return (
    <div className={styles.ask}>
      <fieldset className={styles.chips}>
        <legend className={styles.question}>{text('safety.for_how_long')}</legend>
        {lengths.map((one) => (
          <Chip
            key={one}
            isOn={one === length}
            disabled={isBusy}
            onClick={() => {
              setLength(one)
              forget()
            }}
          >
            {text(LENGTH_NAMES[one])}
          </Chip>
        ))}
      </fieldset>
      <p className={styles.about}>{text('safety.what_stays')}</p>
      <Checkbox
        checked={isTicked}
        aria-describedby={isBoxWanted ? 'exclusion-box' : undefined}
        aria-invalid={isBoxWanted}
        onChange={(event) => {
          setIsTicked(event.target.checked)
          setIsBoxWanted(false)
        }}
      >
        {text('safety.exclusion_box')}
      </Checkbox>
      <p id="exclusion-box" role="alert" className={styles.fault}>
        {isBoxWanted && text('safety.box_wanted')}
      </p>
      <ApiErrorText error={error} />
      <div className={styles.buttons}>
        <Button isBusy={isBusy} onClick={() => void exclude()}>
          {text('safety.exclude')}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          {text('ui.back')}
        </Button>
      </div>
    </div>
  )
}
