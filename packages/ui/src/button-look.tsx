import styles from './button.module.css'
import { classNames } from './class-names.tsx'

/** The class of a link that looks like a button. */
export function buttonLook(look: 'main' | 'plain' | 'quiet'): string {
  return classNames(styles.button, styles[look], styles.normal)
}
