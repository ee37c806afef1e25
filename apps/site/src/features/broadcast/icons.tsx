import {
  IconMaximize as Maximize,
  IconPlayerPause as Pause,
  IconPlayerPlay as Play,
} from '@tabler/icons-react'

const LOOK = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

export const IconMaximize = () => <Maximize {...LOOK} />
export const IconPause = () => <Pause {...LOOK} />
export const IconPlay = () => <Play {...LOOK} />
