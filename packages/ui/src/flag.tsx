import styles from './flag.module.css'

/** A flag by its code (`az`, `gb-eng`, `un`); one small picture each, never a style sheet of all of them. */
export function Flag({ code }: { code: string }) {
  return (
    <img className={styles.flag} src={`/flags/${code}.webp`} alt="" width={20} height={15} loading="lazy" />
  )
}
