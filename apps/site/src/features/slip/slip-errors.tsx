import { POSITIONS_MAX } from '@xezer/contract/slip-limits'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { RulesAgreed, RulesWanted } from '../../core/agreement/rules-wanted.tsx'
import { ACCOUNT_BETS_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import type { SlipView } from '../../core/slip/slip-view.ts'
import { ServerText } from '../../core/text/server-text.tsx'
import { Link } from '../../platform/router-context.tsx'
import styles from './slip-foot.module.css'

/** What was wrong with the last press, in one summary; errors of one position stand under its card. */
export function SlipErrors({ view, isBlocked }: { view: SlipView; isBlocked: boolean }) {
  const text = useText()
  const { act } = useServices().slip
  const { error, phase } = view.slip
  const [isAgreed, setIsAgreed] = useState(false)
  if (error?.code === 'rules_changed') {
    // The slip may be folded or closed and opened again: it asks no second time.
    const forget = () => {
      setIsAgreed(true)
      act((own) => own.forgetRefusal('rules_changed'))
    }
    return <RulesWanted isPressed onAgreed={forget} />
  }
  const isUnknown = view.unanswered !== undefined && phase === 'editing'
  const said =
    error === null || error.messages.length > 0
      ? (error?.messages ?? [])
      : [
          error.code === 'too_many_positions'
            ? text('err.selections_max', { n: POSITIONS_MAX })
            : text('err.bet_not_accepted'),
        ]
  const messages = isBlocked ? [...said, text('slip.not_all_placeable')] : said
  return (
    <div role="alert" className={styles.alert}>
      {isAgreed && error === null && phase === 'editing' && <RulesAgreed />}
      {isUnknown ? (
        <div className={styles.silence}>
          <p>{text('slip.check_my_bets')}</p>
          <Link to={ACCOUNT_BETS_PATH} className={styles.link}>
            {text('nav.my_bets')}
          </Link>
        </div>
      ) : (
        messages.length > 0 && (
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
