import { CHIP_PAINT } from './chip.tsx'
import { CHIP_TONES } from './chips.ts'

const COLUMN = 36
const EDGES = 9

/** The house's chips in their tray, eight tubes seen from above. Decoration. */
export const ChipTray = ({ className }: { readonly className: string | undefined }) => (
  <svg className={className} viewBox="0 0 328 72" aria-hidden>
    <rect
      x="1"
      y="1"
      width="326"
      height="70"
      rx="12"
      fill="var(--copper-32)"
      stroke="var(--gold-77)"
      strokeWidth="1.6"
    />
    <rect x="8" y="8" width="312" height="56" rx="7" fill="var(--ink-16)" />
    {CHIP_TONES.map((tone, at) => (
      <g key={tone} transform={`translate(${20 + at * COLUMN} 12)`}>
        <rect width="32" height="48" rx="4" fill={CHIP_PAINT[tone].face} />
        {Array.from({ length: EDGES }, (_, edge) => (
          // An edge has nothing but its place.
          <path
            key={edge}
            d={`M0 ${3 + edge * 5.2}h32`}
            stroke="var(--ink-18)"
            strokeOpacity="0.45"
            strokeWidth="1.1"
          />
        ))}
        <path
          d="M11 1v46M21 1v46"
          stroke="var(--white)"
          strokeOpacity="0.75"
          strokeWidth="4"
          strokeDasharray="3.4 1.8"
        />
        <rect width="32" height="48" rx="4" fill="none" stroke="var(--ink-18)" strokeOpacity="0.5" strokeWidth="3" />
      </g>
    ))}
  </svg>
)
