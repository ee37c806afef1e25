import { chanceThat, type PairDistribution } from '@xezer/pricing/distribution/pair-distribution'
import type { Margins } from '@xezer/pricing/margins'
import { type Chance, type OfferSink, offerSeveral, offerTwoWay } from '@xezer/pricing/offers/offer-sink'
import type { JointScore } from './joint-score.ts'

const YES_NO = ['yes', 'no'] as const
const BOTH_HALVES_LINES = [0.5, 1.5, 2.5]
const RESULT_KEYS = ['1', 'x', '2'] as const

/** Markets that compare or join the two halves. */
export function offerHalvesMarkets(sink: OfferSink, joint: JointScore, margins: Margins): void {
  offerHalfTimeFullTime(sink, joint.differenceHalves, margins.combined)
  offerHighestHalf(sink, 'highest_half', joint.totalHalves, margins.fewWay)
  offerHighestHalf(sink, 'highest_half_home', joint.homeHalves, margins.fewWay)
  offerHighestHalf(sink, 'highest_half_away', joint.awayHalves, margins.fewWay)
  const yesNo = (type: string, chance: number, specifier = ''): void =>
    offerTwoWay(sink, { type, specifier, keys: YES_NO }, chance, margins.twoWay)
  const scoredBoth = (first: number, second: number): boolean => first > 0 && second > 0
  yesNo('score_both_halves_home', chanceThat(joint.homeHalves, scoredBoth))
  yesNo('score_both_halves_away', chanceThat(joint.awayHalves, scoredBoth))
  const differences = joint.differenceHalves
  yesNo(
    'win_both_halves_home',
    chanceThat(differences, (first, second) => first > 0 && second > 0),
  )
  yesNo(
    'win_both_halves_away',
    chanceThat(differences, (first, second) => first < 0 && second < 0),
  )
  yesNo(
    'win_either_half_home',
    chanceThat(differences, (first, second) => first > 0 || second > 0),
  )
  yesNo(
    'win_either_half_away',
    chanceThat(differences, (first, second) => first < 0 || second < 0),
  )
  for (const line of BOTH_HALVES_LINES) {
    const specifier = `total=${line}`
    const over = chanceThat(joint.totalHalves, (first, second) => first > line && second > line)
    const under = chanceThat(joint.totalHalves, (first, second) => first < line && second < line)
    yesNo('both_halves_over', over, specifier)
    yesNo('both_halves_under', under, specifier)
  }
}

/** `1/x`: home leads at half-time, draw at full time. */
function offerHalfTimeFullTime(sink: OfferSink, differences: PairDistribution, margin: number): void {
  const chances: Chance[] = []
  const resultOf = (difference: number): string => (difference > 0 ? '1' : difference < 0 ? '2' : 'x')
  for (const half of RESULT_KEYS) {
    for (const full of RESULT_KEYS) {
      const chance = chanceThat(
        differences,
        (first, second) => resultOf(first) === half && resultOf(first + second) === full,
      )
      chances.push([`${half}/${full}`, chance])
    }
  }
  offerSeveral(sink, { type: 'htft' }, chances, margin)
}

function offerHighestHalf(sink: OfferSink, type: string, halves: PairDistribution, margin: number): void {
  offerSeveral(
    sink,
    { type },
    [
      ['h1', chanceThat(halves, (first, second) => first > second)],
      ['equal', chanceThat(halves, (first, second) => first === second)],
      ['h2', chanceThat(halves, (first, second) => first < second)],
    ],
    margin,
  )
}
