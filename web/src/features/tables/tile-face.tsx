import classes from './tile-face.module.css'

type Point = readonly [x: number, y: number]

/** Where the pips of a half lie, in units of 44 by 44. */
const HALF: Readonly<Record<string, readonly Point[]>> = {
  1: [[22, 22]],
  2: [
    [12, 22],
    [32, 22],
  ],
  3: [
    [10, 34],
    [22, 22],
    [34, 10],
  ],
  4: [
    [12, 11],
    [32, 11],
    [12, 33],
    [32, 33],
  ],
  5: [
    [11, 10],
    [33, 10],
    [22, 22],
    [11, 34],
    [33, 34],
  ],
  6: [
    [12, 9],
    [32, 9],
    [12, 22],
    [32, 22],
    [12, 35],
    [32, 35],
  ],
}

/** One and four are red, and so is one row of the double six. */
const isRed = (half: string, text: string, x: number) => half === '1' || half === '4' || (text === '6-6' && x < 22)

/** A domino of pai gow, `1-3`: ink with an ivory edge. Decoration. */
export const Domino = ({ text }: { readonly text: string }) => (
  <svg viewBox="0 0 52 112" className={classes.tile} aria-hidden>
    <rect x="2" y="6" width="48" height="104" rx="7" fill="var(--ivory-84)" />
    <rect
      x="2"
      y="2"
      width="48"
      height="104"
      rx="7"
      fill="var(--blue-23)"
      stroke="var(--ivory-94)"
      strokeOpacity="0.55"
    />
    {text
      .split('-')
      .flatMap((half, at) =>
        (HALF[half] ?? []).map(([x, y]) => (
          <circle
            key={`${at} ${x} ${y}`}
            cx={4 + x}
            cy={8 + y + at * 48}
            r={half === '1' ? 8 : 5.4}
            fill={isRed(half, text, x) ? 'var(--red-63)' : 'var(--white)'}
          />
        )),
      )}
  </svg>
)

/** Where the dots of a mahjong tile lie, in units of 70 by 92. */
const DOTS: Readonly<Record<string, readonly Point[]>> = {
  1: [[35, 46]],
  2: [
    [35, 24],
    [35, 68],
  ],
  3: [
    [17, 20],
    [35, 46],
    [53, 72],
  ],
  4: [
    [20, 25],
    [50, 25],
    [20, 67],
    [50, 67],
  ],
  5: [
    [18, 21],
    [52, 21],
    [35, 46],
    [18, 71],
    [52, 71],
  ],
  6: [
    [21, 18],
    [49, 18],
    [21, 47],
    [49, 47],
    [21, 74],
    [49, 74],
  ],
  7: [
    [17, 13],
    [35, 20],
    [53, 27],
    [22, 50],
    [48, 50],
    [22, 75],
    [48, 75],
  ],
  8: [
    [22, 15],
    [48, 15],
    [22, 36],
    [48, 36],
    [22, 57],
    [48, 57],
    [22, 78],
    [48, 78],
  ],
  9: [
    [16, 19],
    [35, 19],
    [54, 19],
    [16, 46],
    [35, 46],
    [54, 46],
    [16, 73],
    [35, 73],
    [54, 73],
  ],
}

const radii: Readonly<Record<string, number>> = { 1: 25, 2: 17, 3: 14, 4: 13, 5: 12, 6: 11.5, 7: 9, 8: 9.5, 9: 8.6 }

/** Rows of dots in the three colours of the tiles. */
const dotTones = ['blue', 'red', 'green'] as const

/** With what a tile is painted; jade is the look of the second table. */
const LOOKS = {
  ivory: {
    back: 'var(--green-52)',
    side: 'var(--ivory-84)',
    front: 'var(--white)',
    edge: 'var(--ivory-84)',
    board: 'var(--blue-52)',
    dots: { blue: 'var(--blue-52)', red: 'var(--red-54)', green: 'var(--green-52)' },
    ring: 'var(--white)',
  },
  jade: {
    back: 'var(--gold-55)',
    side: 'var(--gold-77)',
    front: 'var(--teal-42)',
    edge: 'var(--gold-77)',
    board: 'var(--gold-94)',
    dots: { blue: 'var(--gold-94)', red: 'var(--red-79)', green: 'var(--green-88)' },
    ring: 'var(--teal-42)',
  },
} as const

interface MahjongTileProps {
  /** `1` to `9`, or `white`. */
  readonly text: string
  readonly look: keyof typeof LOOKS
}

/** A mahjong tile of the dots, or the white board. Decoration. */
export function MahjongTile({ text, look }: MahjongTileProps) {
  const { back, side, front, edge, board, dots, ring } = LOOKS[look]
  return (
    <svg viewBox="0 0 74 106" className={classes.tile} aria-hidden>
      <rect x="2" y="10" width="70" height="94" rx="10" fill={back} />
      <rect x="2" y="6" width="70" height="92" rx="10" fill={side} />
      <rect x="2" y="2" width="70" height="92" rx="10" fill={front} stroke={edge} />
      {text === 'white' ? (
        <rect x="15" y="15" width="44" height="66" rx="5" fill="none" stroke={board} strokeWidth="5" />
      ) : null}
      {(DOTS[text] ?? []).map(([x, y], at) => (
        <Dot
          key={`${x} ${y}`}
          at={[x + 2, y + 2]}
          radius={radii[text] ?? 9}
          fill={dots[toneOf(text, at)]}
          ring={ring}
        />
      ))}
    </svg>
  )
}

/** The dots of a row are alike: the seven and the nine have three rows, the five and the three one in the middle. */
function toneOf(text: string, at: number): (typeof dotTones)[number] {
  if (text === '1' || (text === '7' && at > 2)) return 'red'
  if (text === '3' || text === '2') return dotTones[at] ?? 'blue'
  if (text === '5') return at === 2 ? 'red' : at % 3 === 0 ? 'blue' : 'green'
  if (text === '9') return dotTones[Math.floor(at / 3)] ?? 'blue'
  if (text === '6') return at < 2 ? 'green' : 'red'
  if (text === '7') return 'green'
  return text === '8' ? 'blue' : at % 3 === 0 ? 'blue' : 'green'
}

interface DotProps {
  readonly at: Point
  readonly radius: number
  readonly fill: string
  /** The colour of the ring that is cut into it, and of its middle. */
  readonly ring: string
}

const Dot = ({ at: [x, y], radius, fill, ring }: DotProps) => (
  <g fill={fill}>
    <circle cx={x} cy={y} r={radius} />
    <circle cx={x} cy={y} r={radius * 0.64} fill="none" stroke={ring} strokeWidth="1.6" />
    <circle cx={x} cy={y} r={radius * 0.26} fill={ring} />
  </g>
)
