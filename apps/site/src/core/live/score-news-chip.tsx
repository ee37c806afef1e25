import type { PlainMessageId } from '@xezer/i18n/translator'
import { useText } from '@xezer/ui/text-provider'
import type { ScoreNews } from './find-score-news.ts'
import styles from './score-news-chip.module.css'

const WORDS: Readonly<Record<ScoreNews, PlainMessageId>> = {
  goal: 'live.goal',
  set: 'live.set_over',
  part: 'live.part_over',
}

/** Says for ten seconds why the score is another one. */
export function ScoreNewsChip({ news }: { news: ScoreNews }) {
  return <span className={styles.chip}>{useText()(WORDS[news])}</span>
}
