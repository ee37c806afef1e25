import { readFileSync } from 'node:fs'
import { redrawRound } from '../packages/game-math/src/verify/redraw.ts'
import { redrawShared } from '../packages/game-math/src/verify/redraw-shared.ts'
import { readClaim } from './game-math/read-claim.ts'
import { isWrong, tellRound } from './game-math/tell-round.ts'

// npm run games:verify -- rounds.json, or - for what comes in: draws rounds again and says whether they are what was claimed.
// npm run games:verify -- crash link published seed,seed,seed: the end of a shared round.
const [first, ...others] = process.argv.slice(2)
if (first === undefined) {
  console.error('npm run games:verify -- rounds.json | - | crash link published seed,seed,seed')
  console.error(
    'a round: {"engine":"dice","seeds":{"server":"…","client":"…","nonce":0},"stakeMinor":100,"choice":{…},"moves":[]}',
  )
  process.exit(2)
}
if (first === 'crash') verifyShared(others)
else verifyRounds(JSON.parse(readFileSync(first === '-' ? 0 : first, 'utf8')))

function verifyShared([link = '', published = '', seeds = '']: readonly string[]): void {
  const drawn = redrawShared(link, published, seeds === '' ? [] : seeds.split(','))
  console.log(`SHA-256 of the link is the one that was published: ${drawn.isLink ? 'yes' : 'NO'}`)
  console.log(`salt ${drawn.salt}, 52 bits ${drawn.bits}, ended at ${(drawn.point / 100).toFixed(2)}`)
  if (!drawn.isLink) process.exitCode = 1
}

function verifyRounds(json: unknown): void {
  for (const one of Array.isArray(json) ? json : [json]) {
    const claim = readClaim(one)
    const redrawn = claim === null ? null : redrawRound(claim)
    if (redrawn === null || !redrawn.ok) {
      console.log(`cannot be read: ${redrawn === null ? 'round' : redrawn.error}`)
      process.exitCode = 1
      continue
    }
    for (const line of tellRound(redrawn.value)) console.log(line)
    if (isWrong(redrawn.value)) process.exitCode = 1
  }
}
