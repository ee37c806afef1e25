import { rulesMenu } from '@xezer/contract/rules'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { RULES_PATH } from '../../core/paths.ts'
import { useKept } from '../../core/place/use-kept.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './rules.module.css'
import { RulesArticlePane } from './rules-article-pane.tsx'
import { RulesContents } from './rules-contents.tsx'
import { RulesMenu } from './rules-menu.tsx'
import { RulesSearch } from './rules-search.tsx'
import { useMenuFolds } from './use-menu-folds.ts'

/**
 * The house rules: a numbered menu beside the article; where there is no room for both, the menu is the first page and leads to
 * articles with a way back. What is typed into the search stands in the place of either.
 */
export function RulesScreen({ article }: { article: number | undefined }) {
  const text = useText()
  const { data, error, reload } = useCall(rulesMenu, {})
  const folds = useMenuFolds()
  const [query, setQuery] = useKept<string>('rules-find', '')
  const isSearched = query.trim() !== ''
  return (
    <section className={styles.screen} data-view={article === undefined && !isSearched ? 'menu' : 'pane'}>
      <header className={styles.head}>
        {article === undefined ? (
          <h1 className={styles.title}>{text('nav.rules')}</h1>
        ) : (
          <Link to={RULES_PATH} className={styles.title}>
            {text('nav.rules')}
          </Link>
        )}
        <TextField
          label={text('rules.search')}
          isLabelHidden
          placeholder={text('rules.search')}
          type="search"
          autoComplete="off"
          className={styles.search}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </header>
      <div className={styles.columns}>
        {data !== undefined && <RulesMenu menu={data.menu} current={article} folds={folds} />}
        <div className={styles.pane}>
          {isSearched ? (
            <RulesSearch query={query} />
          ) : data === undefined ? (
            error === undefined ? (
              <Skeleton rows={8} rowHeight={40} />
            ) : (
              <ErrorState onRetry={reload} />
            )
          ) : article === undefined ? (
            <RulesContents menu={data.menu} />
          ) : (
            <RulesArticlePane key={article} id={article} menu={data.menu} />
          )}
        </div>
      </div>
    </section>
  )
}
