import { HOURS, type Hours } from '@xezer/contract/primitives'
import { Chip } from '@xezer/ui/chip'
import { useText } from '@xezer/ui/text-provider'
import { useHours, withHours } from '../../core/chrome/hours.ts'
import { PREMATCH_PATH } from '../../core/paths.ts'
import { usePlace, useRouter } from '../../platform/router-context.tsx'
import styles from './time-filter.module.css'

/**
 * Events that start within so many hours; in effect in the menu and in every pre-match list. A label above says the unit
 * once, where there is room for its line; else each says its own.
 */
export function TimeFilter({ hasLabel }: { hasLabel: boolean }) {
  const text = useText()
  const { path } = usePlace()
  const router = useRouter()
  const chosen = useHours()
  const choose = (hours: Hours) =>
    path.startsWith(PREMATCH_PATH)
      ? router.navigate(withHours(path, hours), 'replace')
      : router.navigate(withHours(PREMATCH_PATH, hours))
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>{text('page.time_filter')}</legend>
      {hasLabel && (
        <span className={styles.unit} aria-hidden="true">
          {text('time.starts_within')}
        </span>
      )}
      {HOURS.map((hours) => (
        <Chip
          key={hours}
          isOn={hours === chosen}
          aria-label={hours === 0 ? text('time.all_time') : text('page.within_hours', { n: hours })}
          onClick={() => choose(hours)}
        >
          {hours === 0 ? text('ui.all') : hasLabel ? hours : text('time.hours', { n: hours })}
        </Chip>
      ))}
    </fieldset>
  )
}
