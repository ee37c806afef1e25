import type { SlipState } from '@xezer/betting/slip/slip-state'
import { fillStake } from '@xezer/betting/slip/stake-field'
import { isOptionFit, type OptionSummary } from '@xezer/betting/slip/summarize-slip'
import { formatMoney } from '@xezer/i18n/format-money'
import { ZERO_MINOR } from '@xezer/money/minor'
import { Button } from '@xezer/ui/button'
import { Tabs } from '@xezer/ui/tabs'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useRef } from 'react'
import { useServices } from '../../core/services.tsx'
import { ServerText } from '../../core/text/server-text.tsx'
import { describePrice, nameOption } from './describe-option.ts'
import styles from './option-stakes.module.css'
import { StakeInput } from './stake-input.tsx'
import type { StakeTarget } from './stake-target.ts'

interface OptionStakesProps {
  /** The accumulator, or every system. */
  options: readonly OptionSummary[]
  /** Why the last press refused one, by its code. */
  errors: SlipState['optionErrors']
  count: number
  currency: string
  hasPad: boolean
  /** The field that the pad types into. */
  target: StakeTarget | null
  /** Place was pressed, and nothing is staked at all. */
  isStakeMissing: boolean
  onFocus: (code: string) => void
}

/** A stake for each way to combine all selections. */
export function OptionStakes({ options, ...rest }: OptionStakesProps) {
  const { count, currency, hasPad, target, onFocus } = rest
  const text = useText()
  const code = target?.kind === 'option' ? target.code : ''
  // A pad leaves no room for a list: one field, and chips for which.
  const shown = hasPad ? options.filter((option) => option.code === code) : options
  const root = useRef<HTMLDivElement>(null)
  // Of many chips the chosen one is seen whole.
  useEffect(() => {
    if (hasPad && code !== '')
      root.current
        ?.querySelector('[aria-selected="true"]')
        ?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [hasPad, code])
  return (
    <div ref={root} className={styles.options} data-list={!hasPad || undefined}>
      {hasPad && options.length > 1 && (
        <Tabs
          label={text('slip.system')}
          selected={code}
          onSelect={onFocus}
          tabs={options.map(({ code: key, size, stake }) => ({
            key,
            label: `${size}/${count}${stake.amountMinor > 0n ? ` · ${formatMoney(stake.amountMinor, currency)}` : ''}`,
          }))}
        />
      )}
      {shown.map((option) => (
        <OptionStake key={option.code} option={option} {...rest} />
      ))}
    </div>
  )
}

interface OptionStakeProps extends Omit<OptionStakesProps, 'options'> {
  option: OptionSummary
}

function OptionStake(props: OptionStakeProps) {
  const { option, errors, count, currency, hasPad, target, isStakeMissing, onFocus } = props
  const text = useText()
  const { act } = useServices().slip
  const { code, type, size, lines, odds, stake, maximumMinor, returnMinor, leastReturnMinor } = option
  const isSystem = type === 'full_cover'
  const name = nameOption(option, count, text)
  const refusal = errors[code]
  const limitMinor = refusal?.limitMinor ?? ZERO_MINOR
  const error = !isOptionFit(option)
    ? text('slip.max_stake', { amount: formatMoney(maximumMinor ?? 0n, currency) })
    : isStakeMissing
      ? text('slip.stake_invalid')
      : undefined
  return (
    <div className={styles.option}>
      {isSystem && (
        <p className={styles.name}>
          <b>{name}</b> {text('slip.combinations_n', { n: Number(lines) })}
          <span className={styles.odds}>{describePrice(odds)}</span>
        </p>
      )}
      <StakeInput
        isLabelHidden
        label={text('slip.stake_of', { name })}
        stake={stake}
        currency={currency}
        hasPad={hasPad}
        isTyped={hasPad && target?.kind === 'option' && target.code === code}
        error={error}
        {...(maximumMinor !== null && maximumMinor > 0n
          ? {
              maximum: {
                label: text('slip.max_of', { name }),
                fill: () => act((own) => own.fillOptionMaximum(code)),
              },
            }
          : {})}
        onType={(typed) => act((own) => own.typeOptionStake(code, typed))}
        onFocus={() => onFocus(code)}
      />
      {refusal !== undefined && (
        <div className={styles.refusal}>
          <p>
            <ServerText html={refusal.message} />
          </p>
          {limitMinor > 0n && (
            <Button
              size="small"
              onClick={() => act((own) => own.typeOptionStake(code, fillStake(limitMinor).text))}
            >
              {text('slip.stake_that_fits', { amount: formatMoney(limitMinor, currency) })}
            </Button>
          )}
        </div>
      )}
      {isSystem && returnMinor > 0n && isOptionFit(option) && (
        <p className={styles.returns}>
          {text('slip.system_return', {
            least: formatMoney(leastReturnMinor, currency),
            most: formatMoney(returnMinor, currency),
            k: size,
          })}
        </p>
      )}
    </div>
  )
}
