import { combined, createAsker, homeWin, registerStubborn } from './example-stubborn-player.ts'

const STAKE = 1
/** 1.00 at 1.85 with a chance of one half, less five in a hundred. */
const WORTH = 0.87

/** A player who places bets and cashes each out, whole or in two parts, and asks about each press until there is an answer. */
export interface Seller {
  readonly id: number
  /** What was acknowledged. */
  readonly paid: readonly (readonly [bet: number, minor: bigint])[]
  /** The codes of refusals. */
  readonly refused: readonly (string | undefined)[]
  readonly repeats: () => number
  readonly doing: () => string
  run(): Promise<void>
  stop(): void
}

export async function openSeller(number: number, url: () => string): Promise<Seller> {
  const { token, user } = await registerStubborn(number, url())
  const asker = createAsker(url, token)
  const paid: [bet: number, minor: bigint][] = []
  const refused: (string | undefined)[] = []
  let isStopped = false
  let count = 0
  const ask = (path: string, input: object) => {
    count += 1
    return asker.ask(path, `s${number}-${count}`, input)
  }
  const sell = async (bet: number, value: number, stake?: number) => {
    const input = { bet, value, ...(stake === undefined ? {} : { stake }) }
    const { success, amount = 0, code } = await ask('cashOut/press', input)
    if (success) paid.push([bet, BigInt(Math.round(amount * 100))])
    else refused.push(code)
    return success
  }
  return {
    id: user.id,
    paid,
    refused,
    repeats: asker.repeats,
    doing: asker.doing,
    stop: () => {
      isStopped = true
    },
    async run() {
      for (let turn = 0; !isStopped; turn++) {
        // Of the match in play every press waits for its delay as a row.
        const event = turn % 2 === 0 ? 2 : 1
        const positions = [turn % 4 < 2 ? homeWin(event) : combined(event)]
        const placed = await ask('betSlip/place', { bets: [{ type: 'singles', amount: STAKE, positions }] })
        const bet = placed.bets?.[0]?.id
        if (bet === undefined) {
          refused.push(placed.code)
          continue
        }
        if (turn % 3 === 0) {
          // What is left of the stake is worth floor(0.43875).
          if (await sell(bet, WORTH, 0.5)) await sell(bet, 0.43)
        } else await sell(bet, WORTH)
      }
    },
  }
}
