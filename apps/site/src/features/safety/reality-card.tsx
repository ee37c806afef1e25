import { accountRealityEvery } from '@xezer/contract/reality'
import { REALITY_MINUTES, type RealityMinutes } from '@xezer/sport/limit-kind'
import { Chip } from '@xezer/ui/chip'
import { useText } from '@xezer/ui/text-provider'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import card from './safety.module.css'
import { useSafetyPress } from './use-safety.ts'

/** After how long a player is told how long it has been. */
export function RealityCard({ minutes }: { minutes: RealityMinutes }) {
  const text = useText()
  const { press, isBusy, error } = useSafetyPress()
  return (
    <section className={card.card} aria-labelledby="reality">
      <div>
        <h2 id="reality" className={card.title}>
          {text('safety.reality')}
        </h2>
        <p className={card.about}>{text('safety.reality_every')}</p>
      </div>
      <div className={card.chips}>
        {REALITY_MINUTES.map((one) => (
          <Chip
            key={one}
            isOn={one === minutes}
            disabled={isBusy}
            onClick={() => void press(accountRealityEvery, { minutes: one }, text('safety.saved'))}
          >
            {one} {text('safety.time_sign')}
          </Chip>
        ))}
      </div>
      <ApiErrorText error={error} />
    </section>
  )
}
