import { prematchMatches } from '@xezer/contract/prematch'
import { parseWireTime } from '@xezer/contract/wire-time'
import { eventTitle } from '@xezer/i18n/event-title'
import { formatTimeOfDay } from '@xezer/i18n/format-time'
import { StarPattern } from '@xezer/ui/star-pattern'
import { useText } from '@xezer/ui/text-provider'
import { useCall } from '../../core/calls/use-call.ts'
import { MENU_TOPIC } from '../../core/live/topic-names.ts'
import { useTopic } from '../../core/live/use-topic.ts'
import { chooseNextMatches } from '../../core/match/choose-next-matches.ts'
import { leagueTitle } from '../../core/match/league-title.ts'
import { eventPath } from '../../core/paths.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { systemClock } from '../../platform/clock.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './next-matches.module.css'

const HOURS = 24
/** Of the server's list: the first leagues of the day. */
const SCREEN = { top: 0, height: 200 }
const REFRESH_MS = 60_000

interface NextMatchesProps {
  /** Of the sheet or drawer that it stands in: whoever goes to a match wants to see it. */
  onClose: (() => void) | undefined
}

/** Under an empty slip, in the place of the promotional block: what kicks off next in the leagues that lead the list. */
export default function NextMatches({ onClose }: NextMatchesProps) {
  const { data } = useTopic('menu', MENU_TOPIC)
  const sport = data?.sports[0]?.id
  return sport === undefined ? null : <NextOfSport sport={sport} onClose={onClose} />
}

const HERE = ['home.here_bets', 'home.here_tools', 'home.here_play'] as const

/** For a guest, who has no slip yet: what there is to do here. */
function WhatIsHere() {
  const text = useText()
  return (
    <section className={styles.block} aria-label={text('home.here')}>
      <StarPattern />
      <h2 className={styles.title}>{text('home.here')}</h2>
      <ul className={styles.here}>
        {HERE.map((line) => (
          <li key={line}>{text(line)}</li>
        ))}
      </ul>
    </section>
  )
}

function NextOfSport({ sport, onClose }: NextMatchesProps & { sport: number }) {
  const player = usePlayer()
  const { data } = useCall(
    prematchMatches,
    { sport, hours: HOURS, screen: SCREEN },
    { refreshMs: REFRESH_MS },
  )
  const next = chooseNextMatches(data?.leagues ?? [], systemClock.nowMs())
  // Together, so that neither moves the other.
  if (data === undefined) return null
  return (
    <>
      {next.length > 0 && <Next next={next} sport={sport} onClose={onClose} />}
      {player === undefined && <WhatIsHere />}
    </>
  )
}

type NextProps = NextMatchesProps & { sport: number; next: ReturnType<typeof chooseNextMatches> }

function Next({ next, sport, onClose }: NextProps) {
  const text = useText()
  return (
    <section className={styles.block} aria-label={text('slip.next_matches')}>
      <StarPattern />
      <h2 className={styles.title}>{text('slip.next_matches')}</h2>
      <ul className={styles.list}>
        {next.map(({ event, league }) => (
          <li key={event.id}>
            <Link
              className={styles.match}
              to={eventPath({ id: event.id, type: event.type, sport })}
              onClick={onClose}
            >
              <time className={styles.time}>{formatTimeOfDay(new Date(parseWireTime(event.time)))}</time>
              <span className={styles.name}>{eventTitle(event)}</span>
              <span className={styles.league}>{leagueTitle(league)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
