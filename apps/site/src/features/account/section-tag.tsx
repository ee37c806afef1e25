import { IconCheck, IconClock, IconX } from '@tabler/icons-react'
import { accountGlance, type Glance, OPEN_BETS_SHOWN } from '@xezer/contract/account-glance'
import { classNames } from '@xezer/ui/class-names'
import { Tag } from '@xezer/ui/tag'
import { useText } from '@xezer/ui/text-provider'
import { VisuallyHidden } from '@xezer/ui/visually-hidden'
import { useCall } from '../../core/calls/use-call.ts'
import { ACCOUNT_BETS_PATH, ACCOUNT_BONUSES_PATH, ACCOUNT_IDENTITY_PATH } from '../../core/paths.ts'
import styles from './account-sections.module.css'
import { bonusFigures, wageredText } from './bonus-figures.ts'

const IDENTITY_LOOKS = {
  none: ['plain', null],
  submitted: ['info', IconClock],
  verified: ['up', IconCheck],
  refused: ['down', IconX],
  expired: ['down', IconX],
} as const satisfies Record<Glance['identity'], unknown>

/** What stands beside the name of a section, where there is something to say; the screen keeps it up to date. */
export function SectionTag({ to }: { to: string }) {
  const glance = useCall(accountGlance, {}).data
  if (glance === undefined) return null
  if (to === ACCOUNT_BETS_PATH) return <OpenBets count={glance.openBets} />
  if (to === ACCOUNT_BONUSES_PATH) return <BonusTag bonus={glance.bonus} />
  return to === ACCOUNT_IDENTITY_PATH ? <IdentityTag state={glance.identity} /> : null
}

function OpenBets({ count }: { count: number }) {
  const text = useText()
  if (count === 0) return null
  return (
    <span className={styles.tag}>
      <Tag>
        {count > OPEN_BETS_SHOWN
          ? text('account.open_many', { most: OPEN_BETS_SHOWN })
          : text('account.open_n', { n: count })}
      </Tag>
    </span>
  )
}

function BonusTag({ bonus }: { bonus: Glance['bonus'] }) {
  const text = useText()
  if (bonus === null) return null
  const { figures } = bonusFigures(bonus)
  return (
    <span className={styles.tag}>
      <Tag color="brand">
        <span aria-hidden="true">{figures}</span>
        <VisuallyHidden>{wageredText(text, bonus)}</VisuallyHidden>
      </Tag>
    </span>
  )
}

function IdentityTag({ state }: { state: Glance['identity'] }) {
  const text = useText()
  const [color, Icon] = IDENTITY_LOOKS[state]
  return (
    <span className={classNames(styles.tag, styles.state)} data-plain={Icon === null || undefined}>
      <Tag color={color}>
        {Icon !== null && <Icon size={12} stroke={2} aria-hidden="true" />}
        <span className={styles.words}>{text(`account.identity.${state}`)}</span>
      </Tag>
    </span>
  )
}
