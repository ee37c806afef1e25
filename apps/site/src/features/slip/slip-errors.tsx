import { POSITIONS_MAX } from '@xezer/contract/bet-slip'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { accountBetsPath } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { silenceCode } from '../../core/slip/place-slip.ts'
import type { SlipView } from '../../core/slip/slip-store.ts'
import { ServerText } from '../../core/text/server-text.tsx'
import { Link } from '../../platform/router-context.tsx'
import styles from './slip-foot.module.css'

/** What was wrong with the last press, in one summary; errors of one position stand under its card. */
export function SlipErrors({ view }: { view: SlipView }) {
  const text = useText()
  const { slip: actions } = useServices()
  const { error } = view.slip
  const messages =
    error === null || error.messages.length > 0
      ? (error?.messages ?? [])
      : [
          error.code === 'too_many_positions'
            ? text('err.selections_max', { n: POSITIONS_MAX })
            : text('err.bet_not_accepted'),
        ]
  return (
    <div role="alert">
      {error?.code === silenceCode ? (
        <div className={styles.silence}>
          <p>{text('slip.check_my_bets')}</p>
          <Link to={accountBetsPath} className={styles.link}>
            {text('nav.my_bets')}
          </Link>
          {view.unanswered !== undefined && (
            <Button size="small" onClick={actions.repeat}>
              {text('err.retry')}
            </Button>
          )}
        </div>
      ) : (
        error !== null && (
          <ul className={styles.errors}>
            {messages.map((message) => (
              <li key={message}>
                <ServerText html={message} />
              </li>
            ))}
          </ul>
        )
      )}
    </div>
  )
}
