import {
  IconBell,
  IconDice5,
  IconFileText,
  IconGift,
  IconId,
  IconLock,
  IconShieldCheck,
  IconWallet,
} from '@tabler/icons-react'
import { IconTicket, IconUser } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { useEffect, useRef } from 'react'
import { hasCasino } from '../../core/casino/has-casino.ts'
import {
  ACCOUNT_BETS_PATH,
  ACCOUNT_BONUSES_PATH,
  ACCOUNT_DATA_PATH,
  ACCOUNT_IDENTITY_PATH,
  ACCOUNT_NOTICES_PATH,
  ACCOUNT_PAYMENTS_PATH,
  ACCOUNT_PROFILE_PATH,
  ACCOUNT_ROUNDS_PATH,
  ACCOUNT_SAFETY_PATH,
  ACCOUNT_SECURITY_PATH,
  ACCOUNT_STATEMENT_PATH,
  isWithin,
} from '../../core/paths.ts'
import { UnreadMark } from '../../core/session/unread-mark.tsx'
import { usePlayer } from '../../core/session/use-player.ts'
import { Link, usePath } from '../../platform/router-context.tsx'
import styles from './account-sections.module.css'
import { SectionTag } from './section-tag.tsx'

/** The screens of the account: what is played and paid, and from the profile on who plays. */
const SECTIONS = [
  { to: ACCOUNT_BETS_PATH, name: 'nav.my_bets', Icon: IconTicket },
  { to: ACCOUNT_PAYMENTS_PATH, name: 'nav.payments', Icon: IconWallet },
  { to: ACCOUNT_BONUSES_PATH, name: 'nav.bonuses', Icon: IconGift },
  { to: ACCOUNT_STATEMENT_PATH, name: 'nav.statement', Icon: IconFileText },
  { to: ACCOUNT_ROUNDS_PATH, name: 'nav.rounds', Icon: IconDice5 },
  { to: ACCOUNT_SAFETY_PATH, name: 'nav.safety', Icon: IconShieldCheck },
  { to: ACCOUNT_PROFILE_PATH, name: 'nav.profile', Icon: IconUser },
  { to: ACCOUNT_IDENTITY_PATH, name: 'nav.identity', Icon: IconId },
  { to: ACCOUNT_SECURITY_PATH, name: 'nav.security', Icon: IconLock },
  { to: ACCOUNT_NOTICES_PATH, name: 'nav.notifications', Icon: IconBell },
] as const

/** The copy of his data and the end of the account have no entry: they are reached from the profile. */
function currentOf(to: string, path: string): 'page' | 'true' | undefined {
  if (isWithin(to, path)) return 'page'
  return to === ACCOUNT_PROFILE_PATH && isWithin(ACCOUNT_DATA_PATH, path) ? 'true' : undefined
}

const NEAREST = { block: 'nearest', inline: 'center' } as const

/** Of the left menu; whoever is not at an account page does without its code. */
export default function AccountSide({ isCompact }: { isCompact: boolean }) {
  return <AccountSections form={isCompact ? 'tiles' : 'lines'} />
}

/** The sections of the account: lines of the left menu, tiles of its compact form, or a row above the screen. */
export function AccountSections({ form }: { form: 'lines' | 'tiles' | 'row' }) {
  const text = useText()
  const player = usePlayer()
  const path = usePath()
  const here = useRef<HTMLElement>(null)
  // A row may be wider than a phone.
  useEffect(() => {
    if (form === 'row') here.current?.querySelector('[aria-current]')?.scrollIntoView(NEAREST)
  }, [form])
  if (player === undefined) return null
  return (
    <nav ref={here} className={styles[form]} aria-label={text('nav.account')}>
      {form === 'lines' && (
        <p className={styles.holder}>
          <span className={styles.circle}>
            <IconUser size={20} stroke={1.75} aria-hidden="true" />
          </span>
          <span className={styles.number}>
            {text('account.number')} {player.user.number}
          </span>
        </p>
      )}
      {SECTIONS.filter(({ to }) => to !== ACCOUNT_ROUNDS_PATH || hasCasino()).map(({ to, name, Icon }) => (
        <Link
          key={to}
          to={to}
          className={styles.entry}
          data-begins={to === ACCOUNT_PROFILE_PATH || undefined}
          aria-current={currentOf(to, path)}
          title={form === 'tiles' ? text(name) : undefined}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          {form === 'tiles' ? <VisuallyHidden>{text(name)}</VisuallyHidden> : text(name)}
          {form === 'lines' && <SectionTag to={to} />}
          {to === ACCOUNT_NOTICES_PATH && (
            <span className={styles.unread}>
              <UnreadMark />
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
