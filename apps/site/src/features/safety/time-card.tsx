import { accountTimeLimit, accountTimeLimitConfirm, type Safety } from '@xezer/contract/safety'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useTyped } from '../../core/forms/use-typed.ts'
import { momentText } from '../../core/text/moment-text.ts'
import { LENGTH_NAMES } from './length-names.ts'
import styles from './limits.module.css'
import { UseBar } from './limits-card.tsx'
import card from './safety.module.css'
import { sayDuration } from './say-duration.ts'
import { TimeForm } from './time-form.tsx'
import { WantedBox } from './wanted-box.tsx'

/** In how many minutes of a day the player plays. */
export function TimeCard({ time }: { time: Safety['time'] }) {
  const text = useText()
  const [isOpen, setIsOpen] = useTyped<boolean>('limit time open', false)
  const { minutes, used, wanted, opens } = time
  const usedSaid = sayDuration(text, used)
  const say = (value: number | null) => (value === null ? text('safety.to_none') : sayDuration(text, value))
  const change = text(minutes === null ? 'safety.set' : 'safety.change')
  return (
    <section className={card.card} aria-labelledby="limit-time">
      <div>
        <h2 id="limit-time" className={card.title}>
          {text('safety.time')}
        </h2>
        <p className={card.about}>{text('safety.time_about')}</p>
      </div>
      <div className={styles.rows}>
        <div className={styles.row}>
          <div className={styles.line}>
            <div>
              <p className={styles.span}>{text(LENGTH_NAMES['24h'])}</p>
              <p className={card.about}>
                {minutes === null
                  ? text('safety.limit_used', { used: usedSaid })
                  : text('safety.limit_of', { used: usedSaid, amount: sayDuration(text, minutes) })}
              </p>
              {opens !== null && (
                <p className={card.about}>{text('safety.time_opens', { from: momentText(opens) })}</p>
              )}
            </div>
            {minutes === null ? (
              <p className={styles.none}>{text('safety.no_limit')}</p>
            ) : (
              <UseBar used={BigInt(used)} amount={BigInt(minutes)} />
            )}
            {!isOpen && (
              <Button
                size="small"
                aria-label={`${change}: ${text('safety.time')}`}
                onClick={() => setIsOpen(true)}
              >
                {change}
              </Button>
            )}
          </div>
          {isOpen && <TimeForm minutes={minutes} onClose={() => setIsOpen(false)} />}
          {wanted !== null && (
            <WantedBox
              from={say(minutes)}
              to={say(wanted.minutes)}
              wanted={wanted}
              confirm={(press) => press(accountTimeLimitConfirm, {}, text('safety.saved'))}
              takeBack={(press) => press(accountTimeLimit, { minutes }, text('safety.saved'))}
            />
          )}
        </div>
      </div>
    </section>
  )
}
