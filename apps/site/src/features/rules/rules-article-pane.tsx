import { type RulesArticle, type RulesItem, rulesArticle } from '@xezer/contract/rules'
import { buttonLook } from '@xezer/ui/button-look'
import { EmptyState } from '@xezer/ui/empty-state'
import { ErrorState } from '@xezer/ui/error-state'
import { IconButton } from '@xezer/ui/icon-button'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@xezer/ui/icons'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { usePageTitle } from '../../core/chrome/use-page-title.ts'
import { RULES_PATH, rulesArticlePath } from '../../core/paths.ts'
import { Link, usePlace } from '../../platform/router-context.tsx'
import { RichText } from './rich-text.tsx'
import styles from './rules.module.css'
import { ArticleLinks } from './rules-contents.tsx'
import { findNeighbours, listInOrder, type MenuItem } from './rules-order.ts'
import { AT_PARAM, FIND_PARAM } from './rules-params.ts'
import { useShownPart } from './use-shown-part.ts'

/** One article with a way back, the articles beside it and those below it. */
export function RulesArticlePane({ id, menu }: { id: number; menu: readonly RulesItem[] }) {
  const text = useText()
  const { data, error, reload } = useCall(rulesArticle, {}, { id })
  if (data !== undefined) return <Article article={data.article} menu={menu} />
  if (error === undefined) return <Skeleton rows={8} rowHeight={40} />
  if (error.code !== 'article_not_found') return <ErrorState onRetry={reload} />
  return (
    <EmptyState
      isPage
      title={text('rules.no_article')}
      action={
        <Link to={RULES_PATH} className={buttonLook('main')}>
          {text('rules.all')}
        </Link>
      }
    />
  )
}

function Article({ article, menu }: { article: RulesArticle; menu: readonly RulesItem[] }) {
  const text = useText()
  const { search } = usePlace()
  const name = `${article.number} ${article.title}`
  usePageTitle(name)
  useShownPart(search.get(AT_PARAM))
  const children = listInOrder(menu).find(({ id }) => id === article.id)?.children ?? []
  return (
    <article className={styles.article}>
      <div className={styles.ways}>
        <Link to={RULES_PATH} className={styles.back}>
          <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
          {text('rules.back')}
        </Link>
        <IconButton label={text('rules.print')} onClick={() => window.print()}>
          <IconPrinter size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <h1 className={styles.articleTitle}>{name}</h1>
      <RichText html={article.content} query={search.get(FIND_PARAM) ?? ''} />
      {children.length > 0 && (
        <nav aria-label={text('rules.in_chapter')}>
          <ArticleLinks items={children} />
        </nav>
      )}
      <Neighbours menu={menu} id={article.id} />
    </article>
  )
}

function Neighbours({ menu, id }: { menu: readonly RulesItem[]; id: number }) {
  const text = useText()
  const { previous, next } = findNeighbours(menu, id)
  return (
    <div className={styles.neighbours}>
      {previous !== undefined && (
        <Neighbour item={previous} name={text('rules.previous')}>
          <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
        </Neighbour>
      )}
      {next !== undefined && (
        <Neighbour item={next} name={text('rules.next')} isNext>
          <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
        </Neighbour>
      )}
    </div>
  )
}

interface NeighbourProps {
  item: MenuItem
  name: string
  isNext?: boolean
  children: React.ReactNode
}

function Neighbour({ item, name, isNext, children }: NeighbourProps) {
  return (
    <Link to={rulesArticlePath(item.id)} className={styles.neighbour} data-next={isNext}>
      {children}
      <span>
        <span className={styles.way}>{name}</span>
        {item.number} {item.title}
      </span>
    </Link>
  )
}
