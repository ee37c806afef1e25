import type { StopTimer } from '@xezer/std/timers'
import { receiveMessage } from './apply-message.ts'
import { closeLapsed } from './close-lapsed.ts'
import type { Heard } from './gateway.ts'
import type { PaymentOptions } from './payment-options.ts'
import { askPayout, type DuePayment, endWait, findDue, sendPayout } from './payout-desk.ts'

export interface Payments {
  readonly options: PaymentOptions
  /** What somebody says who may be a gateway. `failed`: it is to be said again. */
  hear(gateway: string, heard: Heard): Promise<'heard' | 'forged' | 'unknown' | 'failed'>
  /** What goes on by itself: waits that end, payouts that are sent and asked for. Any server may do it. */
  goOn(): Promise<void>
  start(): void
  stop(): Promise<void>
}

export function createPayments(options: PaymentOptions): Payments {
  const { gateway, timers, onError } = options
  const goOnWith = async (due: DuePayment) => {
    if (due.status === 'expired') await closeLapsed(options, due)
    else if (due.status !== 'approved' && due.status !== 'processing') await endWait(options, due)
    else if (gateway !== null)
      await (due.status === 'approved' ? sendPayout : askPayout)(options, gateway, due)
  }
  // What is wrong with one of them keeps no other waiting.
  const goOnWithAll = async () => {
    await Promise.all((await findDue(options)).map((due) => goOnWith(due).catch(onError)))
  }
  let running: Promise<void> | null = null
  const goOn = () => {
    running ??= goOnWithAll().finally(() => {
      running = null
    })
    return running
  }
  let stopBeat: StopTimer = () => undefined
  return {
    options,
    async hear(name, heard) {
      if (gateway?.name !== name) return 'unknown'
      if (!gateway.isGenuine(heard, options.clock.nowMs())) return 'forged'
      try {
        await receiveMessage(options, gateway, heard.body)
        return 'heard'
      } catch (error) {
        onError(error)
        return 'failed'
      }
    },
    goOn,
    start() {
      stopBeat = timers.every(options.beatMs, () => void goOn().catch(onError))
    },
    async stop() {
      stopBeat()
      await running?.catch(() => undefined)
    },
  }
}
