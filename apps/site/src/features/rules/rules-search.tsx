import { rulesArticles } from '@xezer/contract/rules'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useMemo } from 'react'
import { useCall } from '../../core/calls/use-call.ts'
import { rulesArticlePath } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import { findInRules } from './find-in-rules.ts'
import { MarkedText } from './marked-text.tsx'
import styles from './rules.module.css'
import { FIND_PARAM } from './rules-params.ts'

/** The articles with the words that are typed; all of them come once, and the rest is instant. */
export function RulesSearch({ query }: { query: string }) {
  const text = useText()
  const { data, error, reload } = useCall(rulesArticles, {})
  const found = useMemo(() => findInRules(data?.articles ?? [], query), [data, query])
  if (data === undefined) {
    return error === undefined ? <Skeleton rows={5} rowHeight={72} /> : <ErrorState onRetry={reload} />
  }
  if (found.length === 0) return <EmptyState title={text('rules.none_found', { query: query.trim() })} />
  return (
    <>
      <p className={styles.count} role="status">
        {text('rules.found_n', { n: found.length })}
      </p>
      <ul className={styles.results}>
        {found.map(({ id, number, title, excerpt }) => (
          <li key={id}>
            <Link
              to={`${rulesArticlePath(id)}?${new URLSearchParams({ [FIND_PARAM]: query.trim() })}`}
              className={styles.result}
            >
              <span className={styles.resultTitle}>
                <span className={styles.number}>{number}</span> <MarkedText text={title} query={query} />
              </span>
              <span className={styles.excerpt}>
                <MarkedText text={excerpt} query={query} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
