import { useText } from '@xezer/ui/text-provider'
import styles from './footer.module.css'

/** Says plainly what is real here (agreement 25, simulated world). */
export function Footer() {
  const text = useText()
  return (
    <footer className={styles.footer}>
      <p>{text('footer.simulated')}</p>
      <p>{text('footer.age')}</p>
    </footer>
  )
}
