import type { ReactNode } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

export function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.row}
      onClick={() => onChange(!isOn)}
    >
      <span>{children}</span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  )
}
