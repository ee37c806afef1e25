import { IconCircleCheck } from '@tabler/icons-react'
import { useText } from '@xezer/ui/text-provider'
import { ACCOUNT_BETS_PATH } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './player-slip.module.css'

/** Replaces the body for 3 s, and only after the server's answer (product §4, states). */
export function SlipSuccess({ numbers }: { numbers: readonly string[] }) {
  const text = useText()
  return (
    <div className={styles.success} role="status">
      <IconCircleCheck size={40} stroke={1.5} aria-hidden="true" />
      {numbers.length === 0 && <p>{text('slip.placed')}</p>}
      {numbers.map((number) => (
        <p key={number}>{text('slip.placed_number', { number })}</p>
      ))}
      <Link to={ACCOUNT_BETS_PATH} className={styles.link}>
        {text('nav.my_bets')}
      </Link>
    </div>
  )
}
