import { TextProvider } from '@xezer/ui/text-provider'
import { type Services, ServicesContext } from '../core/services.tsx'
import { useShownText } from '../core/view/use-shown-text.ts'
import { AuthDoor } from '../features/auth/auth-door.tsx'
import type { Router } from '../platform/router.ts'
import { RouterContext } from '../platform/router-context.tsx'
import { Shell } from './shell/shell.tsx'

export function App({ services, router }: { services: Services; router: Router }) {
  const text = useShownText(services.language)
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
