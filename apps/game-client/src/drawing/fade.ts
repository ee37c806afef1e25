const FADE_MS = 200

/** How a result comes to who wants no motion: it is there, and fades in. */
export function fadeIn(element: Element): void {
  element.animate([{ opacity: 0.15 }, { opacity: 1 }], { duration: FADE_MS, easing: 'linear' })
}
