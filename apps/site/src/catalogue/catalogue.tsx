import Dialog from '@xezer/ui/dialog'
import { useText } from '@xezer/ui/text-provider'
import { BoardStates } from './board-states.tsx'
import styles from './catalogue.module.css'
import { ControlStates } from './control-states.tsx'
import { FieldStates } from './field-states.tsx'
import { NoteStates } from './note-states.tsx'
import { OddsCellStates } from './odds-cell-states.tsx'
import { TopBarStates } from './top-bar-states.tsx'

const DIALOG_LOOKS = ['dialog', 'sheet', 'drawer', 'left'] as const

/** Every component of the design system in every state, also in those that no journey can bring about. */
export function Catalogue({ open }: { open: string | null }) {
  const text = useText()
  const look = DIALOG_LOOKS.find((one) => one === open)
  return (
    <main className={styles.page}>
      <h1>{text('nav.live_now')}</h1>
      <OddsCellStates />
      <BoardStates />
      <ControlStates />
      <FieldStates />
      <NoteStates />
      <TopBarStates />
      {look !== undefined && (
        <Dialog title={text('auth.login_title')} isOpen onClose={() => {}} look={look}>
          <FieldStates />
        </Dialog>
      )}
    </main>
  )
}
