import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './checkbox.module.css'

export function Checkbox({
  children,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { children: ReactNode }) {
  return (
    <label className={styles.row}>
      <input type="checkbox" className={styles.box} {...rest} />
      <span>{children}</span>
    </label>
  )
}
