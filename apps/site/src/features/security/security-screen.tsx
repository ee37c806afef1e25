import { PasskeysPart } from './passkeys-part.tsx'
import styles from './security.module.css'
import { SessionsPart } from './sessions-part.tsx'
import { TwoStepPart } from './two-step-part.tsx'

/** How the player gets in, and where they are in. */
export function SecurityScreen() {
  return (
    <div className={styles.screen}>
      <PasskeysPart />
      <TwoStepPart />
      <SessionsPart />
    </div>
  )
}
