import { EmptyState } from '@xezer/ui/empty-state'
import { useText } from '@xezer/ui/text-provider'
import type { ReactNode } from 'react'
import { sayBreak } from '../protection/say-break.ts'
import { useProtection } from '../protection/use-protection.ts'

interface AwayGateProps {
  /** What stands here until it is known whether anything may be offered. */
  waiting: ReactNode
  children: ReactNode
}

/** To a player who stays away no game is offered, but why, until when, and what goes on. */
export default function AwayGate({ waiting, children }: AwayGateProps) {
  const text = useText()
  const { standing } = useProtection()
  if (standing === undefined) return waiting
  if (standing === null) return children
  return (
    <EmptyState
      isPage
      title={sayBreak(text, standing)}
      text={`${text('casino.away')} ${text('casino.away_works')}`}
    />
  )
}
