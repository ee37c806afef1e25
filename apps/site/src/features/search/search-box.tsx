import { SEARCH_LENGTH_MAX, SEARCH_LENGTH_MIN } from '@xezer/contract/search-limits'
import { IconButton } from '@xezer/ui/icon-button'
import { IconSearch, IconX } from '@xezer/ui/icons'
import { useText } from '@xezer/ui/text-provider'
import { Suspense, useEffect, useRef, useState } from 'react'
import { late } from '../../core/chrome/late.ts'
import { areShortcutsOn } from '../../core/chrome/shortcuts.ts'
import { withLateWords } from '../../core/text/with-late-words.ts'
import styles from './search-box.module.css'

const SearchResults = late(withLateWords(() => import('./search-results.tsx')))

/**
 * The search field. Its drop-down opens from three characters on and closes below three, on a choice (which
 * also clears the query) and on a click outside (product §4, states). Before the first character it has what was searched
 * before.
 */
export function SearchBox() {
  const text = useText()
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [isRevealed, setIsRevealed] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    setQuery('')
    setIsOpen(false)
    setIsRevealed(false)
  }
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false)
    }
    const focusOnSlash = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || !areShortcutsOn()) return
      event.preventDefault()
      setIsRevealed(true)
      input.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', focusOnSlash)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', focusOnSlash)
    }
  }, [])
  const words = query.trim()
  return (
    <search
      ref={root}
      className={styles.box}
      data-revealed={isRevealed || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        clear()
        input.current?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
    >
      <IconButton
        className={styles.reveal}
        label={text('nav.search')}
        onClick={() => {
          setIsRevealed(true)
          requestAnimationFrame(() => input.current?.focus())
        }}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <div className={styles.field}>
        <IconSearch size={18} stroke={1.75} aria-hidden="true" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          className={styles.input}
          maxLength={SEARCH_LENGTH_MAX}
          placeholder={text('nav.search_placeholder')}
          aria-label={text('nav.search')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setIsOpen(true)
          }}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
        />
        {(query !== '' || isRevealed) && (
          <IconButton className={styles.clear} label={text('ui.clear')} onClick={clear}>
            <IconX size={16} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isOpen && (words === '' || words.length >= SEARCH_LENGTH_MIN) && (
        <Suspense>
          <SearchResults query={words} onChoose={clear} onRepeat={setQuery} />
        </Suspense>
      )}
    </search>
  )
}
