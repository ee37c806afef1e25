import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

const BODY_BYTES_MAX = 8 * 1024

/** One thing that a careless wallet does wrong. */
export const WALLET_FAULTS = [
  'pays for every repeat',
  'answers other content with the first answer',
  'counts the session as content',
  'tries a refused bet anew',
  'remembers a win that came before its bet',
  'gives a bet back twice',
  'keeps no word of a bet that never came',
  'plays on in a closed round',
  'gives back what was paid',
  'pays what was given back',
  'bets again after the rollback',
  'closes a round twice',
  'wants a session for a win',
  'mixes rounds',
  'plays free rounds that nobody gave',
  'trusts any signature',
  'trusts any time',
  'reads fractions',
  'reads fields that it does not know',
  'looks at the balance and takes later',
] as const
export type WalletFault = (typeof WALLET_FAULTS)[number]

interface Target {
  readonly provider: string
  readonly secret: string
  readonly token: string
  readonly game: string
}
type Fields = Record<string, unknown>
interface Answer {
  readonly status: number
  readonly body: Fields
}
interface Tx {
  readonly call: string
  readonly content: string
  readonly answer: Fields
  readonly round: string
  readonly betTx: string
  readonly amount: number
}
interface Round {
  isClosed: boolean
  inPlay: number
  paidUpTo: number
}

const [MIN, MAX] = [10, 1_000_000]
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  session: ['token', 'game'],
  balance: ['session'],
  bet: ['session', 'tx', 'round', 'game', 'amount', 'currency', 'free'],
  win: ['session', 'player', 'tx', 'betTx', 'round', 'game', 'amount', 'currency', 'final', 'free'],
  play: ['session', 'round', 'game', 'currency', 'bet', 'win', 'final'],
  rollback: ['session', 'player', 'tx', 'betTx', 'round', 'game'],
  close: ['session', 'player', 'round', 'game'],
}

/** A wallet of one player in memory, by the rules of the wire but for one fault: what the kit is held against. */
export class ToyWallet {
  #balance = 100_000
  #sessions = new Set<string>()
  #txs = new Map<string, Tx>()
  #rounds = new Map<string, Round>()
  /** Bets that are to be given back, and whether they were. */
  #back = new Map<string, boolean>()
  readonly #target: Target
  readonly #fault: WalletFault | null

  constructor(target: Target, fault: WalletFault | null) {
    this.#target = target
    this.#fault = fault
  }

  async answer(path: string, headers: IncomingHttpHeaders, text: string): Promise<Answer> {
    if (!this.#isSigned(path, headers, text)) return { status: 401, body: { code: 'INVALID_SIGNATURE' } }
    const call = path.replace('/wallet/v1/', '')
    const fields = text.length > BODY_BYTES_MAX ? null : this.#read(call, text)
    if (fields === null) return { status: 400, body: { code: 'WRONG_SYNTAX' } }
    const answer = await this.#decide(call, fields)
    return { status: 200, body: { requestId: fields.requestId, ...answer } }
  }

  #has(fault: WalletFault): boolean {
    return this.#fault === fault
  }

  #isSigned(path: string, headers: IncomingHttpHeaders, text: string): boolean {
    const time = String(headers['x-timestamp'] ?? '')
    const right = createHmac('sha256', this.#target.secret).update(`${time}\n${path}\n${text}`).digest('hex')
    const isNow = this.#has('trusts any time') || Math.abs(Date.now() - Number(time)) < 300_000
    const isRight = this.#has('trusts any signature') || headers['x-signature'] === `v1=${right}`
    return isNow && isRight && headers['x-provider'] === this.#target.provider
  }

  #read(call: string, text: string): Fields | null {
    if (text.length > 8000) return null
    const numbers = text.replace(/"(?:[^"\\]|\\.)*"/g, '""')
    if (!this.#has('reads fractions') && /-|\d[.eE]|\b0\d/.test(numbers)) return null
    const fields = parse(text)
    const known = ['requestId', ...(FIELDS[call] ?? [])]
    if (fields === null || typeof fields.requestId !== 'string') return null
    if (new Set(text.match(/"\w+":/g)).size < (text.match(/"\w+":/g)?.length ?? 0) && call !== 'play')
      return null
    const isStrict = !this.#has('reads fields that it does not know')
    if (isStrict && Object.keys(fields).some((name) => !known.includes(name))) return null
    if ('session' in fields && 'player' in fields) return null
    const amounts =
      call === 'play' ? ['bet', 'win'].map((leg) => (fields[leg] as Fields).amount) : [fields.amount]
    const wantsAmount = call === 'bet' || call === 'win' || call === 'play'
    if (wantsAmount && !amounts.every((amount) => isAmount(amount))) return null
    if (call === 'bet' && (fields.amount === 0) !== 'free' in fields) return null
    return fields
  }

  async #decide(call: string, fields: Fields): Promise<Fields> {
    if (call === 'session') return this.#open(fields)
    if (call === 'balance') {
      return this.#sessions.has(String(fields.session)) ? this.#say('OK') : { code: 'INVALID_TOKEN' }
    }
    if (call === 'play') return this.#play(fields)
    if (call === 'close') return this.#close(fields)
    return this.#once(call, fields, async () => {
      if (call === 'bet') return this.#bet(fields)
      return call === 'win' ? this.#win(fields) : this.#rollback(fields)
    })
  }

  #open({ token, game }: Fields): Fields {
    if (token !== this.#target.token) return { code: 'INVALID_TOKEN' }
    if (game !== this.#target.game) return { code: 'GAME_DISABLED' }
    const session = `s-${this.#sessions.size}`
    this.#sessions.add(session)
    return { ...this.#say('OK'), session, player: 'p-1', limits: { min: MIN, max: MAX, maxWin: MAX } }
  }

  #say(code: string, more: Fields = {}): Fields {
    return { code, balance: this.#balance, currency: 'AZN', ...more }
  }

  /** The first answer for a number, where it is about the same. */
  async #once(call: string, fields: Fields, work: () => Promise<Fields>): Promise<Fields> {
    const { requestId: _, session: __, player: ___, ...content } = fields
    const said = JSON.stringify(
      this.#has('counts the session as content') ? { ...content, s: fields.session } : content,
    )
    const known = this.#txs.get(String(fields.tx))
    if (known !== undefined && !this.#isNew(known, call)) {
      const isSame = known.call === call && known.content === said
      return isSame || this.#has('answers other content with the first answer')
        ? known.answer
        : this.#say('DUPLICATE')
    }
    const answer = await work()
    const isKept = answer.code !== 'TX_NOT_FOUND' || this.#has('remembers a win that came before its bet')
    if (isKept) this.#keep(call, said, fields, answer)
    return answer
  }

  #isNew(known: Tx, call: string): boolean {
    if (this.#has('pays for every repeat')) return true
    if (call === 'bet' && this.#has('tries a refused bet anew')) return known.answer.code !== 'OK'
    return call === 'bet' && this.#has('bets again after the rollback') && this.#back.has(known.betTx)
  }

  #keep(call: string, content: string, fields: Fields, answer: Fields): void {
    const [tx, round] = [String(fields.tx), String(fields.round)]
    const betTx = call === 'bet' ? tx : String(fields.betTx)
    this.#txs.set(tx, { call, content, answer, round, betTx, amount: Number(fields.amount ?? 0) })
  }

  async #bet(fields: Fields): Promise<Fields> {
    const [tx, amount] = [String(fields.tx), Number(fields.amount)]
    const isAgain = this.#has('bets again after the rollback')
    if (this.#back.has(tx) && !isAgain && !this.#has('keeps no word of a bet that never came'))
      return this.#say('ROLLED_BACK')
    if (!this.#sessions.has(String(fields.session)) || fields.game !== this.#target.game)
      return { code: 'INVALID_TOKEN' }
    if (fields.free !== undefined) {
      if (!this.#has('plays free rounds that nobody gave'))
        return this.#say('LIMIT', { reason: 'free_rounds' })
    } else if (amount < MIN || amount > MAX) return this.#say('LIMIT', { reason: 'bet_range' })
    if (fields.currency !== 'AZN') return this.#say('WRONG_CURRENCY')
    const round = this.#rounds.get(String(fields.round)) ?? { isClosed: false, inPlay: 0, paidUpTo: 0 }
    if (round.isClosed && !this.#has('plays on in a closed round')) return this.#say('ROUND_CLOSED')
    const before = this.#balance
    if (before < amount) return this.#say('INSUFFICIENT_FUNDS')
    if (this.#has('looks at the balance and takes later'))
      await new Promise((resolve) => setTimeout(resolve, 5))
    this.#balance = this.#has('looks at the balance and takes later')
      ? before - amount
      : this.#balance - amount
    round.inPlay += amount
    this.#rounds.set(String(fields.round), round)
    return this.#say('OK')
  }

  async #win(fields: Fields): Promise<Fields> {
    if (this.#has('wants a session for a win') && fields.session === undefined)
      return { code: 'INVALID_TOKEN' }
    const betTx = String(fields.betTx)
    if (this.#isBack(betTx) && !this.#has('pays what was given back')) return this.#say('ROLLED_BACK')
    const round = this.#roundOf(fields)
    if (round === null) return this.#say('TX_NOT_FOUND')
    if (round.isClosed && !this.#has('plays on in a closed round')) return this.#say('ROUND_CLOSED')
    this.#balance += Number(fields.amount)
    round.inPlay = 0
    round.paidUpTo = this.#txs.size
    round.isClosed = fields.final === true
    return this.#say('OK')
  }

  async #rollback(fields: Fields): Promise<Fields> {
    const betTx = String(fields.betTx)
    const bet = this.#txs.get(betTx)
    const isTaken = bet?.call === 'bet' && bet.answer.code === 'OK'
    if (!isTaken) {
      this.#back.set(betTx, false)
      return this.#say('OK', { applied: false })
    }
    const round = this.#roundOf(fields)
    if (round === null) return this.#say('TX_NOT_FOUND')
    if (this.#back.get(betTx) === true && !this.#has('gives a bet back twice'))
      return this.#say('OK', { applied: false })
    const isPaid = round.isClosed || round.paidUpTo > 0
    if (isPaid && !this.#has('gives back what was paid')) return this.#say('ROUND_CLOSED')
    this.#balance += bet.amount
    round.inPlay -= bet.amount
    this.#back.set(betTx, true)
    return this.#say('OK', { applied: true })
  }

  #isBack(betTx: string): boolean {
    const back = this.#back.get(betTx)
    if (back === undefined) return false
    return back || !this.#has('keeps no word of a bet that never came')
  }

  /** The round of the bet that is named, where both go together. */
  #roundOf({ betTx, round, game }: Fields): Round | null {
    const bet = this.#txs.get(String(betTx))
    if (bet?.call !== 'bet' || bet.answer.code !== 'OK') return null
    const isOne = this.#has('mixes rounds') || (bet.round === round && game === this.#target.game)
    return isOne ? (this.#rounds.get(bet.round) ?? null) : null
  }

  async #play(fields: Fields): Promise<Fields> {
    const [bet, win] = [fields.bet as Fields, fields.win as Fields]
    const place = { round: fields.round, game: fields.game, currency: fields.currency }
    const known = this.#txs.get(String(bet.tx))
    const content = JSON.stringify([place, bet, win])
    if (known !== undefined && !this.#has('pays for every repeat')) {
      return known.content === content ? known.answer : this.#say('DUPLICATE')
    }
    const staked = await this.#bet({ session: fields.session, ...place, ...bet })
    const side = { ...place, ...bet }
    if (staked.code !== 'OK') {
      this.#keep('bet', content, side, staked)
      return staked
    }
    this.#keep('bet', content, side, staked)
    await this.#win({ ...place, ...win, betTx: bet.tx, final: true, session: fields.session })
    const answer = this.#say('OK')
    this.#keep('bet', content, side, answer)
    this.#keep('win', content, { ...place, ...win, betTx: bet.tx }, answer)
    return answer
  }

  #close({ round: name, game }: Fields): Fields {
    const round = this.#rounds.get(String(name))
    if (round === undefined || (game !== this.#target.game && !this.#has('mixes rounds')))
      return this.#say('TX_NOT_FOUND')
    const applied = !round.isClosed || this.#has('closes a round twice')
    round.isClosed = true
    return this.#say('OK', { applied })
  }
}

function isAmount(amount: unknown): boolean {
  return typeof amount === 'number' && amount >= 0 && amount <= 10 ** 12
}

function parse(text: string): Fields | null {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Fields) : null
  } catch {
    return null
  }
}

/** Serves it until `stop`. */
export async function serveToy(target: Target, fault: WalletFault | null) {
  const wallet = new ToyWallet(target, fault)
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      void wallet.answer(request.url ?? '', request.headers, text).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(body))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
