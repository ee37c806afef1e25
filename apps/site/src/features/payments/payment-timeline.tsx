import { IconCash, IconCheck, IconClock, IconSend, IconX } from '@tabler/icons-react'
import type { Payment } from '@xezer/contract/payments'
import type { Translate } from '@xezer/i18n/translator'
import { useText } from '@xezer/ui/text-provider'
import { momentText } from '../../core/text/moment-text.ts'
import { type ShownStep, showSteps } from './payment-steps.ts'
import styles from './payment-timeline.module.css'

/** What was with a payment and what will be. */
export function PaymentTimeline({ payment }: { payment: Payment }) {
  const text = useText()
  return (
    <ol className={styles.steps} aria-label={text('payments.details')}>
      {showSteps(payment).map((step) => (
        <li
          key={step.key}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot}>
            <StepIcon step={step} />
          </span>
          <span className={styles.name}>{step.name ?? nameLater(text, payment, step)}</span>
          <span className={styles.time}>{sayTime(text, step)}</span>
          {step.note !== null && <p className={styles.note}>{step.note}</p>}
        </li>
      ))}
    </ol>
  )
}

function StepIcon({ step: { state, status } }: { step: ShownStep }) {
  const size = { size: 14, stroke: 2, 'aria-hidden': true } as const
  if (state === 'done') return <IconCheck {...size} />
  if (state === 'bad') return <IconX {...size} />
  if (state === 'now') return <IconClock {...size} />
  return status === 'processing' ? <IconSend {...size} /> : <IconCash {...size} />
}

function nameLater(text: Translate, { type }: Payment, { status }: ShownStep): string {
  if (status === 'processing') return text('payments.later.processing')
  return text(type === 'out' ? 'payments.later.done' : 'payments.later.credited')
}

function sayTime(text: Translate, { state, time }: ShownStep): string {
  if (time === null) return ''
  const said = momentText(time)
  return state === 'later' ? text('payments.until', { time: said }) : said
}
