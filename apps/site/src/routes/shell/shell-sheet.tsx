import Dialog from '@xezer/ui/dialog'
import { useText } from '@xezer/ui/text-provider'
import type { Route } from '../route-table.ts'
import { LeftMenu } from './left-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { SlipSlot } from './slots.tsx'
import type { Sheet } from './use-sheet.ts'

interface ShellSheetProps {
  sheet: Sheet
  isPhone: boolean
  section: Route['section']
  onClose: () => void
}

/** Menu or slip over the page: a bottom sheet on phones, a drawer from its own side otherwise. */
export default function ShellSheet({ sheet, isPhone, section, onClose }: ShellSheetProps) {
  const text = useText()
  const isSlip = sheet === 'slip'
  return (
    <Dialog
      isOpen
      look={isPhone ? 'sheet' : isSlip ? 'drawer' : 'left'}
      title={text(isSlip ? 'nav.slip' : 'nav.menu')}
      hasOwnHead={isSlip}
      onClose={onClose}
    >
      {isSlip ? (
        <SlipSlot onClose={onClose} />
      ) : isPhone ? (
        <PhoneMenu section={section} onClose={onClose} />
      ) : (
        <LeftMenu section={section} form="sheet" />
      )}
    </Dialog>
  )
}
