import { readFileSync } from 'node:fs'
import { type RoundClaim, redrawRound } from '../packages/game-math/src/verify/redraw.ts'
import {
  redrawShared,
  redrawSharedRound,
  type SharedClaim,
} from '../packages/game-math/src/verify/redraw-shared.ts'
import { isShared, readClaim } from './game-math/read-claim.ts'
import { isOfChain, isWrong, tellRound, tellShared } from './game-math/tell-round.ts'

// npm run games:verify -- rounds.json, or - for what comes in: draws rounds again and says whether they are what was claimed.
// npm run games:verify -- crash link published seed,seed,seed: the end of a shared round.
const [first, ...others] = process.argv.slice(2)
if (first === undefined) {
  console.error('npm run games:verify -- rounds.json | - | crash link published seed,seed,seed')
  console.error('the page that verifies a round writes it for this command; it is')
  console.error(
    '{"engine":"dice","seeds":{"server":"…","client":"…","nonce":0},"stakeMinor":100,"choice":{…},"moves":[]}',
  )
  console.error('or, of crash, {"link":"…","before":"…","seeds":["…"],"chain":{"published":"…","place":1}}')
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
    const told = claim === null ? { lines: ['cannot be read: round'], isRight: false } : tellClaim(claim)
    for (const line of told.lines) console.log(line)
    if (!told.isRight) process.exitCode = 1
  }
}

function tellClaim(claim: RoundClaim | SharedClaim): { lines: readonly string[]; isRight: boolean } {
  if (!isShared(claim)) {
    const redrawn = redrawRound(claim)
    return redrawn.ok
      ? { lines: tellRound(redrawn.value), isRight: !isWrong(redrawn.value) }
      : { lines: [`cannot be read: ${redrawn.error}`], isRight: false }
  }
  const { link, chain } = claim
  const redrawn = redrawSharedRound(claim)
  if (!redrawn.ok) return { lines: [`cannot be read: ${redrawn.error}`], isRight: false }
  return {
    lines: tellShared(redrawn.value, link, chain),
    isRight: !isWrong(redrawn.value) && (chain === null || isOfChain(link, chain)),
  }
}
