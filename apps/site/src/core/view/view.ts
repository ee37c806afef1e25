import { formatOdds } from '@xezer/i18n/format-odds'
import { chooseZone, type Zone } from '@xezer/i18n/format-time'
import type { OddsFormat } from '@xezer/money/odds-format-names'
import { createCell, type Observable } from '../../platform/observable.ts'
import { findStored } from '../../platform/storage.ts'
import { createTurns } from '../../platform/turns.ts'

/** How the visitor sees the site. */
export interface View {
  readonly odds: OddsFormat
  /** Null is the machine's own. */
  readonly zone: Zone
  /** Nothing moves by itself, whatever the system says. */
  readonly isStill: boolean
  /** Lower rows: more of a list at once. */
  readonly isCompact: boolean
}

export const USUAL_VIEW: View = { odds: 'decimal', zone: null, isStill: false, isCompact: false }

const view = createCell(USUAL_VIEW)
/** Who shows odds or times hears of it; the document is drawn as usual. */
export const shownView: Observable<View> = { ...view, readDrawn: () => USUAL_VIEW }

let write = formatOdds
const turns = createTurns()

/** Odds in thousandths in the visitor's way of writing them. */
export function oddsText(oddsThousandths: number): string {
  return write(oddsThousandths)
}

/** What this browser keeps; `boot.js` reads all but the odds as well. */
export function findView(): View {
  const zone = findStored('zone')
  return {
    // Whatever stands there: what nobody writes stays decimal.
    odds: (findStored('odds') ?? USUAL_VIEW.odds) as OddsFormat,
    zone: zone === undefined ? null : Number(zone),
    isStill: findStored('motion') === 'still',
    isCompact: findStored('density') === 'compact',
  }
}

/** Shows the site so. Ways of writing odds beside the decimal one come late; until then, and where they do not, it stays. */
export async function showView(next: View): Promise<void> {
  const turn = turns.begin()
  chooseZone(next.zone)
  const found =
    next.odds === USUAL_VIEW.odds ? undefined : await import('./odds-writers.ts').catch(() => undefined)
  if (!turn.isNewest()) return
  write = found?.findWriter(next.odds) ?? formatOdds
  view.write(next)
}
