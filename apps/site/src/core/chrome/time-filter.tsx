import { HOURS, type Hours } from '@xezer/contract/primitives'
import { Chip } from '@xezer/ui/chip'
import { useText } from '@xezer/ui/text-provider'
import { usePath, useRouter } from '../../platform/router-context.tsx'
import { isWithin } from '../paths.ts'
import { useHours, withHours } from './hours.ts'
import styles from './time-filter.module.css'

interface TimeFilterProps {
  hasLabel: boolean
  /** The lists that it holds in begin with this address; chosen elsewhere it leads there. */
  within: string
}

/**
 * Events that start within so many hours; in effect in the menu and in every list of its part. A label above says the unit
 * once, where there is room for its line; else each says its own.
 */
export function TimeFilter({ hasLabel, within }: TimeFilterProps) {
  const text = useText()
  const path = usePath()
  const router = useRouter()
  const chosen = useHours()
  const choose = (hours: Hours) =>
    isWithin(within, path)
      ? router.navigate(withHours(path, hours), 'replace')
      : router.navigate(withHours(within, hours))
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
