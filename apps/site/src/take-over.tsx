import { type ReactNode, StrictMode, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Services } from './core/services.tsx'
import { takeEarlyTaps } from './early-taps.ts'
import type { Drawn } from './find-drawn.ts'
import type { Router } from './platform/router.ts'
import { findStored } from './platform/storage.ts'
import { App } from './routes/app.tsx'

interface TakeOverParts {
  drawn: Drawn
  services: Services
  router: Router
}

/**
 * Brings the page to life. What the server drew for a stranger is taken over as it stands; for somebody whom the browser
 * knows the page is drawn anew in its place, in one step.
 */
export function takeOver({ drawn, services, router }: TakeOverParts): void {
  const { form, first } = drawn
  const taps = takeEarlyTaps()
  const place = form?.element ?? document.getElementById('root')
  if (place === null) return
  // A telephone that was turned meanwhile shows another form: the page is not that of the document any more.
  const isStranger = knowsNobody(services, router) && getComputedStyle(place).display !== 'none'
  const scrolled = document.getElementById('content')?.scrollTop ?? 0
  const onTaken = () => {
    first.forget()
    // Cells are written as the visitor reads odds.
    delete document.documentElement.dataset.odds
    const view = document.getElementById('content')
    if (!isStranger && scrolled > 0 && view !== null) view.scrollTop = scrolled
    taps.replay()
  }
  const app = (
    <StrictMode>
      <Taken onDrawn={taps.stop} onTaken={onTaken}>
        <App services={services} router={router} />
      </Taken>
    </StrictMode>
  )
  if (form === undefined) {
    taps.stop()
    createRoot(place).render(app)
    return
  }
  for (const other of document.querySelectorAll('[data-form]')) if (other !== place) other.remove()
  // From now on the page itself knows how wide it is.
  place.removeAttribute('data-form')
  if (!isStranger) {
    createRoot(place).render(app)
    return
  }
  // React hears of what is pressed from here on, and does it when it has taken over what was pressed.
  taps.stop()
  hydrateRoot(place, app, { identifierPrefix: form.name })
}

interface TakenProps {
  onDrawn: () => void
  onTaken: () => void
  children: ReactNode
}

/** Tells when what it holds takes the place of what stood there, in the same step, and when all of it listens. */
function Taken({ onDrawn, onTaken, children }: TakenProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once
  useLayoutEffect(onDrawn, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once
  useEffect(onTaken, [])
  return children
}

/** Whether the first screen is the same for this visitor as for everybody. */
function knowsNobody({ session, slip, pageMemory }: Services, router: Router): boolean {
  const isRemembered = pageMemory.knows(router.place.read().entry)
  const isKept =
    slip.waiting.read().length > 0 || findStored('slip') !== undefined || findStored('menu') !== undefined
  return session.read() === undefined && !isKept && !isRemembered
}
