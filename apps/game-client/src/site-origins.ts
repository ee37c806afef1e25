/**
 * The site's own, as the game server wrote them into the document. The policy lets nobody else hold it in a frame; where nothing is
 * written the browser may say who does.
 */
export function readOrigins(): readonly string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="site-origins"]')
  const named = (meta?.content ?? '').split(' ').filter((origin) => origin.startsWith('http'))
  return named.length > 0 ? named : [...(location.ancestorOrigins ?? [])].slice(0, 1)
}
