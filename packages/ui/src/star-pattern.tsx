import { useId } from 'react'
import styles from './star-pattern.module.css'

/** The product's one ornament: an eight-point star line pattern at 4 % behind its parent's content. */
export function StarPattern() {
  const id = useId()
  return (
    <svg className={styles.pattern} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="64" height="64" patternUnits="userSpaceOnUse">
          <path
            d="M32 4 40.2 12.2H51.8V23.8L60 32l-8.2 8.2v11.6H40.2L32 60l-8.2-8.2H12.2V40.2L4 32l8.2-8.2V12.2h11.6ZM32 14l18 18-18 18-18-18ZM0 0l12.2 12.2M64 0 51.8 12.2M0 64l12.2-12.2M64 64 51.8 51.8M0 32h4M60 32h4M32 0v4M32 60v4"
            fill="none"
            stroke="currentColor"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
