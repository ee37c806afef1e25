import { measureMargins } from './honesty/measure-margins.ts'

/** The table of margins in `docs/honesty.md`: `npx tsx packages/feed/src/simulator/honesty-margins.ts [matches] [seed]`. */
const [countText = '3000', seed = 'margins'] = process.argv.slice(2)

const percent = (share: number): string => (Number.isNaN(share) ? '' : `${(100 * share).toFixed(1)} %`)

console.log(
  '| class | phase | markets | overround | of the fair price, mean | least | outcomes without a price |',
)
console.log('|---|---|---:|---:|---:|---:|---:|')
for (const { kind, phase, markets, overround, kept, keptLeast, unsold } of measureMargins(
  seed,
  Number(countText),
)) {
  const shares = [overround, kept, keptLeast, unsold].map(percent)
  console.log(`| ${[kind, phase, markets, ...shares].join(' | ')} |`)
}
