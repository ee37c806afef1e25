import type { Safety } from '@xezer/contract/safety'
import { EXCLUSION_LENGTHS, TIME_OUT_LENGTHS } from '@xezer/sport/break-length'
import { LIMIT_KINDS } from '@xezer/sport/limit-kind'
import { ErrorState } from '@xezer/ui/error-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { useText } from '@xezer/ui/text-provider'
import { RuleLink } from '../../core/chrome/rule-link.tsx'
import { systemClock } from '../../platform/clock.ts'
import { ActivityCard } from './activity-card.tsx'
import { BreakState } from './break-state.tsx'
import { ExclusionCard } from './exclusion-card.tsx'
import { lengthsLeft } from './lengths-left.ts'
import { LimitsCard } from './limits-card.tsx'
import { RealityCard } from './reality-card.tsx'
import styles from './safety.module.css'
import { TimeCard } from './time-card.tsx'
import { TimeOutCard } from './time-out-card.tsx'
import { useSafety } from './use-safety.ts'

/** What a player decides about his own play. */
export function SafetyScreen() {
  const text = useText()
  const { data, error, reload } = useSafety()
  if (data === undefined) {
    return error === undefined ? <Skeleton rows={4} rowHeight={120} /> : <ErrorState onRetry={reload} />
  }
  const standing = data.break
  const nowMs = systemClock.nowMs()
  const timeOuts = lengthsLeft(TIME_OUT_LENGTHS, standing, nowMs)
  const exclusions = lengthsLeft(EXCLUSION_LENGTHS, standing, nowMs)
  return (
    <div className={styles.screen}>
      <p className={styles.lead}>{text('safety.lead')}</p>
      {standing !== null && <BreakState standing={standing} />}
      {LIMIT_KINDS.map((kind) => (
        <LimitsCard key={kind} kind={kind} limits={data.limits} />
      ))}
      <TimeCard time={data.time} />
      <RealityCard minutes={data.realityMinutes} />
      {timeOuts.length > 0 && <TimeOutCard lengths={timeOuts} />}
      {exclusions.length > 0 && <ExclusionCard lengths={exclusions} />}
      <ActivityCard />
      <Help help={data.help} />
    </div>
  )
}

function Help({ help }: { help: Safety['help'] }) {
  const text = useText()
  return (
    <section className={styles.card} aria-labelledby="safety-help">
      <div>
        <h2 id="safety-help" className={styles.title}>
          {text('safety.help')}
        </h2>
        {help.length > 0 && <p className={styles.about}>{text('safety.help_about')}</p>}
      </div>
      {help.length > 0 && (
        <ul className={styles.links}>
          {help.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer" className={styles.link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <RuleLink rule="safety" />
    </section>
  )
}
