import type { ReactNode } from 'react'
import styles from './switch.module.css'

type SwitchProps = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
  children: ReactNode
}

export function Switch({ isOn, onChange, isDisabled, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      disabled={isDisabled}
      className={styles.row}
      onClick={() => onChange(!isOn)}
    >
      <span>{children}</span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  )
}
