// Runs before the first paint, so that neither theme nor letters change under the reader's eyes.
;(() => {
  const root = document.documentElement
  const locale = /(?:^|; )locale=(az|ru|en)/.exec(document.cookie)
  root.lang = locale ? locale[1] : 'az'
  try {
    root.dataset.theme = localStorage.getItem('xezer.theme') === 'light' ? 'light' : 'dark'
  } catch {
    root.dataset.theme = 'dark'
  }
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'font'
  link.type = 'font/woff2'
  link.crossOrigin = 'anonymous'
  link.href = `/fonts/onest-${root.lang === 'ru' ? 'cyrillic' : 'latin-ext'}-wght-normal.woff2`
  if (root.lang !== 'en') document.head.append(link)
})()
