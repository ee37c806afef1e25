import type { RulesItem } from '@xezer/contract/rules'
import { rulesArticlePath } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './rules.module.css'
import type { MenuItem } from './rules-order.ts'

/** Every chapter with what stands in it: the first page where the menu has a column of its own. */
export function RulesContents({ menu }: { menu: readonly RulesItem[] }) {
  return (
    <ul className={styles.chapters}>
      {menu.map((chapter) => (
        <li key={chapter.id} className={styles.chapter}>
          <h2 className={styles.chapterTitle}>
            <Link to={rulesArticlePath(chapter.id)}>
              <span className={styles.number}>{chapter.number}</span> {chapter.title}
            </Link>
          </h2>
          <ArticleLinks items={chapter.children} />
        </li>
      ))}
    </ul>
  )
}

/** What stands in a chapter or in a part of it. */
export function ArticleLinks({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className={styles.links}>
      {items.map(({ id, number, title }) => (
        <li key={id}>
          <Link to={rulesArticlePath(id)} className={styles.articleLink}>
            <span className={styles.number}>{number}</span>
            <span>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
