import { AFFILIATE_PATH } from '@xezer/contract/page-routes'
import { useText } from '@xezer/ui/text-provider'
import { findOtherSite } from '../../core/other-site.ts'
import { BONUSES_PATH, PAYMENT_LIMITS_PATH, RULES_PATH, SETTINGS_PATH, VIP_PATH } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import styles from './footer.module.css'

/** Says plainly what is real here (agreement 25, simulated world). */
export function Footer() {
  const text = useText()
  const isDrawn = useIsDrawn()
  const other = isDrawn ? undefined : findOtherSite()
  return (
    <footer className={styles.footer}>
      <p className={styles.links}>
        <Link to={RULES_PATH}>{text('nav.rules')}</Link>
        <Link to={PAYMENT_LIMITS_PATH}>{text('nav.payments')}</Link>
        <Link to={BONUSES_PATH}>{text('nav.bonuses')}</Link>
        <Link to={VIP_PATH}>{text('nav.vip')}</Link>
        {/* No page of the router: another address may be configured for it. */}
        <a href={AFFILIATE_PATH}>{text('nav.affiliate')}</a>
        {other !== undefined && (
          <a href={other.href}>{text(other.isMobile ? 'nav.mobile_site' : 'nav.full_site')}</a>
        )}
        <Link to={SETTINGS_PATH}>{text('nav.settings')}</Link>
      </p>
      <p>{text('footer.simulated')}</p>
      <p>{text('footer.age')}</p>
    </footer>
  )
}
