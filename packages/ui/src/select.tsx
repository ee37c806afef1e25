import { type SelectHTMLAttributes, useId } from 'react'
import { IconChevronDown } from './icons.tsx'
import styles from './select.module.css'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
}

type SelectProps<Value extends string> = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'onChange' | 'value'
> & {
  label: string
  value: Value
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
}

/** The platform's own list box: the best one on a phone, and no script. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  ...rest
}: SelectProps<Value>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.select}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen !== undefined) onChange(chosen.value)
          }}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={16} aria-hidden />
      </div>
    </div>
  )
}
