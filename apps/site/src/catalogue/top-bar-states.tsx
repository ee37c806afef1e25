import { formatMoney } from '@xezer/i18n/format-money'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { useText } from '@xezer/ui/text-provider'
import { useMemo, useState } from 'react'
import { createFirstAnswers } from '../core/drawn/first-answers.ts'
import { type Services, ServicesContext } from '../core/services.tsx'
import { SearchBox } from '../features/search/search-box.tsx'
import { systemClock } from '../platform/clock.ts'
import { isPhone } from '../platform/media.ts'
import { useObservable } from '../platform/use-observable.ts'
import { Clock } from '../routes/shell/clock.tsx'
import { ThemeToggle } from '../routes/shell/theme-toggle.tsx'
import { TopBarFrame } from '../routes/shell/top-bar-frame.tsx'
import { Specimen } from './specimen.tsx'

/** The entries of today and seven that later parts of the product may bring, with words of about their length. */
const NAMES: readonly PlainMessageId[] = [
  'nav.sports',
  'nav.live',
  'account.personal_info',
  'bet.filter.winning',
  'nav.profile',
  'bet.filter.losing',
  'nav.my_bets',
  'account.unplayed',
  'auth.register',
]

/** The top bar with seven more entries than the site has: none is lost, and the balance is never cut. */
export function TopBarStates() {
  const text = useText()
  const hasPhoneMenu = useObservable(isPhone)
  // The clock asks when the document was drawn; nothing else of the services is behind it.
  const services = useMemo(
    () => ({ first: createFirstAnswers(new Map(), systemClock.nowMs()) }) as unknown as Services,
    [],
  )
  const [chosen, setChosen] = useState('nav.sports')
  return (
    <Specimen name="TopBarFrame" isWide>
      <TopBarFrame
        entries={NAMES.map((key, position) => ({
          key,
          name: text(key),
          to: `#${key}`,
          isCurrent: key === chosen,
          priority: NAMES.length - position,
        }))}
        logo={(className, content) => (
          <a href="#logo" className={className}>
            {content}
          </a>
        )}
        link={({ key, to, name, isCurrent }, className) => (
          <a
            href={to}
            className={className}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={() => setChosen(key)}
          >
            {name}
          </a>
        )}
        onChoose={(to) => setChosen(to.slice(1))}
        mark={null}
        end={
          <>
            <SearchBox />
            {!hasPhoneMenu && (
              <ServicesContext.Provider value={services}>
                <Clock />
                <ThemeToggle />
              </ServicesContext.Provider>
            )}
            <span data-testid="balance">{formatMoney(123_450_099n, 'AZN')}</span>
          </>
        }
      />
    </Specimen>
  )
}
