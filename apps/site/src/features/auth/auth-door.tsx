import { Suspense, useEffect } from 'react'
import { late } from '../../core/chrome/late.ts'
import { UnreachedOver } from '../../core/chrome/unreached.tsx'
import { HOME_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { withLateWords } from '../../core/text/with-late-words.ts'
import { useRouter } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'

const AuthDialog = late(
  withLateWords(() => import('./auth-dialog.tsx')),
  UnreachedOver,
)

/** Stands once in the shell: opens the dialog that was asked for, and goes home after a logout. */
export function AuthDoor() {
  const router = useRouter()
  const { authPrompt, session } = useServices()
  const asked = useObservable(authPrompt)
  useEffect(
    () =>
      session.onEnd((reason) => {
        if (reason === 'expired') return
        router.navigate(HOME_PATH)
        document.getElementById('slip')?.scrollTo({ top: 0 })
      }),
    [session, router],
  )
  if (asked === undefined) return null
  return (
    <Suspense>
      <AuthDialog name={asked} />
    </Suspense>
  )
}
