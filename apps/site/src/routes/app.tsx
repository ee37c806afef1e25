import { TextProvider } from '@xezer/ui/text-provider'
import { type Services, ServicesContext } from '../core/services.tsx'
import { AuthDoor } from '../features/auth/auth-door.tsx'
import type { Router } from '../platform/router.ts'
import { RouterContext } from '../platform/router-context.tsx'
import { useObservable } from '../platform/use-observable.ts'
import { Shell } from './shell/shell.tsx'

export function App({ services, router }: { services: Services; router: Router }) {
  const text = useObservable(services.language)
  return (
    <ServicesContext.Provider value={services}>
      <RouterContext.Provider value={router}>
        <TextProvider text={text}>
          <Shell />
          <AuthDoor />
        </TextProvider>
      </RouterContext.Provider>
    </ServicesContext.Provider>
  )
}
