import { GAME_MOMENTS, measureMoment } from '@xezer/sports/basketball/honesty/measure-moment'

/** Basketball's rows of `docs/honesty.md`: `npx tsx tools/basketball-honesty.ts [games]`. */
const [countText = '3000'] = process.argv.slice(2)

console.log('| moment | games | markets | furthest outcome | standard errors | best set of bets |')
console.log('|---|---:|---:|---|---:|---:|')
for (const moment of GAME_MOMENTS) {
  const { offers, worst, sure } = measureMoment(moment, Number(countText))
  console.log(
    `| ${[moment.name, countText, offers, worst.name, worst.standardErrors.toFixed(2), sure.returns.toFixed(3)].join(' | ')} |`,
  )
}
