import { buttonLook } from '@xezer/ui/button-look'
import { IconButton } from '@xezer/ui/icon-button'
import { IconX } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { useId } from 'react'
import { ACCOUNT_PAYMENTS_PATH } from '../../core/paths.ts'
import { ConfirmEmail } from '../../core/session/confirm-email.tsx'
import { justJoined } from '../../core/session/just-joined.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { Link } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './newcomer-hint.module.css'

/** What comes after a registration: the link of the letter, without which nothing is paid out, and a first deposit. */
export default function NewcomerHint() {
  const text = useText()
  const player = usePlayer()
  const joined = useObservable(justJoined)
  const id = useId()
  if (joined === undefined || player?.user.id !== joined) return null
  return (
    <section className={styles.hint} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {text('join.next_title')}
        </h2>
        <IconButton label={text('nav.close')} onClick={() => justJoined.write(undefined)}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <ConfirmEmail />
      <div className={styles.deposit}>
        <p>{text('join.next_deposit')}</p>
        <Link to={ACCOUNT_PAYMENTS_PATH} className={buttonLook('main')}>
          {text('payments.to_deposit')}
        </Link>
      </div>
    </section>
  )
}
