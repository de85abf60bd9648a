import classes from './chip-tray.module.css'
import { CHIP_TONES } from './chips.ts'

const COLUMN = 36
const EDGES = 9

/** The house's chips in their tray, eight tubes seen from above. Decoration. */
export const ChipTray = ({ className }: { readonly className: string | undefined }) => (
  <svg className={className} viewBox="0 0 328 72" aria-hidden>
    <rect x="1" y="1" width="326" height="70" rx="12" className={classes.wood} />
    <rect x="8" y="8" width="312" height="56" rx="7" className={classes.well} />
    {CHIP_TONES.map((tone, at) => (
      <g key={tone} transform={`translate(${20 + at * COLUMN} 12)`} data-tone={tone} className={classes.tube}>
        <rect width="32" height="48" rx="4" className={classes.chips} />
        {Array.from({ length: EDGES }, (_, edge) => (
          // An edge has nothing but its place.
          <path key={edge} d={`M0 ${3 + edge * 5.2}h32`} className={classes.edge} />
        ))}
        <path d="M11 1v46M21 1v46" className={classes.spots} />
        <rect width="32" height="48" rx="4" className={classes.shade} />
      </g>
    ))}
  </svg>
)
