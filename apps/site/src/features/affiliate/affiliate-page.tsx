import { PARTNER_LENGTH_MAX } from '@xezer/contract/partner'
import { Button } from '@xezer/ui/button'
import { TextField } from '@xezer/ui/text-field'
import { useText } from '@xezer/ui/text-provider'
import { useState } from 'react'
import { BRAND_NAME } from '../../core/brand.ts'
import { isChatOpen } from '../../core/chrome/chat-prompt.ts'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import styles from './affiliate-page.module.css'

const STEPS = ['affiliate.step_number', 'affiliate.step_link', 'affiliate.step_kept'] as const
const FACTS = ['affiliate.fact_once', 'affiliate.fact_last', 'affiliate.fact_terms'] as const

/** How partners work with the house: what a link does, what is kept, and what is agreed upon apart. */
export function AffiliatePage() {
  const text = useText()
  return (
    <section className={styles.page} aria-labelledby="affiliate-title">
      <h1 id="affiliate-title" className={styles.title}>
        {text('affiliate.title', { brand: BRAND_NAME })}
      </h1>
      <p className={styles.lead}>{text('affiliate.lead')}</p>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            {text(step)}
          </li>
        ))}
      </ol>
      <LinkMaker />
      <ul className={styles.facts}>
        {FACTS.map((fact) => (
          <li key={fact}>{text(fact)}</li>
        ))}
      </ul>
      <div>
        <Button look="main" onClick={() => isChatOpen.write(true)}>
          {text('affiliate.ask')}
        </Button>
      </div>
    </section>
  )
}

const NO_PARTNER = /[^\w-]/g

/** Makes the link of a partner out of his number. */
function LinkMaker() {
  const text = useText()
  const isDrawn = useIsDrawn()
  const [partner, setPartner] = useState('')
  const [isCopied, setIsCopied] = useState(false)
  const link = isDrawn || partner === '' ? '' : `${location.origin}/?partner=${partner}`
  const change = (typed: string) => {
    setPartner(typed.replaceAll(NO_PARTNER, ''))
    setIsCopied(false)
  }
  // Where nothing may be copied the link stands there to be marked.
  const copy = () =>
    void navigator.clipboard?.writeText(link).then(
      () => setIsCopied(true),
      () => {},
    )
  return (
    <div className={styles.maker}>
      <TextField
        label={text('affiliate.number')}
        value={partner}
        maxLength={PARTNER_LENGTH_MAX}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
      />
      <p className={styles.link}>{link === '' ? text('affiliate.no_link') : link}</p>
      <Button disabled={link === ''} onClick={copy}>
        {text(isCopied ? 'affiliate.copied' : 'affiliate.copy')}
      </Button>
    </div>
  )
}
