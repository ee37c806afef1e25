import type { PlainMessageId } from '@xezer/i18n/translator'
import Dialog from '@xezer/ui/dialog'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useState } from 'react'
import { HOME_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import type { AuthDialog as AuthDialogName } from '../../core/session/auth-prompt.ts'
import { useRouter } from '../../platform/router-context.tsx'
import { LoginForm } from './login-form.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { RegisterForm } from './register-form.tsx'

const TITLES: Readonly<Record<AuthDialogName, PlainMessageId>> = {
  login: 'auth.login_title',
  expired: 'auth.login_title',
  register: 'auth.register_title',
  recovery: 'auth.recovery_title',
}

/** LOGIN, REGISTER and PASSWORD_RECOVERY of product §2, screens: log-in leads to both others, and both lead back. */
export default function AuthDialog({ name }: { name: AuthDialogName }) {
  const text = useText()
  const router = useRouter()
  const { authPrompt, announcer } = useServices()
  // What was typed at the log-in stands in the recovery, and the other way round.
  const [email, setEmail] = useState('')
  // Whoever logs in is shown what they have and their slip: it comes while they type.
  useEffect(() => void import('./account-menu.tsx').catch(() => {}), [])
  const close = () => authPrompt.write(undefined)
  // product §4, states: success goes to the home page and closes the dialog. Whose session ended under his hands goes on
  // where he was.
  const finish = () => {
    close()
    announcer.say(text(name === 'register' ? 'auth.welcome' : 'auth.welcome_back'))
    if (name !== 'expired') router.navigate(HOME_PATH)
  }
  return (
    <Dialog isOpen title={text(TITLES[name])} onClose={close}>
      {name === 'register' && <RegisterForm onDone={finish} onLogin={() => authPrompt.write('login')} />}
      {name === 'recovery' && (
        <RecoveryForm email={email} onType={setEmail} onLogin={() => authPrompt.write('login')} />
      )}
      {(name === 'login' || name === 'expired') && (
        <LoginForm
          email={email}
          onType={setEmail}
          onRecover={() => authPrompt.write('recovery')}
          hasExpired={name === 'expired'}
          onDone={finish}
          onRegister={() => authPrompt.write('register')}
        />
      )}
    </Dialog>
  )
}
