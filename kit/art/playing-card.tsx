import classes from './playing-card.module.css'

interface PlayingCardProps {
  /** As it stands on the card: A, 2 … 10, J, Q, K. */
  readonly rank: string
  readonly suit: '♠' | '♥' | '♣' | '♦'
  /** 72 px and wider shows pips, below a large index. */
  readonly width: number
}

/** A playing card of the house: ivory, red or ink, small ones with a large index. Decoration: its name is written beside it. */
export function PlayingCard({ rank, suit, width }: PlayingCardProps) {
  const red = suit === '♥' || suit === '♦'
  return (
    <svg
      viewBox="0 0 100 140"
      width={width}
      height={width * 1.4}
      className={classes.card}
      data-red={red || undefined}
      aria-hidden
    >
      <rect x="0.5" y="0.5" width="99" height="139" rx="9" className={classes.ivory} />
      {width < 72 ? <LargeIndex rank={rank} suit={suit} /> : <Face rank={rank} suit={suit} />}
    </svg>
  )
}

type CardIndex = Pick<PlayingCardProps, 'rank' | 'suit'>

const LargeIndex = ({ rank, suit }: CardIndex) => (
  <>
    <text x="32" y="62" className={classes.index} fontSize="58">
      {rank}
    </text>
    <text x="66" y="118" className={classes.index} fontSize="56">
      {suit}
    </text>
  </>
)

// Columns at 34, 50 and 66, rows from 32 to 108; the lower half stands on its head.
const pips: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  2: [
    [50, 34],
    [50, 106],
  ],
  3: [
    [50, 34],
    [50, 70],
    [50, 106],
  ],
  4: [
    [34, 34],
    [66, 34],
    [34, 106],
    [66, 106],
  ],
  5: [
    [34, 34],
    [66, 34],
    [50, 70],
    [34, 106],
    [66, 106],
  ],
  6: [
    [34, 34],
    [66, 34],
    [34, 70],
    [66, 70],
    [34, 106],
    [66, 106],
  ],
  7: [
    [34, 34],
    [66, 34],
    [50, 52],
    [34, 70],
    [66, 70],
    [34, 106],
    [66, 106],
  ],
  8: [
    [34, 34],
    [66, 34],
    [50, 52],
    [34, 70],
    [66, 70],
    [50, 88],
    [34, 106],
    [66, 106],
  ],
  9: [
    [34, 32],
    [66, 32],
    [34, 57],
    [66, 57],
    [50, 70],
    [34, 83],
    [66, 83],
    [34, 108],
    [66, 108],
  ],
  10: [
    [34, 32],
    [66, 32],
    [50, 45],
    [34, 57],
    [66, 57],
    [34, 83],
    [66, 83],
    [50, 95],
    [34, 108],
    [66, 108],
  ],
}

function Face({ rank, suit }: CardIndex) {
  const places = pips[rank]
  return (
    <>
      <Corner rank={rank} suit={suit} />
      <g transform="rotate(180 50 70)">
        <Corner rank={rank} suit={suit} />
      </g>
      {places?.map(([x, y]) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          dy="0.36em"
          className={classes.index}
          fontSize={places.length > 8 ? 17.5 : 20}
          transform={y > 70 ? `rotate(180 ${x} ${y})` : undefined}
        >
          {suit}
        </text>
      ))}
      {rank === 'A' ? (
        <text x="50" y="70" dy="0.36em" className={classes.index} fontSize="46">
          {suit}
        </text>
      ) : null}
      {places || rank === 'A' ? null : <Court rank={rank} suit={suit} />}
    </>
  )
}

const Corner = ({ rank, suit }: CardIndex) => (
  <>
    <text x="13" y="22" className={classes.index} fontSize={rank.length > 1 ? 17 : 20}>
      {rank}
    </text>
    <text x="13" y="36" className={classes.index} fontSize="13">
      {suit}
    </text>
  </>
)

const crowns: Readonly<Record<string, string>> = {
  K: 'M34 58V38l8 8 8-13 8 13 8-8v20z',
  Q: 'M33 58l-3-18 10 9 10-16 10 16 10-9-3 18z',
  J: 'M50 32c5 7 9 9 9 16 0 4-3 6-6 5 1 2 3 4 5 5H42c2-1 4-3 5-5-3 1-6-1-6-5 0-7 4-9 9-16z',
}

// A framed panel with the sign of the rank, mirrored as court cards are.
function Court({ rank, suit }: CardIndex) {
  const half = (
    <>
      <path d={crowns[rank]} className={classes.crown} />
      <text x="35" y="32" className={classes.index} fontSize="13">
        {suit}
      </text>
    </>
  )
  return (
    <>
      <rect x="26" y="18" width="48" height="104" rx="4" className={classes.frame} />
      <path d="M26 84L74 56" className={classes.frame} />
      {half}
      <g transform="rotate(180 50 70)">{half}</g>
    </>
  )
}
