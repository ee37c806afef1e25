import { PROMO_FORMS } from '@xezer/contract/promo-forms'
import { PromoRegisterScreen } from '../features/auth/promo-register-screen.tsx'
import { usePath } from '../platform/router-context.tsx'

/** `/registerro`, `/registeraz` and `/registerazx`. */
export default function RegisterPromoRoute() {
  const path = usePath()
  const code = Object.entries(PROMO_FORMS).find(([own]) => own === path)?.[1] ?? PROMO_FORMS['/registeraz']
  // Each is a form of its own: what was typed into one stays out of the next.
  return <PromoRegisterScreen key={code} code={code} />
}
