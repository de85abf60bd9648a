import { Row } from '@croupier/kit/layout/layout.tsx'
import classes from './die-face.module.css'

const AT: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [29, 29],
    [71, 29],
    [29, 71],
    [71, 71],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [30, 24],
    [70, 24],
    [30, 50],
    [70, 50],
    [30, 76],
    [70, 76],
  ],
}

/** The face of a die for boards and lists; one and four are red, one is larger. Decoration. */
const DieFace = ({ value, size }: { readonly value: number; readonly size: number }) => (
  <svg viewBox="0 0 100 100" width={size} height={size} className={classes.die} aria-hidden>
    <rect x="2" y="2" width="96" height="96" rx="19" fill="var(--white)" stroke="var(--ivory-84)" strokeWidth="2" />
    {AT[value]?.map(([x, y]) => (
      <circle
        key={`${x} ${y}`}
        cx={x}
        cy={y}
        r={value === 1 ? 16 : 9.5}
        fill={value === 1 || value === 4 ? 'var(--red-54)' : 'var(--blue-23)'}
      />
    ))}
  </svg>
)

/** Faces side by side. */
export const Dice = ({ values, size = 20 }: { readonly values: readonly number[]; readonly size?: number }) => (
  <Row as="span" inline gap={2} justify="center" wraps>
    {values.map((value, at) => (
      // Dice of a throw have nothing but their place.
      <DieFace key={at} value={value} size={size} />
    ))}
  </Row>
)
