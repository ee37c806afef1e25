import { CAMPAIGNS } from '@xezer/bonuses/shipped-campaigns'
import { bonusCampaigns } from '@xezer/contract/bonuses'
import { ODDS_SCALE } from '@xezer/money/odds'
import { Select } from '@xezer/ui/select'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { BONUSES_PATH } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './auth.module.css'
import type { BonusChoice } from './registration-draft.ts'

/** What every deposit earns, where the house has such a campaign. */
const EACH_DEPOSIT = CAMPAIGNS.find(({ trigger }) => trigger === 'deposit')

interface BonusFieldProps {
  value: BonusChoice
  onChange: (value: BonusChoice) => void
}

/** Whether each deposit shall earn its bonus, and on which terms; none is chosen at first. */
export function BonusField({ value, onChange }: BonusFieldProps) {
  const text = useText()
  const { data } = useCall(bonusCampaigns, {})
  // One that the house has stopped is not offered; until that is known it stands, so that nothing below it moves.
  const isStopped = data?.campaigns.every(({ code }) => code !== EACH_DEPOSIT?.code)
  if (isStopped) return null
  if (EACH_DEPOSIT?.award.kind !== 'percent' || EACH_DEPOSIT.wagering.unit !== 'bets') return null
  const { award, wagering, bets, days } = EACH_DEPOSIT
  const odds = ((bets[0]?.oddsMin ?? ODDS_SCALE) / ODDS_SCALE).toFixed(2)
  return (
    <div className={styles.promo}>
      <Select
        name="bonus"
        label={text('bonuses.choose')}
        value={value}
        options={[
          { value: 'none', label: text('bonuses.no_bonus') },
          { value: 'each_deposit', label: text('join.bonus_each', { percent: award.percent }) },
        ]}
        onChange={onChange}
      />
      {value === 'each_deposit' && (
        <p className={styles.lead}>
          {text('join.bonus_terms', { count: wagering.count, odds, days })}{' '}
          <Link to={BONUSES_PATH} target="_blank" className={styles.link}>
            {text('bonuses.terms')}
          </Link>
        </p>
      )}
    </div>
  )
}
