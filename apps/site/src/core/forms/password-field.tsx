import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { IconButton } from '@xezer/ui/icon-button'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { type ComponentProps, useState } from 'react'

/** A password that its owner may look at while typing. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const text = useText()
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={128}
      ending={
        <IconButton
          label={text('auth.show_password')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
