// Runs before the first paint, so that neither theme nor letters change under the reader's eyes.
;(() => {
  const root = document.documentElement
  const locale = /(?:^|; )locale=(az|ru|en)/.exec(document.cookie)
  root.lang = locale ? locale[1] : 'az'
  let zone = -new Date().getTimezoneOffset()
  try {
    root.dataset.theme = localStorage.getItem('xezer.theme') === 'light' ? 'light' : 'dark'
    if (localStorage.getItem('xezer.motion')) root.dataset.motion = 'still'
    if (localStorage.getItem('xezer.density')) root.dataset.density = 'compact'
    // Drawn odds are decimal: whoever reads others sees none until the script is here.
    if (localStorage.getItem('xezer.odds')) root.dataset.odds = ''
    zone = localStorage.getItem('xezer.zone') ?? zone
  } catch {
    root.dataset.theme = 'dark'
  }
  // Whoever registers later came by the link of this partner.
  const partner = /[?&]partner=([\w-]{1,32})(?:&|$)/.exec(location.search)
  try {
    if (partner) localStorage.setItem('xezer.partner', partner[1])
  } catch {
    // A browser that keeps nothing came by no link.
  }
  // The server draws in its own zone, and for a stranger.
  if (Number(zone) !== 240) root.dataset.zone = 'other'
  try {
    if (localStorage.getItem('xezer.session')) root.dataset.visitor = 'player'
  } catch {
    // Who cannot be remembered is a stranger.
  }
  // What is pressed and chosen before the script is here is noted, and done when it is.
  const taps = []
  const WHAT = { click: 'button', change: 'select, [type=radio], [type=checkbox]' }
  const note = ({ type, target }) => {
    const element = target instanceof Element ? target.closest(WHAT[type]) : null
    if (!element) return
    element.dataset.tapped = ''
    taps.push({ element, value: element.value, isOn: element.checked })
  }
  // A mouse that is down on a button when the page is drawn anew is let go over another one.
  const hold = ({ type, target, pointerType }) => {
    const isDown = type === 'pointerdown' && pointerType === 'mouse' && target instanceof Element
    early.held = isDown ? target.closest('button') : null
  }
  const LISTENERS = { click: note, change: note, pointerdown: hold, pointerup: hold }
  for (const type in LISTENERS) addEventListener(type, LISTENERS[type], true)
  const stop = () => {
    for (const type in LISTENERS) removeEventListener(type, LISTENERS[type], true)
  }
  const early = { taps, stop, held: null }
  window.earlyTaps = early
  // A form of the first screen stands before the script that calls this: it is shown, or let go.
  window.takeForm = () => {
    const script = document.currentScript
    const wrapping = script.previousElementSibling
    script.remove()
    if (matchMedia(wrapping.dataset.media).matches) wrapping.outerHTML = wrapping.textContent
    else wrapping.remove()
  }
  const ask = (attributes) => document.head.append(Object.assign(document.createElement('link'), attributes))
  const askEarly = () => {
    // The connection is made while the script that will speak over it is still on its way.
    window.earlySocket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/stream`)
    const early = document.querySelector('meta[name=early]')?.dataset ?? {}
    const ofPlayer = root.dataset.visitor === 'player' ? [early.player, early[`${root.lang}late`]] : []
    for (const href of [early[root.lang], ...ofPlayer])
      if (href) ask({ rel: 'modulepreload', crossOrigin: 'anonymous', href })
    // All letters are asked for here: a link in the page itself is loaded, but not taken, when it is opened again.
    const letters = { az: ['core', 'azeri'], ru: ['core', 'cyrillic'], en: ['core'] }[root.lang]
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
  }
  // A document that brings the first screen has the line for itself until it is here.
  if (root.dataset.document === undefined) askEarly()
  else document.addEventListener('readystatechange', askEarly, { once: true })
})()
