import type { ListSport } from '@xezer/contract/sport-entities'
import { Button } from '@xezer/ui/button'
import { Chip } from '@xezer/ui/chip'
import { EmptyState } from '@xezer/ui/empty-state'
import { Skeleton } from '@xezer/ui/skeleton'
import { SportIcon } from '@xezer/ui/sport-icon'
import { useText } from '@xezer/ui/text-provider'
import { type ReactNode, useMemo } from 'react'
import { Unreached } from '../../core/chrome/unreached.tsx'
import { FIRST_GROUP, overviewTopic, readGroup } from '../../core/live/topic-names.ts'
import { useTopic } from '../../core/live/use-topic.ts'
import { LeagueList } from '../../core/match/league-list.tsx'
import { PREMATCH_PATH } from '../../core/paths.ts'
import { usePlace, useRouter } from '../../platform/router-context.tsx'
import { keepVideo } from './keep-video.ts'
import styles from './live-overview.module.css'

/** Events in play by sport and league, with the prices of the chosen column group. */
interface LiveOverviewProps {
  sport: number | undefined
  isVideo: boolean
  next: ReactNode
}

export function LiveOverview({ sport, isVideo, next }: LiveOverviewProps) {
  const text = useText()
  const { path, search } = usePlace()
  const router = useRouter()
  const group = readGroup(search)
  const { data, isFailed, isGone } = useTopic('overview', overviewTopic(sport, group))
  const sports = useMemo(() => data && (isVideo ? keepVideo(data.sports) : data.sports), [data, isVideo])
  if (data === undefined && !isGone) {
    if (isFailed) return <Unreached />
    return <Skeleton rows={10} rowHeight={52} />
  }
  if (sports === undefined || sports.every((shown) => shown.countEvents === 0)) {
    return (
      <>
        <EmptyState
          title={text(sport === undefined ? 'err.no_live' : 'err.no_live_of_sport')}
          action={<Button onClick={() => router.navigate(PREMATCH_PATH)}>{text('nav.sports')}</Button>}
        />
        {next}
      </>
    )
  }
  const choose = (id: number) => router.navigate(id === FIRST_GROUP ? path : `${path}?group=${id}`, 'replace')
  return (
    <div className={styles.sports}>
      {sports.map((shown) => (
        <SportSection key={shown.id} sport={shown} group={group} onChoose={choose} />
      ))}
    </div>
  )
}

interface SportSectionProps {
  sport: ListSport
  group: number
  onChoose: (group: number) => void
}

function SportSection({ sport, group, onChoose }: SportSectionProps) {
  return (
    <section aria-label={sport.name}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <SportIcon alias={sport.alias} /> {sport.name}
        </h2>
        <div className={styles.groups}>
          {sport.groups.length > 1 &&
            sport.groups.map(({ id, name }) => (
              <Chip key={id} isOn={id === group} onClick={() => onChoose(id)}>
                {name}
              </Chip>
            ))}
        </div>
      </div>
      <LeagueList
        sport={sport}
        head={sport.head}
        groups={{ all: sport.groups, current: group, onChoose }}
        leagues={sport.leagues}
      />
    </section>
  )
}
