/** The other one of two sites of the house, main and mobile, at the same page; none where the house has one alone. */
export function findOtherSite(): { href: string; isMobile: boolean } | undefined {
  const mobile = document.querySelector<HTMLLinkElement>('link[media][rel=alternate]')
  const main = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (mobile === null || main === null) return undefined
  const isMobile = new URL(mobile.href).origin !== location.origin
  const { origin } = new URL(isMobile ? mobile.href : main.href)
  return { href: origin + location.pathname, isMobile }
}
