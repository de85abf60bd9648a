import { line, moved, path, round } from './brush.ts'

export const HEART =
  'M0 4C-12 -20 -64 -36 -66 -80C-67 -110 -40 -126 -18 -120C-8 -117 -2 -110 0 -100C2 -110 8 -117 18 -120C40 -126 67 -110 66 -80C64 -36 12 -20 0 4Z'

/** A leaf of a clover that grows from 0,0, turned so many degrees. */
export const leaf = (turn: number, from: string, to: string): string =>
  moved(
    `rotate(${turn})`,
    path(HEART, round(0.4, 0.3, 0.8, from, to, '#06401f')),
    line('M0 -4C-2 -40 2 -70 0 -98', '#d8ff9e', 2.4, 'opacity=".55"'),
    line(
      'M0 -40C-16 -56 -30 -66 -44 -70M0 -40C16 -56 30 -66 44 -70M0 -66C-10 -80 -20 -92 -30 -98M0 -66C10 -80 20 -92 30 -98',
      '#d8ff9e',
      1.4,
      'opacity=".4"',
    ),
    path(
      'M-56 -84C-56 -106 -38 -116 -22 -112C-36 -106 -46 -94 -48 -76C-50 -70 -56 -74 -56 -84Z',
      '#ffffff',
      'opacity=".5"',
    ),
  )
