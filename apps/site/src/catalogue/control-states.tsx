import { Button } from '@xezer/ui/button'
import { buttonLook } from '@xezer/ui/button-look'
import { Chip } from '@xezer/ui/chip'
import { IconButton } from '@xezer/ui/icon-button'
import { IconX } from '@xezer/ui/icons'
import { MenuButton } from '@xezer/ui/menu-button'
import { Switch } from '@xezer/ui/switch'
import { Tabs } from '@xezer/ui/tabs'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { Specimen } from './specimen.tsx'

const LOOKS = ['main', 'plain', 'quiet', 'attention'] as const
const SIZES = ['small', 'normal', 'large'] as const
const TABS = ['bet.filter.all', 'bet.filter.open', 'bet.filter.winning'] as const

export function ControlStates() {
  const text = useText()
  const [isOn, setIsOn] = useState(true)
  const [tab, setTab] = useState<(typeof TABS)[number]>(TABS[0])
  return (
    <>
      {SIZES.map((size) => (
        <Specimen key={size} name={`Button ${size}`}>
          {LOOKS.map((look) => (
            <Button key={look} look={look} size={size}>
              {text('auth.login')}
            </Button>
          ))}
          <Button look="main" size={size} isBusy>
            {text('auth.login')}
          </Button>
          <Button look="main" size={size} disabled>
            {text('auth.login')}
          </Button>
        </Specimen>
      ))}
      <Specimen name="Button wide" isWide>
        <Button look="main" isWide>
          {text('auth.register')}
        </Button>
      </Specimen>
      <Specimen name="buttonLook">
        {(['main', 'plain', 'quiet'] as const).map((look) => (
          <a key={look} href={`#${look}`} className={buttonLook(look)}>
            {text('auth.register')}
          </a>
        ))}
      </Specimen>
      <Specimen name="IconButton, MenuButton">
        <IconButton label={text('nav.close')}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label={text('nav.close')} disabled>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <MenuButton
          label={text('nav.account')}
          button={text('nav.account')}
          items={[
            { key: 'bets', content: text('nav.my_bets'), onChoose: () => {} },
            { key: 'profile', content: text('nav.profile'), onChoose: () => {} },
          ]}
        />
      </Specimen>
      <Specimen name="Chip">
        <Chip isOn>{text('bet.filter.open')}</Chip>
        <Chip isOn={false}>{text('bet.filter.winning')}</Chip>
      </Specimen>
      <Specimen name="Switch" isWide>
        <Switch isOn={isOn} onChange={setIsOn}>
          {text('ui.yes')}
        </Switch>
        <Switch isOn={!isOn} onChange={(next) => setIsOn(!next)}>
          {text('ui.no')}
        </Switch>
      </Specimen>
      <Specimen name="Tabs" isWide>
        <Tabs
          label={text('bet.filters')}
          tabs={TABS.map((key) => ({ key, label: text(key) }))}
          selected={tab}
          onSelect={setTab}
        />
      </Specimen>
    </>
  )
}
