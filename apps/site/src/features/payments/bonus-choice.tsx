import type { BonusOffer } from '@xezer/contract/bonuses'
import { formatMoney } from '@xezer/i18n/format-money'
import { type Currency, type Minor, minor, ZERO_MINOR } from '@xezer/money/minor'
import { useText } from '@xezer/ui/text-provider'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'
import { BONUSES_PATH } from '../../core/paths.ts'
import { Link } from '../../platform/router-context.tsx'
import styles from './bonus-choice.module.css'
import type { DepositBonus } from './use-deposit-bonus.ts'

interface BonusChoiceProps {
  bonus: DepositBonus
  currency: Currency
  amountMinor: Minor
  /** The least deposit by the chosen method. */
  methodMinor: Minor
}

/** What the deposit would earn, rounded down as the server does; nothing below the least deposit. */
export function giftOf({ percent, min, max }: BonusOffer, amountMinor: Minor): Minor {
  const most = max === null ? null : readWireAmount(max)
  if (amountMinor < readWireAmount(min)) return ZERO_MINOR
  if (percent === null) return amountMinor > 0n ? (most ?? ZERO_MINOR) : ZERO_MINOR
  const part = minor((amountMinor * BigInt(percent)) / 100n)
  return most !== null && part > most ? most : part
}

/** The least deposit that is worth a word: less than the method takes would promise what no deposit can be made for. */
export function leastOf({ min }: BonusOffer, methodMinor: Minor): Minor | null {
  const least = readWireAmount(min)
  return least > methodMinor ? least : null
}

/** What the chosen bonus would be. */
export function findGift(bonus: DepositBonus | undefined, amountMinor: Minor): Minor {
  const offer = bonus?.bonuses?.offers.find(({ campaign }) => campaign === bonus.chosen)
  return offer === undefined ? ZERO_MINOR : giftOf(offer, amountMinor)
}

/** Which bonus a deposit earns: one of those that are due, or none. Used ones stay in sight, and are named as such. */
export function BonusChoice({ bonus, currency, amountMinor, methodMinor }: BonusChoiceProps) {
  const text = useText()
  const { bonuses, chosen, choose } = bonus
  if (bonuses === undefined || bonuses.offers.length === 0) return null
  const isLater = bonuses.bonuses.some(({ status }) => status === 'active')
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{text('bonuses.choose')}</legend>
      {bonuses.offers.map((offer) => (
        <Offer
          key={offer.campaign}
          {...{ offer, currency, isLater, methodMinor }}
          giftMinor={giftOf(offer, amountMinor)}
          isChosen={chosen === offer.campaign}
          onChoose={() => choose(offer.campaign)}
        />
      ))}
      <label className={styles.card} data-on={chosen === null || undefined}>
        <input type="radio" name="bonus" checked={chosen === null} onChange={() => choose(null)} />
        <span className={styles.name}>{text('bonuses.no_bonus')}</span>
      </label>
      <Link to={BONUSES_PATH} target="_blank" className={styles.terms}>
        {text('bonuses.terms')}
      </Link>
    </fieldset>
  )
}

interface OfferProps {
  offer: BonusOffer
  currency: Currency
  giftMinor: Minor
  methodMinor: Minor
  /** It waits for the active one to be over. */
  isLater: boolean
  isChosen: boolean
  onChoose: () => void
}

function Offer({ offer, currency, giftMinor, methodMinor, isLater, isChosen, onChoose }: OfferProps) {
  const text = useText()
  const isUsed = offer.state === 'used'
  const least = leastOf(offer, methodMinor)
  const gift = () => {
    if (isUsed) return text('bonuses.used')
    if (giftMinor > 0n) return `+${formatMoney(giftMinor, currency)}`
    return least === null ? '' : text('bonuses.from_amount', { amount: formatMoney(least, currency) })
  }
  return (
    <label className={styles.card} data-on={isChosen || undefined} data-used={isUsed || undefined}>
      <input type="radio" name="bonus" checked={isChosen} disabled={isUsed} onChange={onChoose} />
      <span className={styles.name}>{offer.name}</span>
      <span className={giftMinor > 0n && !isUsed ? styles.gift : styles.state}>{gift()}</span>
      {isChosen && (
        <span className={styles.text}>
          {offer.terms.join('. ')}.{isLater && ` ${text('bonuses.starts_later')}`}
        </span>
      )}
    </label>
  )
}
