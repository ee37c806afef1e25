import { writeFile } from 'node:fs/promises'
import { IDENTITY_REFUSALS } from '@xezer/contract/identity-check'
import { presentLink } from './core/player/claims.ts'
import {
  type DeskOptions,
  listWaitingChecks,
  readIdentity,
  readIdentityDocument,
  refuseIdentity,
  verifyIdentity,
} from './features/identity-check/identity-desk.ts'
import { readOrder } from './operator-order.ts'

const REASONS = IDENTITY_REFUSALS.join('|')

export const IDENTITY_USAGE = `npm run operator -- identity list
npm run operator -- identity read <player> --actor <name> --reason <text>
npm run operator -- identity read <player> <document> <file to write> --actor <name> --reason <text>
npm run operator -- identity verify <player> [not-excluded] --actor <name> --reason <text>
npm run operator -- identity refuse <player> ${REASONS} --actor <name> --reason <text>`

const ID = /^[1-9]\d{0,14}$/

type Order = NonNullable<ReturnType<typeof readOrder>>

/** Who shows who he is, and whether he is believed; null for what is no order. */
export async function runIdentityOrder(
  options: DeskOptions,
  words: readonly string[],
): Promise<number | null> {
  const [word, ...rest] = words
  if (word === 'list' && rest.length === 0) {
    const waiting = await listWaitingChecks(options.pool)
    if (waiting.length === 0) console.log('Nobody waits for a check.')
    for (const { playerId, submission, submittedAt } of waiting)
      console.log(`player ${playerId}  submission ${submission}  since ${submittedAt.toISOString()}`)
    return 0
  }
  const order = readOrder(rest)
  const [player = '', ...more] = order?.words ?? []
  if (order === null || !ID.test(player)) return null
  const playerId = Number(player)
  if (word === 'read' && more.length === 0) return showCheck(options, playerId, order)
  if (word === 'read' && more.length === 2) return saveDocument(options, playerId, more, order)
  if (word === 'verify' && (more.length === 0 || (more.length === 1 && more[0] === 'not-excluded'))) {
    const sight = { isNotExcluded: more.length === 1 }
    return tell(playerId, 'verified', await verifyIdentity(options, playerId, order, sight))
  }
  const refusal = IDENTITY_REFUSALS.find((known) => known === more[0])
  if (word === 'refuse' && refusal !== undefined && more.length === 1)
    return tell(playerId, 'refused', await refuseIdentity(options, playerId, refusal, order))
  return null
}

async function showCheck(options: DeskOptions, playerId: number, order: Order): Promise<number> {
  const read = await readIdentity(options, playerId, order)
  if (read === null) {
    console.error(`Player ${playerId} handed in nothing.`)
    return 1
  }
  const { check, form, documents, links } = read
  console.log(`Player ${playerId}: ${check.status}, submission ${check.submission}`)
  console.log(`  FIN ${form.fin}, document ${form.series} ${form.number} until ${check.expires}`)
  console.log(`  ${form.address}`)
  for (const { id, name, type, size } of documents)
    console.log(`  document ${id}: ${name}, ${type}, ${size} bytes`)
  for (const link of links) console.log(presentLink(link))
  return 0
}

/** Where the operator wants it, under no name that the player gave. */
async function saveDocument(
  options: DeskOptions,
  playerId: number,
  [document = '', file = '']: readonly string[],
  order: Order,
): Promise<number | null> {
  if (!ID.test(document)) return null
  const read = await readIdentityDocument(options, playerId, Number(document), order)
  if (read === null) {
    console.error(`Player ${playerId} has no document ${document}.`)
    return 1
  }
  // Never over something that is there.
  await writeFile(file, read.bytes, { flag: 'wx', mode: 0o600 })
  console.log(`${file}: ${read.type}, ${read.bytes.length} bytes, sent as ${read.name}`)
  return 0
}

function tell(
  playerId: number,
  done: 'verified' | 'refused',
  decided: Awaited<ReturnType<typeof verifyIdentity>>,
): number {
  if (decided === 'done') {
    console.log(`Player ${playerId} is ${done}.`)
    return 0
  }
  if (decided === 'not_waiting') console.error(`Player ${playerId} waits for no check.`)
  else if (decided === 'document_expired')
    console.error(`The document of player ${playerId} is no longer valid.`)
  else if ('excluded' in decided)
    console.error(
      `Player ${decided.excluded} excluded himself and claims the same passport or FIN as player ${playerId}. If he only typed it and is another person, say not-excluded.`,
    )
  else
    console.error(
      `Player ${decided.takenBy} is verified with a passport, FIN or phone of player ${playerId}.`,
    )
  return 1
}
