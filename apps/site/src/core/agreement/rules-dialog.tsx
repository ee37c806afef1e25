import { accountRules, accountRulesAgree } from '@xezer/contract/agreement'
import { Button } from '@xezer/ui/button'
import Dialog from '@xezer/ui/dialog'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import type { ApiError } from '../../platform/api-client.ts'
import { Link } from '../../platform/router-context.tsx'
import { useCall } from '../calls/use-call.ts'
import { ApiErrorText } from '../forms/api-error-text.tsx'
import { RULES_PATH } from '../paths.ts'
import { useServices } from '../services.tsx'
import styles from './rules-wanted.module.css'

interface RulesDialogProps {
  onClose: () => void
  onAgreed: () => void
}

/** Asks for the newest rules by their version, so that nobody agrees to later ones; they open beside the page, which stays. */
export default function RulesDialog({ onClose, onAgreed }: RulesDialogProps) {
  const text = useText()
  const { api } = useServices()
  const rules = useCall(accountRules, {})
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  const agree = async () => {
    if (isBusy) return
    if (rules.data === undefined) return rules.reload()
    setIsBusy(true)
    setError(undefined)
    const answer = await api.call(accountRulesAgree, { version: rules.data.version })
    setIsBusy(false)
    if (answer.ok) return onAgreed()
    setError(answer.error)
    rules.reload()
  }
  return (
    <Dialog isOpen title={text('join.rules_title')} onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.lead}>{text('join.rules_lead')}</p>
        <p>
          <Link to={RULES_PATH} target="_blank" className={styles.link}>
            {text('join.rules_open')}
          </Link>
        </p>
        <ApiErrorText error={error ?? rules.error} />
        <Button look="main" size="large" isWide isBusy={isBusy} onClick={() => void agree()}>
          {text('join.rules_agree')}
        </Button>
      </div>
    </Dialog>
  )
}
