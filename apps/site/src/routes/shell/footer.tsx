import { useText } from '@xezer/ui/text-provider'
import { RULES_PATH, VIP_PATH } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './footer.module.css'

/** Says plainly what is real here (agreement 25, simulated world). */
export function Footer() {
  const text = useText()
  return (
    <footer className={styles.footer}>
      <p className={styles.links}>
        <Link to={RULES_PATH}>{text('nav.rules')}</Link>
        <Link to={VIP_PATH}>{text('nav.vip')}</Link>
      </p>
      <p>{text('footer.simulated')}</p>
      <p>{text('footer.age')}</p>
    </footer>
  )
}
