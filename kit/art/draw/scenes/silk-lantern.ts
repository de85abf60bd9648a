import { disc, down, faint, line, many, moved, oval, path, round } from './brush.ts'

/** A silk lantern about 0,0 that is 200 wide; a short one has no cord and a short fringe. */
export function lantern(kind: 'long' | 'short' = 'long'): string {
  const ribs = [0, 26, 52, 74, 91].flatMap((reach) => (reach === 0 ? [0] : [-reach, reach]))
  const fringe = kind === 'long' ? 172 : 118
  return (
    (kind === 'long' ? line('M0 -90V-260', '#ffcf66', 4) : '') +
    many(9, (at) =>
      line(
        `M${-32 + at * 8} 90C${-32 + at * 8} ${fringe - 42} ${-30 + at * 7.6} ${fringe - 22} ${-34 + at * 8.4} ${fringe + (at % 2) * 8}`,
        at % 2 ? '#ffb52e' : '#e0231f',
        4.4,
      ),
    ) +
    oval(0, 0, [104, 86], round(0.5, 0.58, 0.62, '#fff3b0', '#ff9a2e 0.3', '#e0231f 0.68', '#7a0614')) +
    ribs
      .map((reach) =>
        line(
          `M${reach * 0.4} -84C${reach * 1.28} -50 ${reach * 1.28} 50 ${reach * 0.4} 84`,
          '#8f0b18',
          1.8,
          'opacity=".6"',
        ),
      )
      .join('') +
    path('M-46 -76C-70 -62 -88 -40 -94 -16C-86 -44 -66 -64 -40 -72Z', '#ffffff', 'opacity=".45"') +
    faint(
      0.9,
      many(6, (at) => moved(`rotate(${at * 60})`, path('M0 -34C12 -30 14 -14 0 -6C-14 -14 -12 -30 0 -34Z', '#ffdf7d'))),
      disc(0, 0, 7, '#ffdf7d'),
      disc(0, 0, 44, 'none', 'stroke="#ffdf7d" stroke-width="3"'),
    ) +
    path('M-44 -92H44L38 -74H-38ZM-38 74H38L44 92H-44Z', down('#fff0b0', '#e8a62c 0.5', '#8a500a'))
  )
}
