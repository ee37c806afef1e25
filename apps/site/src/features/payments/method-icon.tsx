import type { MethodGroup } from '@xezer/payments/methods'

/** Four drawings of our own, a kind of method each: no sign of a payment system is copied. */
const PATHS: Readonly<Record<MethodGroup, string>> = {
  wallet:
    'M8 11V9.5A2.5 2.5 0 0 1 10.5 7H21v4M8 11h15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a3 3 0 0 1-3-3V11zM25 15.5h-4.5a2.5 2.5 0 0 0 0 5H25',
  phone:
    'M12.5 5.5h7A2.5 2.5 0 0 1 22 8v16a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 10 24V8a2.5 2.5 0 0 1 2.5-2.5zM14.5 9h3M15 23h2',
  bank: 'M6.5 13 16 7l9.5 6zM9.5 16.5v5M14 16.5v5M18 16.5v5M22.5 16.5v5M7 25h18',
  card: 'M8 9h16a2.5 2.5 0 0 1 2.5 2.5v9A2.5 2.5 0 0 1 24 23H8a2.5 2.5 0 0 1-2.5-2.5v-9A2.5 2.5 0 0 1 8 9zM5.5 14h21M9.5 19h4',
}

/** product §9, constants: icons of payments have 32 px. */
export function MethodIcon({ group }: { group: MethodGroup }) {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={PATHS[group]} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
