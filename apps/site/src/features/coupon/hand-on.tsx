import { IconCopy, IconShare2 } from '@tabler/icons-react'
import type { SlipPosition } from '@xezer/contract/bet-slip'
import { Button } from '@xezer/ui/button'
import { useText } from '@xezer/ui/text-provider'
import { couponPath } from '../../core/paths.ts'
import { useServices } from '../../core/services.tsx'
import styles from './coupon-screen.module.css'
import { shareText } from './share-text.ts'

/** The code in large letters, and the ways to hand it on; where the browser shares nothing it is copied. */
export function HandOn({ code, positions }: { code: string; positions: readonly SlipPosition[] }) {
  const text = useText()
  const { announcer } = useServices()
  const link = new URL(couponPath(code), document.baseURI).href
  const said = shareText(positions, `${text('coupon.title')} ${code}`, link)
  const copy = async (words: string) => {
    try {
      await navigator.clipboard.writeText(words)
      announcer.say(text('coupon.copied'))
    } catch {
      announcer.alert(text('coupon.copy_failed'))
    }
  }
  const share = async () => {
    if (navigator.share === undefined) return copy(said)
    // Whoever closes the browser's own sheet has changed his mind.
    await navigator.share({ text: said }).catch(() => undefined)
  }
  return (
    <div className={styles.hand}>
      <p className={styles.code}>
        <span className={styles.letters} aria-hidden="true">
          <span>{code.slice(0, 4)}</span>
          <span>{code.slice(4)}</span>
        </span>
        {/* Read out sign by sign. */}
        <span className={styles.spoken}>{[...code].join(' ')}</span>
      </p>
      <div className={styles.ways}>
        <Button onClick={() => void copy(link)}>
          <span className={styles.way}>
            <IconCopy size={18} stroke={1.75} aria-hidden="true" /> {text('coupon.copy_link')}
          </span>
        </Button>
        <Button onClick={() => void share()}>
          <span className={styles.way}>
            <IconShare2 size={18} stroke={1.75} aria-hidden="true" /> {text('coupon.share')}
          </span>
        </Button>
      </div>
    </div>
  )
}
