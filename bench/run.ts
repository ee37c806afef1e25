import type { BenchCase } from './cases/bench-case.ts'
import { book } from './cases/book.ts'
import { broadcast } from './cases/broadcast.ts'
import { burst } from './cases/burst.ts'
import { cashOut } from './cases/cash-out.ts'
import { cells } from './cases/cells.ts'
import { combining } from './cases/combining.ts'
import { crowd } from './cases/crowd.ts'
import { document } from './cases/document.ts'
import { favourites } from './cases/favourites.ts'
import { firstPage } from './cases/first-page.ts'
import { gameClient } from './cases/game-client.ts'
import { gameFrames } from './cases/game-frames.ts'
import { gameLasting } from './cases/game-lasting.ts'
import { gameOpening } from './cases/game-opening.ts'
import { gameWallet } from './cases/game-wallet.ts'
import { handling } from './cases/handling.ts'
import { idle } from './cases/idle.ts'
import { lasting } from './cases/lasting.ts'
import { placingLimited } from './cases/limited.ts'
import { lobby } from './cases/lobby.ts'
import { results, searching } from './cases/looking-up.ts'
import { onlookers } from './cases/onlookers.ts'
import { opening } from './cases/opening.ts'
import { painting } from './cases/painting.ts'
import { payments } from './cases/payments.ts'
import { placing } from './cases/placing.ts'
import { polls } from './cases/polls.ts'
import { placingProtected } from './cases/protected.ts'
import { push } from './cases/push.ts'
import { settling, settlingMixed } from './cases/settling.ts'
import { slip } from './cases/slip.ts'
import { statement } from './cases/statement.ts'
import { stream } from './cases/stream.ts'
import { structure } from './cases/structure.ts'
import { together } from './cases/together.ts'
import { world } from './cases/world.ts'
import { formatFinding, type Report } from './measure/report.ts'
import { startBenchDatabase } from './world/bench-database.ts'

// npm run bench [-- name …]: measures what is named, or everything. A goal that is missed is a finding, not a failure.
const CASES: readonly BenchCase[] = [
  placing,
  placingLimited,
  placingProtected,
  burst,
  settling,
  settlingMixed,
  cashOut,
  polls,
  favourites,
  searching,
  results,
  document,
  statement,
  payments,
  gameWallet,
  onlookers,
  stream,
  together,
  push,
  crowd,
  book,
  structure,
  cells,
  painting,
  slip,
  combining,
  firstPage,
  lobby,
  gameClient,
  gameOpening,
  gameFrames,
  gameLasting,
  handling,
  opening,
  broadcast,
  lasting,
  idle,
  world,
]

const named = process.argv.slice(2)
const unknown = named.filter((name) => !CASES.some((one) => one.name === name))
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown[0]}". These are:`)
  for (const { name, about } of CASES) console.error(`  ${name.padEnd(12)} ${about}`)
  process.exit(2)
}

const startMs = performance.now()
const database = await startBenchDatabase()
let met = 0
let missed = 0
const report: Report = (finding) => {
  if (finding.goal.isMet) met += 1
  else missed += 1
  console.log(formatFinding(finding))
}
try {
  for (const one of CASES) {
    if (named.length > 0 && !named.includes(one.name)) continue
    console.log(`\n# ${one.name}: ${one.about}`)
    try {
      await one.run({ database, report })
    } catch (error) {
      process.exitCode = 1
      console.error(`${one.name} could not be measured:`, error)
    }
  }
} finally {
  await database.stop()
}
const seconds = Math.round((performance.now() - startMs) / 1000)
console.log(`\n${met} goals met, ${missed} not met, in ${seconds} s`)
