import { type FormCode, isFormCode } from '@xezer/contract/promo-forms'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { useId, useState } from 'react'
import { ACCOUNT_PROFILE_PATH, HOME_PATH } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import { usePlayer } from '../../core/session/use-player.ts'
import { useRouter } from '../../platform/router-context.tsx'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import styles from './auth.module.css'
import { PromoField } from './promo-field.tsx'
import { promoCurrencyOptions, promoDraft } from './registration-draft.ts'
import { fieldOf, PersonFields, PhoneAndCurrency, RegistrationEnd } from './registration-fields.tsx'
import { useRegistration } from './use-registration.ts'

/** Registration by a page that is tied to a promo code (product §2, screens). */
export function PromoRegisterScreen({ code }: { code: FormCode }) {
  const text = useText()
  const router = useRouter()
  const player = usePlayer()
  const id = useId()
  return (
    <section className={styles.screen} aria-labelledby={id}>
      <h1 id={id} className={styles.heading}>
        {text('auth.register_title')}
      </h1>
      {player === undefined ? (
        <PromoRegisterForm code={code} />
      ) : (
        <>
          <p className={styles.lead}>{text('join.has_account', { number: player.user.number })}</p>
          <Button size="large" isWide onClick={() => router.navigate(ACCOUNT_PROFILE_PATH)}>
            {text('auth.to_profile')}
          </Button>
        </>
      )}
    </section>
  )
}

function PromoRegisterForm({ code }: { code: FormCode }) {
  const text = useText()
  const router = useRouter()
  const { authPrompt, announcer } = useServices()
  // The document has it before the script: what was typed until then would be lost.
  const isDrawn = useIsDrawn()
  const finish = () => {
    announcer.say(text('auth.welcome'))
    router.navigate(HOME_PATH)
  }
  const form = useRegistration(finish, { kind: 'promo', code }, promoDraft(code))
  const promo = useFormCodeCheck(form.refusePromo)
  return (
    <form onSubmit={form.submit} noValidate>
      <fieldset className={styles.form} disabled={isDrawn}>
        <p className={styles.lead}>{text('join.lead', { code })}</p>
        <PersonFields form={form} />
        <PhoneAndCurrency form={form} currencies={promoCurrencyOptions} />
        <PromoField field={fieldOf(form, 'promo')} promo={promo} />
        <RegistrationEnd form={form} onLogin={() => authPrompt.write('login')} />
      </fieldset>
    </form>
  )
}

/** The check of these forms knows their own codes alone; any other is said to be wrong and taken out (product §5, input). */
function useFormCodeCheck(refuse: () => void) {
  const [isFound, setIsFound] = useState(false)
  return {
    said: isFound ? ({ kind: 'found' } as const) : undefined,
    error: undefined,
    isBusy: false,
    forget: () => setIsFound(false),
    check: (promo: string) => {
      if (promo === '') return
      setIsFound(isFormCode(promo))
      if (!isFormCode(promo)) refuse()
    },
  }
}
