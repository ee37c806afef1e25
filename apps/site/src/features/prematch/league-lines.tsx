import type { CallOutput } from '@xezer/contract/call'
import type { prematchList } from '@xezer/contract/prematch'
import { Flag } from '@xezer/ui/flag'
import { useText } from '@xezer/ui/text-provider'
import { useHours, withHours } from '../../core/chrome/hours.ts'
import { SideList, SidePinned } from '../../core/chrome/side-menu.tsx'
import { leagueTitle } from '../../core/match/league-title.ts'
import { prematchLeaguePath } from '../../core/paths.ts'
import { keepPins } from '../../core/place/pins.ts'
import { usePath } from '../../platform/router-context.tsx'
import { useObservable } from '../../platform/use-observable.ts'
import { findLeagueLines } from './find-league-lines.ts'
import styles from './prematch.module.css'

const PINS_MAX = 8

const leaguePins = keepPins('pinned-leagues', PINS_MAX)

/** The leagues that the player pinned, and below them the top ones, a press away from each other. */
export function LeagueLines({ menu }: { menu: CallOutput<typeof prematchList> }) {
  const text = useText()
  const hours = useHours()
  const path = usePath()
  const pins = useObservable(leaguePins.pins)
  const { pinned, top } = findLeagueLines(menu, pins)
  return [
    { name: text('prematch.pinned_leagues'), leagues: pinned },
    { name: text('prematch.top_leagues'), leagues: top },
  ].map(
    ({ name, leagues }) =>
      leagues.length > 0 && (
        <section key={name} aria-label={name}>
          <h2 className={styles.lines}>{name}</h2>
          <SideList>
            {leagues.map((league) => {
              const to = prematchLeaguePath(league.sport, league.id)
              const title = leagueTitle(league)
              return (
                <SidePinned
                  key={league.id}
                  to={withHours(to, hours)}
                  isCurrent={path === to}
                  isPinned={leagues === pinned}
                  pinLabel={text('prematch.pin', { league: title })}
                  onPin={() => leaguePins.toggle(String(league.id))}
                  count={league.count}
                >
                  <Flag code={league.country.code} /> {title}
                </SidePinned>
              )
            })}
          </SideList>
        </section>
      ),
  )
}
