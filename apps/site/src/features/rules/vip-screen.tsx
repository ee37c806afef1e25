import { rulesArticle } from '@xezer/contract/rules'
import { buttonLook } from '@xezer/ui/button-look'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { ACCOUNT_BETS_PATH, PREMATCH_PATH, RULES_PATH } from '../../core/paths.ts'
import { RULE } from '../../core/rule-articles.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { Link } from '../../platform/router-context.tsx'
import { RichText } from './rich-text.tsx'
import styles from './rules.module.css'

/** What a VIP bet is, how one is sent and decided, and the ways to where one begins. */
export function VipScreen() {
  const text = useText()
  const player = usePlayer()
  return (
    <section className={styles.vip}>
      <h1 className={styles.articleTitle}>{text('nav.vip')}</h1>
      <p className={styles.lead}>{text('vip.lead')}</p>
      <div className={styles.actions}>
        <Link to={PREMATCH_PATH} className={buttonLook('main')}>
          {text('vip.choose')}
        </Link>
        {player !== undefined && (
          <Link to={ACCOUNT_BETS_PATH} className={buttonLook('plain')}>
            {text('vip.my_bets')}
          </Link>
        )}
      </div>
      <div className={styles.parts}>
        <Part id={RULE.vipSending} />
        <Part id={RULE.vipDecision} />
      </div>
      <Link to={RULES_PATH} className={styles.back}>
        {text('rules.all')}
      </Link>
    </section>
  )
}

function Part({ id }: { id: number }) {
  const { data, error, reload } = useCall(rulesArticle, {}, { id })
  if (data === undefined) {
    return error === undefined ? <Skeleton rows={4} rowHeight={24} /> : <ErrorState onRetry={reload} />
  }
  return (
    <div className={styles.part}>
      <h2 className={styles.chapterTitle}>{data.article.title}</h2>
      <RichText html={data.article.content} query="" />
    </div>
  )
}
