import '@xezer/ui/tokens.css'
import '../fonts.css'
import { loadLateWords, loadPageWords, loadTranslator } from '@xezer/i18n/load-translator'
import { parseLocale } from '@xezer/std/locale'
import { TextProvider } from '@xezer/ui/text-provider'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Catalogue } from './catalogue.tsx'

// For whoever works on the design, never for players: /catalogue.html?locale=ru&theme=light&open=sheet.
async function start(): Promise<void> {
  const asked = new URLSearchParams(location.search)
  const locale = parseLocale(asked.get('locale') ?? undefined)
  document.documentElement.lang = locale
  document.documentElement.dataset.theme = asked.get('theme') === 'light' ? 'light' : 'dark'
  const translate = await loadTranslator(locale)
  await Promise.all([loadPageWords(), loadLateWords()])
  const root = document.getElementById('root')
  if (root === null) return
  createRoot(root).render(
    <StrictMode>
      <TextProvider text={{ locale, translate }}>
        <Catalogue open={asked.get('open')} />
      </TextProvider>
    </StrictMode>,
  )
}

void start()
