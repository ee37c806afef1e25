import type { AccountBet } from '@xezer/contract/account-news'
import { type SlipPosition, slipUpdate } from '@xezer/contract/bet-slip'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { type ReactNode, useState } from 'react'
import { useServices } from '../services.tsx'
import { errorSentence } from '../text/error-sentence.ts'
import styles from './coupon.module.css'
import { FillChoice } from './fill-choice.tsx'
import { type SharedPositions, useShare } from './use-share.ts'

interface BetToolsProps {
  bet: AccountBet
  /** Whether the player stays away: nothing is offered to be staked then. Undefined until it is known. */
  isAway: boolean | undefined
  children?: ReactNode
}

/** What the player can do with the selections of a bet of his: have them in the slip again, or hand them on. */
export function BetTools({ bet, isAway, children }: BetToolsProps) {
  const text = useText()
  const { api, announcer } = useServices()
  const { share, isSharing } = useShare()
  const [isAsking, setIsAsking] = useState(false)
  const [found, setFound] = useState<readonly SlipPosition[] | undefined>(undefined)
  const positions = bet.positions.flatMap(({ event, handle, factor }): SharedPositions => {
    return handle === undefined ? [] : [{ event, factor: handle, value: factor }]
  })
  const findAgain = async () => {
    setIsAsking(true)
    const answer = await api.call(slipUpdate, { positions })
    setIsAsking(false)
    if (answer.ok) setFound(answer.value.positions)
    else announcer.alert(errorSentence(text, answer.error))
  }
  if (positions.length === 0) return children
  return (
    <div className={styles.tools}>
      <div className={styles.buttons}>
        {found === undefined && isAway !== true && (
          <Button
            size="small"
            isBusy={isAsking}
            disabled={isAsking || isAway === undefined}
            onClick={() => void findAgain()}
          >
            {text('coupon.again')}
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          isBusy={isSharing}
          disabled={isSharing}
          onClick={() => void share(positions)}
        >
          {text('coupon.share')}
        </Button>
        {children}
      </div>
      {found !== undefined && isAway === false && <FillChoice positions={found} />}
    </div>
  )
}
