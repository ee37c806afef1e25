import { Button } from '@xezer/ui/button'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import type { ComponentProps } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import type { ApiError } from '../../platform/api-client.ts'
import styles from './auth.module.css'

type FieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'onChange' | 'error'> & { value: string }

interface PromoCheck {
  said: { readonly kind: 'found' | 'missing' } | undefined
  error: ApiError | undefined
  isBusy: boolean
  forget: () => void
  check: (promo: string) => unknown
}

/** On a phone the field may stand at the very end of what is seen, and its answer below that. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** A promo code and whether there is such a one; nobody needs one. */
export function PromoField({ field, promo }: { field: FieldProps; promo: PromoCheck }) {
  const text = useText()
  const { onChange } = field
  return (
    <div className={styles.promo}>
      <div className={styles.withButton}>
        <TextField
          label={text('auth.promo')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={16}
          {...field}
          onChange={(event) => {
            promo.forget()
            onChange?.(event)
          }}
        />
        <Button isBusy={promo.isBusy} onClick={() => promo.check(field.value.trim())}>
          {text('auth.promo_check')}
        </Button>
      </div>
      {promo.said !== undefined && (
        <p
          key={promo.said.kind}
          ref={scrollIntoView}
          role="status"
          className={promo.said.kind === 'found' ? styles.found : styles.consent}
        >
          {text(promo.said.kind === 'found' ? 'auth.promo_found' : 'auth.promo_missing')}
        </p>
      )}
      <ApiErrorText error={promo.error} />
    </div>
  )
}
