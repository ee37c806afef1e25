import type { SlipPosition } from '@xezer/contract/bet-slip'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { useServices } from '../services.tsx'
import type { FillWay } from '../slip/slip-fill.ts'
import { useSlipCount } from '../slip/use-slip-count.ts'
import styles from './coupon.module.css'
import { fillSlip, isSold } from './fill-slip.ts'

/** The visitor's own word on what becomes of the slip that he has; an empty one is filled at a press. */
export function FillChoice({ positions }: { positions: readonly SlipPosition[] }) {
  const text = useText()
  const services = useServices()
  const count = useSlipCount()
  const [filled, setFilled] = useState<number | undefined>(undefined)
  const sold = positions.filter(isSold)
  const fill = (way: FillWay) => setFilled(fillSlip(services, positions, way))
  return (
    <div className={styles.choice}>
      {sold.length === 0 && <p className={styles.note}>{text('coupon.none_sold')}</p>}
      {sold.length > 0 && sold.length < positions.length && (
        <p className={styles.note}>
          {text('coupon.sold_of', { n: String(sold.length), all: String(positions.length) })}
        </p>
      )}
      {sold.length > 0 && filled === undefined && (
        <div className={styles.buttons}>
          {count > 0 && (
            <Button look="main" onClick={() => fill('replace')}>
              {text('coupon.replace')}
            </Button>
          )}
          <Button look={count > 0 ? 'plain' : 'main'} onClick={() => fill('add')}>
            {text('coupon.add')}
          </Button>
        </div>
      )}
      <p role="status" className={styles.filled}>
        {filled !== undefined && text('coupon.filled_n', { n: filled })}
      </p>
    </div>
  )
}
