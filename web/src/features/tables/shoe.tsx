import type { LiveTable } from './use-live-table.ts'
import classes from './shoe.module.css'

// So many edges are drawn of a full pile.
const edges = 14

/** The shoe that is dealt from and what has been dealt, each as full as it is. The bar says how full in figures. */
export function Shoe({ shoe }: Pick<LiveTable, 'shoe'>) {
  if (!shoe || shoe.taken === null || shoe.size === null) return null
  const gone = Math.round((shoe.taken / shoe.size) * edges)
  return (
    <>
      <svg viewBox="0 0 120 92" className={classes.gone} aria-hidden>
        <path d="M3 2h114l3 82H0z" fill="var(--rose-32)" stroke="var(--rose-44)" strokeWidth="2" />
        {Array.from({ length: gone }, (_, at) => (
          // An edge has nothing but its place.
          <rect key={at} x="14" y={72 - at * 4.4} width="92" height="3.4" rx="1" fill="var(--ivory-94)" />
        ))}
      </svg>
      <svg viewBox="0 0 190 118" className={classes.shoe} aria-hidden>
        <path d="M22 0h150l10 26H10z" fill="var(--blue-35)" />
        {Array.from({ length: edges - gone }, (_, at) => (
          // An edge has nothing but its place.
          <path key={at} d={`M${150 - at * 8} 6l4 16`} stroke="var(--ivory-94)" strokeWidth="2.4" />
        ))}
        <rect
          x="8"
          y="26"
          width="174"
          height="86"
          rx="8"
          fill="var(--blue-23)"
          stroke="var(--blue-35)"
          strokeWidth="2"
        />
        <rect
          x="16"
          y="36"
          width="158"
          height="68"
          rx="5"
          fill="none"
          stroke="var(--gold-77)"
          strokeOpacity="0.55"
          strokeWidth="1.5"
        />
        <path d="M95 52l9 18-9 18-9-18z" fill="var(--gold-77)" />
        <path d="M8 80l-8 30h20V66z" fill="var(--ivory-94)" />
      </svg>
    </>
  )
}
