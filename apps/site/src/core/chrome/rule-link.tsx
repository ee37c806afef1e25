import type { PlainMessageId } from '@xezer/i18n/translator'
import { useText } from '@xezer/ui/text-provider'
import { Link } from '../../platform/router-context.tsx'
import { rulesArticlePath } from '../paths.ts'
import { RULE } from '../rule-articles.ts'
import styles from './rule-link.module.css'

const NAMES = {
  oddsChanges: 'rules.of_odds',
  settlement: 'rules.of_settlement',
  cashOut: 'rules.of_cash_out',
  vip: 'rules.of_vip',
  limits: 'rules.of_limits',
  safety: 'rules.of_safety',
  bonuses: 'rules.of_bonuses',
} as const satisfies Partial<Record<keyof typeof RULE, PlainMessageId>>

/** Leads to the article that tells of what is in hand; in a tab of its own, for a slip or a form goes on here. */
export function RuleLink({ rule }: { rule: keyof typeof NAMES }) {
  const text = useText()
  return (
    <Link to={rulesArticlePath(RULE[rule])} target="_blank" className={styles.link}>
      {text(NAMES[rule])}
    </Link>
  )
}
