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
  // The connection is made while the script that will speak over it is still on its way.
  window.earlySocket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/stream`)
  const ask = (attributes) => document.head.append(Object.assign(document.createElement('link'), attributes))
  const early = document.querySelector('meta[name=early]')?.dataset ?? {}
  const words = early[root.lang]
  if (words) ask({ rel: 'modulepreload', crossOrigin: 'anonymous', href: words })
  // All letters are asked for here: a link in the page itself is loaded, but not taken, when it is opened again.
  const letters = { az: ['latin', 'latinExt'], ru: ['latin', 'cyrillic'], en: ['latin'] }[root.lang]
  for (const name of letters) {
    if (!early[name]) continue
    ask({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      fetchPriority: 'low',
      crossOrigin: 'anonymous',
      href: early[name],
    })
  }
})()
