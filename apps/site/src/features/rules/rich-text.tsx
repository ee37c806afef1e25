import { IconInfoCircle } from '@xezer/ui/icons'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { Link } from '../../platform/router-context.tsx'
import { MarkedText } from './marked-text.tsx'
import { parseRichText, type RichElement, type RichNode, wordsOf } from './parse-rich-text.ts'
import styles from './rules.module.css'

/** Figures stand below each other: in a column of numbers alone they end at its right. */
const FIGURE = /^[\d\s.,:×%₼$€₽+−-]+$/

/** The text of an article. */
export function RichText({ html, query }: { html: string; query: string }) {
  const nodes = useMemo(() => parseRichText(html), [html])
  return <div className={styles.text}>{drawAll(nodes, query)}</div>
}

function drawAll(nodes: readonly RichNode[], query: string): ReactNode {
  return nodes.map((node, place) => {
    // Pieces of a text have no names; they never change places.
    const key = String(place)
    if (typeof node === 'string') return <MarkedText key={key} text={node} query={query} />
    return <Fragment key={key}>{drawOne(node, query)}</Fragment>
  })
}

function drawOne(node: RichElement, query: string): ReactNode {
  const { tag, id, href, children } = node
  if (tag === 'a')
    return href === undefined ? drawAll(children, query) : <Link to={href}>{drawAll(children, query)}</Link>
  if (tag === 'table') return <Table node={node} query={query} />
  if (tag === 'aside') {
    return (
      <p id={id} className={styles.note}>
        <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
        <span>{drawAll(children, query)}</span>
      </p>
    )
  }
  return createElement(tag, { id }, drawAll(children, query))
}

function Table({ node, query }: { node: RichElement; query: string }) {
  const [head, body] = node.children.map(rowsOf)
  const isFigures = (column: number) =>
    column > 0 &&
    (body ?? []).some((row) => wordOf(row[column]) !== '') &&
    (body ?? []).every((row) => wordOf(row[column]) === '' || FIGURE.test(wordOf(row[column])))
  const cells = (row: readonly RichElement[], Cell: 'th' | 'td') =>
    row.map(({ children }, column) => (
      <Cell
        // A column has its place for a name.
        // biome-ignore lint/suspicious/noArrayIndexKey: cells never change places
        key={column}
        data-figures={isFigures(column) || undefined}
        {...(Cell === 'th' ? { scope: 'col' } : {})}
      >
        {drawAll(children, query)}
      </Cell>
    ))
  const rows = (list: readonly (readonly RichElement[])[], Cell: 'th' | 'td') =>
    // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
    list.map((row, place) => <tr key={place}>{cells(row, Cell)}</tr>)
  return (
    <div className={styles.table}>
      <table>
        <thead>{rows(head ?? [], 'th')}</thead>
        <tbody>{rows(body ?? [], 'td')}</tbody>
      </table>
    </div>
  )
}

function elementsOf(node: RichNode): readonly RichElement[] {
  return typeof node === 'string' ? [] : [...node.children].filter((child) => typeof child !== 'string')
}

function rowsOf(part: RichNode): readonly (readonly RichElement[])[] {
  return elementsOf(part).map(elementsOf)
}

function wordOf(cell: RichElement | undefined): string {
  return cell === undefined ? '' : wordsOf(cell.children).trim()
}
