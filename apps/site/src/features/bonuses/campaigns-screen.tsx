import { bonusCampaigns } from '@xezer/contract/bonuses'
import { buttonLook } from '@xezer/ui/button-look'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { RuleLink } from '../../core/chrome/rule-link.tsx'
import { ACCOUNT_BONUSES_PATH, ACCOUNT_PAYMENTS_PATH } from '../../core/paths.ts'
import { useIsAway } from '../../core/session/use-is-away.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './campaigns-screen.module.css'
import { Terms } from './terms.tsx'

/** Whoever has no account yet reads in manat. */
const CURRENCY = 'AZN'

/** `/bonuses`: what there is to be had and on what terms, made of the campaigns' own figures. */
export function CampaignsScreen() {
  const text = useText()
  const player = usePlayer()
  const { data, error, reload } = useCall(bonusCampaigns, {})
  return (
    <section className={styles.screen}>
      <h1 className={styles.title}>{text('nav.bonuses')}</h1>
      <p className={styles.lead}>{text('bonuses.lead', { currency: CURRENCY })}</p>
      {data === undefined && error === undefined && <Skeleton rows={3} rowHeight={200} />}
      {data === undefined && error !== undefined && <ErrorState onRetry={reload} />}
      {data?.campaigns.length === 0 && <EmptyState title={text('bonuses.none')} />}
      {data !== undefined && data.campaigns.length > 0 && (
        <ul className={styles.campaigns}>
          {data.campaigns.map(({ code, name, gift, terms }) => (
            <li key={code} className={styles.campaign}>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.gift}>{gift}</p>
              <Terms terms={terms} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.ways}>
        {player !== undefined && <WaysOfPlayer />}
        <RuleLink rule="bonuses" />
      </p>
    </section>
  )
}

function WaysOfPlayer() {
  const text = useText()
  const isAway = useIsAway()
  return (
    <>
      {isAway === false && (
        <Link to={ACCOUNT_PAYMENTS_PATH} className={buttonLook('main')}>
          {text('bonuses.get')}
        </Link>
      )}
      <Link to={ACCOUNT_BONUSES_PATH} className={buttonLook('plain')}>
        {text('bonuses.to_account')}
      </Link>
    </>
  )
}
