import Dialog from '@xezer/ui/dialog'
import { useText } from '@xezer/ui/text-provider'
import { useEffect } from 'react'
import { HOME_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import type { AuthDialog as AuthDialogName } from '../../core/session/auth-prompt.ts'
import { useRouter } from '../../platform/router-context.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

/** LOGIN and REGISTER of product §2, screens; each leads to the other. */
export default function AuthDialog({ name }: { name: AuthDialogName }) {
  const text = useText()
  const router = useRouter()
  const { authPrompt, announcer } = useServices()
  // Whoever logs in is shown what they have and their slip: it comes while they type.
  useEffect(() => void import('./account-menu.tsx').catch(() => {}), [])
  const close = () => authPrompt.write(undefined)
  // product §4, states: success goes to the home page and closes the dialog.
  const finish = () => {
    close()
    announcer.say(text(name === 'register' ? 'auth.welcome' : 'auth.welcome_back'))
    router.navigate(HOME_PATH)
  }
  return (
    <Dialog
      isOpen
      title={text(name === 'register' ? 'auth.register_title' : 'auth.login_title')}
      onClose={close}
    >
      {name === 'register' ? (
        <RegisterForm onDone={finish} onLogin={() => authPrompt.write('login')} />
      ) : (
        <LoginForm
          hasExpired={name === 'expired'}
          onDone={finish}
          onRegister={() => authPrompt.write('register')}
        />
      )}
    </Dialog>
  )
}
