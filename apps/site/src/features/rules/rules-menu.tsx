import type { RulesItem } from '@xezer/contract/rules'
import { IconButton } from '@xezer/ui/icon-button'
import { IconChevronDown } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { rulesArticlePath } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './rules-menu.module.css'
import type { MenuItem } from './rules-order.ts'
import type { MenuFolds } from './use-menu-folds.ts'

interface Place {
  /** The article on the page. */
  current: number | undefined
  folds: MenuFolds
}

/** The numbered menu: a chapter is open while one of its articles is read, the others as the visitor left them. */
export function RulesMenu({ menu, ...place }: Place & { menu: readonly RulesItem[] }) {
  const text = useText()
  return (
    <nav className={styles.menu} aria-label={text('rules.contents')}>
      <Items items={menu} level={1} {...place} />
    </nav>
  )
}

function Items({ items, level, ...place }: Place & { items: readonly MenuItem[]; level: number }) {
  return (
    <ul className={styles.list} data-level={level}>
      {items.map((item) => (
        <Item key={item.id} item={item} level={level} {...place} />
      ))}
    </ul>
  )
}

function Item({ item, level, current, folds }: Place & { item: MenuItem; level: number }) {
  const text = useText()
  const { id, number, title, children = [] } = item
  const isOnWay = holds(item, current)
  const isOpen = folds.isOpen(id, isOnWay)
  return (
    <li>
      <div className={styles.line} data-current={id === current || undefined} data-way={isOnWay || undefined}>
        <Link
          to={rulesArticlePath(id)}
          className={styles.link}
          aria-current={id === current ? 'page' : undefined}
        >
          <span className={styles.number}>{number}</span>
          <span>{title}</span>
        </Link>
        {children.length > 0 && (
          <IconButton
            className={styles.fold}
            label={text(isOpen ? 'rules.close_part' : 'rules.open_part', { title })}
            aria-expanded={isOpen}
            onClick={() => folds.change(id, !isOpen)}
          >
            <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {children.length > 0 && isOpen && (
        <Items items={children} level={level + 1} current={current} folds={folds} />
      )}
    </li>
  )
}

function holds(item: MenuItem, current: number | undefined): boolean {
  return item.id === current || (item.children ?? []).some((child) => holds(child, current))
}
