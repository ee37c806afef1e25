import type { ButtonHTMLAttributes } from 'react'
import styles from './chip.module.css'

/** A small filter that is on or off. */
export function Chip({ isOn, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { isOn: boolean }) {
  return <button type="button" aria-pressed={isOn} className={styles.chip} {...rest} />
}
