import { formatOdds } from '@xezer/i18n/format-odds'
import { BAKU_AHEAD_MINUTES, nameZone, type Zone } from '@xezer/i18n/format-time'
import type { PlainMessageId } from '@xezer/i18n/translator'
import { ODDS_FORMATS, type OddsFormat } from '@xezer/money/odds-format-names'
import { writeOdds } from '@xezer/money/odds-formats'
import { Chip } from '@xezer/ui/chip'
import { Select } from '@xezer/ui/select'
import { useText } from '@xezer/ui/text-provider'
import type { ReactNode } from 'react'
import { chooseTheme, shownTheme } from '../../core/chrome/theme.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { chooseView } from '../../core/view/choose-view.ts'
import { shownView } from '../../core/view/view.ts'
import { systemClock } from '../../platform/clock.ts'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import { useObservable } from '../../platform/use-observable.ts'
import styles from './settings.module.css'

const NAMES: Readonly<Record<OddsFormat, PlainMessageId>> = {
  decimal: 'view.odds.decimal',
  fractional: 'view.odds.fractional',
  american: 'view.odds.american',
  hongkong: 'view.odds.hongkong',
  malay: 'view.odds.malay',
  indonesian: 'view.odds.indonesian',
}
/** A favourite and an outsider, in thousandths: formats differ most between them. */
const EXAMPLES = [1850, 2500] as const
const THEMES = ['dark', 'light'] as const
/** Every whole hour that somebody lives by, and the halves and quarters. */
const ZONES = [
  ...[
    -600, -540, -480, -420, -360, -300, -240, -210, -180, -120, -60, 0, 60, 120, 180, 210, 240, 270, 300, 330,
  ],
  ...[345, 360, 390, 420, 480, 540, 570, 600, 660, 720, 780],
]
const OWN = 'own'

/** How odds and times are written, how close rows stand, how much moves, and the colours. */
export function SettingsScreen() {
  const text = useText()
  const { isStill, isCompact } = useObservable(shownView)
  const theme = useObservable(shownTheme)
  return (
    <section className={styles.screen}>
      <h1 className={styles.title}>{text('nav.settings')}</h1>
      <p className={styles.note}>{text(usePlayer() === undefined ? 'view.lead' : 'view.lead_player')}</p>
      <OddsChoice />
      <ZoneChoice />
      <Choice name={text('view.density')}>
        <Chip isOn={!isCompact} onClick={() => void chooseView({ isCompact: false })}>
          {text('view.density_comfortable')}
        </Chip>
        <Chip isOn={isCompact} onClick={() => void chooseView({ isCompact: true })}>
          {text('view.density_compact')}
        </Chip>
      </Choice>
      <Choice name={text('view.motion')}>
        <Chip isOn={!isStill} onClick={() => void chooseView({ isStill: false })}>
          {text('view.motion_system')}
        </Chip>
        <Chip isOn={isStill} onClick={() => void chooseView({ isStill: true })}>
          {text('view.motion_still')}
        </Chip>
      </Choice>
      <Choice name={text('nav.theme')}>
        {THEMES.map((one) => (
          <Chip key={one} isOn={one === theme} onClick={() => chooseTheme(one)}>
            {text(one === 'dark' ? 'nav.theme_dark' : 'nav.theme_light')}
          </Chip>
        ))}
      </Choice>
    </section>
  )
}

function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={styles.card} data-anchor={name}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  )
}

function OddsChoice() {
  const text = useText()
  const { odds } = useObservable(shownView)
  return (
    <fieldset className={styles.card} data-anchor={text('view.odds')}>
      <legend className={styles.name}>{text('view.odds')}</legend>
      <div className={styles.formats}>
        {ODDS_FORMATS.map((format) => (
          <label key={format} className={styles.format}>
            <input
              type="radio"
              name="odds-format"
              className={styles.mark}
              checked={format === odds}
              onChange={() => void chooseView({ odds: format })}
            />
            <span className={styles.formatName}>{text(NAMES[format])}</span>
            {EXAMPLES.map((example) => (
              <span key={example} className={styles.example}>
                {format === 'decimal' ? formatOdds(example) : writeOdds(format, example)}
              </span>
            ))}
          </label>
        ))}
      </div>
      <p className={styles.note}>{text('view.odds_note')}</p>
    </fieldset>
  )
}

function ZoneChoice() {
  const text = useText()
  const { zone } = useObservable(shownView)
  const isDrawn = useIsDrawn()
  const now = new Date(isDrawn ? 0 : systemClock.nowMs())
  const device = isDrawn ? BAKU_AHEAD_MINUTES : -now.getTimezoneOffset()
  const options = [
    { value: OWN, label: text('view.zone_own', { zone: nameZone(device) }) },
    ...ZONES.map((minutes) => {
      const name = nameZone(minutes)
      return {
        value: String(minutes),
        label: minutes === BAKU_AHEAD_MINUTES ? text('view.zone_baku', { zone: name }) : name,
      }
    }),
  ]
  const choose = (value: string) => {
    const next: Zone = value === OWN ? null : Number(value)
    void chooseView({ zone: next })
  }
  return (
    <div className={styles.card} data-anchor={text('view.zone')}>
      <Select
        label={text('view.zone')}
        value={zone === null ? OWN : String(zone)}
        options={options}
        onChange={choose}
      />
    </div>
  )
}
