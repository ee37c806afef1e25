import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDevices,
  IconDeviceTablet,
  IconLogout2,
} from '@tabler/icons-react'
import type { AccountSession } from '@xezer/contract/sessions'
import { IconButton } from '@xezer/ui/icon-button'
import { IconTile } from '@xezer/ui/icon-tile'
import { Spinner } from '@xezer/ui/spinner'
import { useText } from '@xezer/ui/text-provider'
import { momentText } from '../../core/text/moment-text.ts'
import { nameDevice } from './name-device.ts'
import styles from './security.module.css'

const ICONS = {
  desktop: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  other: IconDevices,
} as const

const METHODS = {
  registration: 'security.method_registration',
  password: 'security.method_password',
  password_code: 'security.method_password_code',
  recovery_code: 'security.method_recovery_code',
  passkey: 'security.method_passkey',
} as const

interface SessionRowProps {
  session: AccountSession
  isBusy: boolean
  onEnd: () => void
}

/** A place where the player is logged in; the one that is looked from is left by logging out. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const text = useText()
  const { own, used, address, method, device } = session
  const Icon = ICONS[device]
  const name = nameDevice(text, session)
  return (
    <li className={styles.row}>
      <IconTile>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
      </IconTile>
      <div className={styles.what}>
        <p className={styles.name}>
          {name} {own && <span className={styles.tag}>{text('security.this_device')}</span>}
        </p>
        <p className={styles.note}>
          {[address, text(METHODS[method])].filter((part) => part !== '').join(' · ')}
        </p>
      </div>
      <span className={styles.time}>{own ? text('security.now') : momentText(used)}</span>
      {!own && (
        <IconButton label={text('security.end', { device: name })} onClick={onEnd} aria-busy={isBusy}>
          {isBusy ? <Spinner /> : <IconLogout2 size={20} stroke={1.75} aria-hidden="true" />}
        </IconButton>
      )}
    </li>
  )
}
