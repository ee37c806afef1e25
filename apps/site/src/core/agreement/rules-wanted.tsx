import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { Suspense, useState } from 'react'
import { late } from '../chrome/late.ts'
import { UnreachedOver } from '../chrome/unreached.tsx'
import styles from './rules-wanted.module.css'

const RulesDialog = late(() => import('./rules-dialog.tsx'), UnreachedOver)

interface RulesWantedProps {
  /** Where a press was just refused for want of them, the dialog opens by itself. */
  isPressed: boolean
  onAgreed?: () => void
  /** Where what stands around it says why, it is the press alone. */
  isBare?: boolean
}

/** The newest rules are to be agreed to: a line, and the dialog that asks. The page under it keeps all that was chosen and typed. */
export function RulesWanted({ isPressed, onAgreed, isBare = false }: RulesWantedProps) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(isPressed)
  const [isAgreed, setIsAgreed] = useState(false)
  if (isAgreed) return <RulesAgreed />
  return (
    <>
      <div className={isBare ? styles.bare : styles.line}>
        {!isBare && <p>{text('join.rules_title')}</p>}
        <Button size="small" onClick={() => setIsOpen(true)}>
          {text('join.rules_open')}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <RulesDialog
            onClose={() => setIsOpen(false)}
            onAgreed={() => {
              setIsOpen(false)
              setIsAgreed(true)
              onAgreed?.()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** The same press may be made again. */
export function RulesAgreed() {
  const text = useText()
  return (
    <p role="status" className={styles.line}>
      {text('join.rules_agreed')}
    </p>
  )
}
