import type { accountActivity } from '@xezer/contract/activity'
import type { CallOutput } from '@xezer/contract/call'
import { formatMoney } from '@xezer/i18n/format-money'
import type { PlainMessageId, Translate } from '@xezer/i18n/translator'
import { minor } from '@xezer/money/minor'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { sayDuration } from './say-duration.ts'
import { sayNet } from './say-net.ts'

export type ActivityRow = CallOutput<typeof accountActivity>['rows'][number]

interface ActivityColumn {
  readonly name: PlainMessageId
  readonly read: (row: ActivityRow) => bigint
  readonly say: (text: Translate, value: bigint, currency: string) => string
}

const sayMoney: ActivityColumn['say'] = (_text, value, currency) => formatMoney(minor(value), currency)
const sayMinutes: ActivityColumn['say'] = (text, value) => sayDuration(text, Number(value))

const STAKED = {
  name: 'safety.activity.staked',
  read: ({ staked }) => readWireAmount(staked),
  say: sayMoney,
} as const satisfies ActivityColumn
const RETURNED = {
  name: 'safety.activity.returned',
  read: ({ returned }) => readWireAmount(returned),
  say: sayMoney,
} as const satisfies ActivityColumn
const DEPOSITED = {
  name: 'safety.activity.deposited',
  read: ({ deposited }) => readWireAmount(deposited),
  say: sayMoney,
} as const satisfies ActivityColumn
const WITHDRAWN = {
  name: 'safety.activity.withdrawn',
  read: ({ withdrawn }) => readWireAmount(withdrawn),
  say: sayMoney,
} as const satisfies ActivityColumn
const MINUTES = {
  name: 'safety.activity.minutes',
  read: ({ minutes }) => BigInt(minutes),
  say: sayMinutes,
} as const satisfies ActivityColumn
const netOf = (more: ActivityColumn, less: ActivityColumn): ActivityColumn => ({
  name: 'safety.activity.net',
  read: (row) => more.read(row) - less.read(row),
  say: (_text, value, currency) => sayNet(value, currency),
})

interface ActivityView {
  readonly name: PlainMessageId
  /** One bar of each pair; the second is left out where there is none. */
  readonly bars: readonly [ActivityColumn, ActivityColumn?]
  readonly net: ActivityColumn | null
}

/** What of his activity a player looks at. */
export const ACTIVITY_VIEWS = {
  bets: { name: 'safety.activity.bets', bars: [STAKED, RETURNED], net: netOf(RETURNED, STAKED) },
  payments: {
    name: 'safety.activity.payments',
    bars: [DEPOSITED, WITHDRAWN],
    net: netOf(WITHDRAWN, DEPOSITED),
  },
  time: { name: 'safety.activity.time', bars: [MINUTES], net: null },
} as const satisfies Readonly<Record<string, ActivityView>>
export type ActivityViewName = keyof typeof ACTIVITY_VIEWS

export function columnsOf(name: ActivityViewName): readonly ActivityColumn[] {
  const view: ActivityView = ACTIVITY_VIEWS[name]
  const [first, second] = view.bars
  return [first, ...(second === undefined ? [] : [second]), ...(view.net === null ? [] : [view.net])]
}
