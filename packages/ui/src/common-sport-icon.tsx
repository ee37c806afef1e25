import {
  IconBallBasketball,
  IconBallTennis,
  IconBallVolleyball,
  IconPingPong,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'

const ICONS = {
  basketball: IconBallBasketball,
  table_tennis: IconPingPong,
  tennis: IconBallTennis,
  volleyball: IconBallVolleyball,
} as const satisfies Record<string, ComponentType<IconProps>>
export type CommonSport = keyof typeof ICONS

/** Sports that are in play at every hour: a first page shows them, and waits for no other icon. */
export default function CommonSportIcon({ alias, ...rest }: IconProps & { alias: CommonSport }) {
  const Icon = ICONS[alias]
  return <Icon aria-hidden="true" {...rest} />
}
