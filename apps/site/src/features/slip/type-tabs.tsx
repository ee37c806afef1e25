import { isStakeFit } from '@xezer/betting/slip/stake-field'
import { isOptionFit, type SlipSummary } from '@xezer/betting/slip/summarize-slip'
import { formatMoney } from '@xezer/i18n/format-money'
import type { PlainMessageId, Translate } from '@xezer/i18n/translator'
import type { BetType } from '@xezer/sport/bet-type'
import { Tabs } from '@xezer/ui/tabs'
import { useText } from '@xezer/ui/text-provider'
import { useServices } from '../../core/services.tsx'
import { listShownTypes } from '../../core/slip/shown-type.ts'
import type { SlipView } from '../../core/slip/slip-view.ts'
import { describePrice } from './describe-option.ts'
import styles from './type-tabs.module.css'

const NAMES: Record<BetType, PlainMessageId> = {
  singles: 'slip.singles',
  accumulator: 'slip.accumulator',
  full_cover: 'slip.system',
}

interface TypeTabsProps {
  view: SlipView & { summary: SlipSummary }
  shown: BetType
  currency: string
}

/** Singles, accumulator, systems: what each is worth, or what is staked on it while another one is shown. */
export function TypeTabs({ view, shown, currency }: TypeTabsProps) {
  const text = useText()
  const { act } = useServices().slip
  const types = listShownTypes(view.slip.positions.length)
  if (types.length === 0) return null
  return (
    <Tabs
      look="segments"
      label={text('slip.types')}
      selected={shown}
      onSelect={(type) => act((own) => own.showType(type))}
      tabs={types.map((type) => {
        const stakedMinor = findStaked(type, view)
        const isStaked = stakedMinor > 0n && type !== shown
        return {
          key: type,
          label: (
            <span className={styles.tab} data-invalid={!isTypeFit(type, view) || undefined}>
              <span>{text(NAMES[type])}</span>
              <span className={styles.note} data-staked={isStaked || undefined}>
                {isStaked ? formatMoney(stakedMinor, currency) : describeType(type, view, text)}
              </span>
            </span>
          ),
        }
      })}
    />
  )
}

/** Whether every stake of the type is an amount that can be placed, and was not refused. */
export function isTypeFit(type: BetType, { slip, summary }: TypeTabsProps['view']): boolean {
  if (type === 'singles') return slip.positions.every(isStakeFit)
  return summary.options.every(
    (option) => option.type !== type || (isOptionFit(option) && slip.optionErrors[option.code] === undefined),
  )
}

function findStaked(type: BetType, { summary }: TypeTabsProps['view']): bigint {
  if (type === 'singles') return summary.singlesStakeMinor
  return summary.options
    .filter((option) => option.type === type && isOptionFit(option))
    .reduce((total, { stake }) => total + stake.amountMinor, 0n)
}

function describeType(type: BetType, { slip, summary }: TypeTabsProps['view'], text: Translate): string {
  const count = slip.positions.length
  if (type === 'singles') return text('slip.bets_n', { n: count })
  if (type === 'full_cover') return count === 3 ? '2/3' : `2/${count} – ${count - 1}/${count}`
  return describePrice(summary.options.find((option) => option.type === type)?.odds)
}
