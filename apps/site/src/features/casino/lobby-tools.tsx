import { IconArrowsSort, IconSearch, IconX } from '@tabler/icons-react'
import type { CasinoGames } from '@xezer/contract/casino'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { IconButton } from '@xezer/ui/icon-button'
import { useText } from '@xezer/ui/text-provider'
import { useEffect, useRef } from 'react'
import { areShortcutsOn } from '../../core/chrome/shortcuts.ts'
import { type LobbyFilter, QUERY_LENGTH_MAX, SORTS, type Sort } from './lobby-filter.ts'
import styles from './lobby-tools.module.css'

const SORT_NAMES: Record<Sort, PlainMessageId> = {
  house: 'casino.sort.house',
  popular: 'casino.sort.popular',
  new: 'casino.sort.new',
  name: 'casino.sort.name',
  rtp: 'casino.sort.rtp',
}

/** Something of the chip before it shows that there are more. */
const BESIDE_PX = 48

interface LobbyToolsProps {
  lobby: Pick<CasinoGames, 'games' | 'providers'>
  filter: LobbyFilter
  onChange: (filter: LobbyFilter) => void
}

/** Search, providers and order: they stay at the top while the games go by. */
export function LobbyTools({ lobby, filter, onChange }: LobbyToolsProps) {
  const text = useText()
  const row = useRef<HTMLFieldSetElement>(null)
  // Who comes back to a choice sees it: its chip may stand beyond the edge of a phone.
  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (row.current && pressed)
      row.current.scrollLeft = pressed.offsetLeft - row.current.offsetLeft - BESIDE_PX
  }, [])
  const counts = new Map<string, number>()
  for (const { provider } of lobby.games) counts.set(provider, (counts.get(provider) ?? 0) + 1)
  const chips = [
    { code: null, name: text('casino.all'), count: lobby.games.length },
    ...lobby.providers.map(({ code, name }) => ({ code, name, count: counts.get(code) ?? 0 })),
  ]
  return (
    <div className={styles.tools}>
      <GameSearch query={filter.query} onType={(query) => onChange({ ...filter, query })} />
      <fieldset ref={row} className={styles.chips}>
        <legend className={styles.legend}>{text('casino.providers')}</legend>
        {chips.map(({ code, name, count }) => (
          <button
            key={code}
            type="button"
            className={styles.chip}
            aria-pressed={filter.provider === code}
            onClick={() => onChange({ ...filter, provider: code })}
          >
            {name} <span className={styles.count}>{count}</span>
          </button>
        ))}
      </fieldset>
      <label className={styles.sort}>
        <IconArrowsSort size={16} stroke={1.75} aria-hidden="true" />
        <span className={styles.sortName}>{text('casino.sort')}</span>
        <select
          className={styles.select}
          aria-label={text('casino.sort')}
          value={filter.sort}
          onChange={({ target }) => {
            const sort = SORTS.find((one) => one === target.value)
            if (sort !== undefined) onChange({ ...filter, sort })
          }}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {text(SORT_NAMES[sort])}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** Finds with each key; here `/` leads to it, as it does to the search of matches elsewhere. */
function GameSearch({ query, onType }: { query: string; onType: (query: string) => void }) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || !areShortcutsOn()) return
      event.preventDefault()
      event.stopPropagation()
      input.current?.focus()
    }
    document.addEventListener('keydown', focusOnSlash, true)
    return () => document.removeEventListener('keydown', focusOnSlash, true)
  }, [])
  return (
    <search className={styles.search}>
      <IconSearch size={18} stroke={1.75} aria-hidden="true" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        className={styles.input}
        maxLength={QUERY_LENGTH_MAX}
        placeholder={text('casino.search')}
        aria-label={text('casino.search')}
        value={query}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onType('')
        }}
      />
      {query === '' ? (
        <kbd className={styles.key}>/</kbd>
      ) : (
        <IconButton label={text('ui.clear')} className={styles.clear} onClick={() => onType('')}>
          <IconX size={16} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </search>
  )
}
