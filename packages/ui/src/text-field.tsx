import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from './class-names.tsx'
import styles from './text-field.module.css'

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  /** Keeps the label for screen readers only: the field's place says what it is. */
  isLabelHidden?: boolean
  hint?: string
  error?: string
  /** Stands inside the field at its end: a unit or a small button. */
  ending?: ReactNode
}

export function TextField({ label, isLabelHidden, hint, error, ending, className, ...rest }: TextFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? styles.hiddenLabel : styles.label}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        <input
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          {...rest}
        />
        {ending}
      </div>
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  )
}
