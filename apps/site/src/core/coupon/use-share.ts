import { slipBook } from '@xezer/contract/booking'
import type { CallInput } from '@xezer/contract/call'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { useRouter } from '../../platform/router-context.tsx'
import { couponPath } from '../paths.ts'
import { useServices } from '../services.tsx'
import { errorSentence } from '../text/error-sentence.ts'

export type SharedPositions = CallInput<typeof slipBook>['positions']

/** Puts selections under a code and goes to its page, from where it is handed on; amounts stay here. */
export function useShare(): { share: (positions: SharedPositions) => Promise<boolean>; isSharing: boolean } {
  const text = useText()
  const { api, announcer } = useServices()
  const router = useRouter()
  const [isSharing, setIsSharing] = useState(false)
  const share = async (positions: SharedPositions) => {
    if (isSharing || positions.length === 0) return false
    setIsSharing(true)
    const answer = await api.call(slipBook, { positions })
    setIsSharing(false)
    if (answer.ok) {
      router.navigate(couponPath(answer.value.code))
      return true
    }
    const isClosed = answer.error.code === 'selection_closed'
    announcer.alert(isClosed ? text('coupon.none_sold') : errorSentence(text, answer.error))
    return false
  }
  return { share, isSharing }
}
