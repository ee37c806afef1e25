import type { Result } from '@xezer/std/result'
import { type ReactNode, Suspense, useState } from 'react'
import { late } from '../../core/chrome/late.ts'
import { UnreachedOver } from '../../core/chrome/unreached.tsx'
import type { ApiError } from '../../platform/api-client.ts'

const ProofDialog = late(() => import('./proof-dialog.tsx'), UnreachedOver)

interface Proof {
  /** Runs a press; where the server wants a proof first, asks for it and runs it again. Undefined when the player did not give it. */
  withProof: <T>(press: () => Promise<Result<T, ApiError>>) => Promise<Result<T, ApiError> | undefined>
  /** Stands anywhere in the screen. */
  dialog: ReactNode
}

export function useProof(): Proof {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | undefined>(undefined)
  return {
    async withProof(press) {
      const said = await press()
      if (said.ok || said.error.code !== 'proof_required') return said
      const isProven = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
      setAnswer(undefined)
      return isProven ? press() : undefined
    },
    dialog: answer !== undefined && (
      <Suspense>
        <ProofDialog onDone={() => answer(true)} onClose={() => answer(false)} />
      </Suspense>
    ),
  }
}
