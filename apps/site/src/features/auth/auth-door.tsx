import { useText } from '@xezer/ui/text-provider'
import { lazy, Suspense, useEffect } from 'react'
import { homePath } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { useRouter } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'

const AuthDialog = lazy(() => import('./auth-dialog.tsx'))

/** Stands once in the shell: opens the dialog that was asked for and says how a session ended. */
export function AuthDoor() {
  const text = useText()
  const router = useRouter()
  const { authPrompt, announcer, session } = useServices()
  const asked = useObservable(authPrompt)
  useEffect(
    () =>
      session.onEnd((reason) => {
        if (reason === 'expired') {
          announcer.alert(text('err.session_expired'))
          authPrompt.write('login')
          return
        }
        router.navigate(homePath)
        document.getElementById('slip')?.scrollTo({ top: 0 })
      }),
    [session, announcer, authPrompt, router, text],
  )
  if (asked === undefined) return null
  return (
    <Suspense>
      <AuthDialog name={asked} />
    </Suspense>
  )
}
