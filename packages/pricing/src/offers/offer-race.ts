import { isShown, type OfferSink, offerSeveral } from './offer-sink.ts'

/** A race that is hardly ever finished is not sold; one on the screen stays a little longer. */
const NONE_MAX = { sold: 0.9, kept: 0.93 }

/** First side to `count`, from the chances of both; nobody gets there with what remains. */
export function offerRace(
  sink: OfferSink,
  type: string,
  count: number,
  chances: { readonly home: number; readonly away: number },
  margin: number,
): void {
  const { home, away } = chances
  const specifier = `n=${count}`
  const none = Math.max(0, 1 - home - away)
  if (none > (isShown(sink, type, specifier) ? NONE_MAX.kept : NONE_MAX.sold)) return
  const outcomes = [
    ['1', home],
    ['none', none],
    ['2', away],
  ] as const
  offerSeveral(sink, { type, specifier }, outcomes, margin)
}
