import { useText } from '@xezer/ui/text-provider'
import { useServices } from '../../core/services.tsx'
import type { SlipView } from '../../core/slip/slip-view.ts'
import { addToStake } from './add-to-stake.ts'
import { formatStake } from './format-stake.ts'
import { NumberPad } from './number-pad.tsx'
import { readStake, type StakeTarget, typeInto } from './stake-target.ts'

interface StakePadProps {
  target: StakeTarget
  view: SlipView
  currency: string
  /** A phone's; elsewhere there is a keyboard. */
  hasKeys: boolean
}

/** The phone's pad, or its quick amounts alone, typing into one field of the slip. */
export function StakePad({ target, view, currency, hasKeys }: StakePadProps) {
  const text = useText()
  const { act } = useServices().slip
  const { slip, lastStake } = view
  const stake = readStake(target, slip)
  const type = (next: string) => act((own) => typeInto(target, own, next))
  return (
    <NumberPad
      hasKeys={hasKeys}
      stake={stake}
      onChange={type}
      onAdd={(amount) => type(addToStake(stake, amount))}
      last={
        lastStake === undefined
          ? undefined
          : {
              label: text('slip.last_stake', { amount: formatStake(lastStake, currency) }),
              fill: () => type(lastStake),
            }
      }
    />
  )
}
