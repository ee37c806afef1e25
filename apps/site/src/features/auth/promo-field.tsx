import { Button } from '@xezer/ui/button'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import type { ComponentProps } from 'react'
import { ApiErrorText } from '../../core/forms/api-error-text.tsx'
import styles from './auth.module.css'
import type { usePromoCheck } from './use-promo-check.ts'

type FieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'onChange' | 'error'> & { value: string }

/** A promo code and whether there is such a one; nobody needs one. */
export function PromoField({ field, promo }: { field: FieldProps; promo: ReturnType<typeof usePromoCheck> }) {
  const text = useText()
  const { onChange } = field
  return (
    <div className={styles.promo}>
      <div className={styles.withButton}>
        <TextField
          label={text('auth.promo')}
          autoComplete="off"
          maxLength={16}
          {...field}
          onChange={(event) => {
            promo.forget()
            onChange?.(event)
          }}
        />
        <Button isBusy={promo.isBusy} onClick={() => void promo.check(field.value.trim())}>
          {text('auth.promo_check')}
        </Button>
      </div>
      {promo.said !== undefined && (
        <p role="status" className={promo.said.kind === 'found' ? styles.found : styles.consent}>
          {text(promo.said.kind === 'found' ? 'auth.promo_found' : 'auth.promo_missing')}
        </p>
      )}
      <ApiErrorText error={promo.error} />
    </div>
  )
}
