import { useMoneyLook } from '@croupier/kit/money.tsx'
import { shortText } from '../../parts/play/short-amount.ts'
import { stackOf } from './chips.ts'
import type { Chip, ChipTone } from './chips.ts'
import classes from './chip.module.css'

// Eighteen and a half on, twenty-six off, six times around a rim of radius 48 that is 301.6 long.
const EDGE = '23.3 26.97'

/** A chip's face with its numeral; drawn, the amount is said in words beside it. */
export function ChipFace({ tone, text }: { readonly tone: ChipTone; readonly text: string }) {
  const { face, spots = 'var(--ivory-94)', numeral = 'var(--white)' } = CHIP_PAINT[tone]
  return (
    <svg viewBox="0 0 100 100" className={classes.chip} aria-hidden>
      <circle cx="50" cy="50" r="48" fill={face} />
      <circle
        cx="50"
        cy="50"
        r="42.5"
        fill="none"
        stroke={spots}
        strokeWidth="11"
        strokeDasharray={EDGE}
        pathLength="301.6"
      />
      <circle cx="50" cy="50" r="36.5" fill="rgb(10 14 30 / 0.42)" />
      <circle cx="50" cy="50" r="34" fill="none" stroke="var(--gold-77)" strokeWidth="1.6" strokeDasharray="1.5 3" />
      <circle cx="50" cy="50" r="30.5" fill={face} />
      <path
        d="M22 36A32 32 0 0 1 62 21"
        fill="none"
        stroke="var(--white)"
        strokeOpacity="0.42"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <text x="50" y="50" dy="0.35em" className={classes.numeral} fill={numeral} fontSize={sizeOf(text)}>
        {text}
      </text>
    </svg>
  )
}

interface ChipPaint {
  readonly face: string
  readonly spots?: string
  readonly numeral?: string
}

/** With what a chip of each tone is painted. */
export const CHIP_PAINT: Readonly<Record<ChipTone, ChipPaint>> = {
  pearl: { face: 'var(--ivory-94)', spots: 'var(--blue-54)', numeral: 'var(--blue-23)' },
  red: { face: 'var(--red-59)' },
  blue: { face: 'var(--blue-57)' },
  green: { face: 'var(--green-62)' },
  ink: { face: 'var(--blue-32)', numeral: 'var(--gold-88)' },
  violet: { face: 'var(--violet-57)' },
  gold: { face: 'var(--gold-77)', numeral: 'var(--blue-23)' },
  rose: { face: 'var(--rose-65)' },
}

const SIZES: Readonly<Record<number, number>> = { 0: 27, 1: 27, 2: 27, 3: 22.5, 4: 19, 5: 16 }

/** By its length, so that a numeral stays on the face; a Han character is as wide as two figures. */
function sizeOf(text: string): number {
  const length = [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0)
  return SIZES[length] ?? 80 / length
}

interface StackProps {
  readonly units: bigint
  readonly chips: readonly Chip[]
  /** Not yet answered by the server. */
  readonly waiting?: boolean
}

/** What lies on a spot: at most five chips, the total on the top one. */
export function Stack({ units, chips, waiting = false }: StackProps) {
  const look = useMoneyLook()
  const tones = stackOf(units, chips)
  return (
    <span className={classes.stack} data-waiting={waiting || undefined} aria-hidden>
      {tones.map((tone, at) => (
        // Chips of a stack have nothing but their place.
        <span key={at} className={classes.place} style={{ transform: `translateY(${-at * 11}%)` }}>
          <ChipFace tone={tone} text={at === tones.length - 1 ? shortText(units, look) : ''} />
        </span>
      ))}
    </span>
  )
}
