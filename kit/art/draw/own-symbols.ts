import { disc, faint, line, many, moved, path, raised, round, shining, slant } from './scenes/brush.ts'
import { HEART, leaf } from './scenes/clover.ts'
import { lantern } from './scenes/silk-lantern.ts'

const tube = (d: string, colour: string, width = 5.5): string =>
  shining(6, line(d, colour, width, 'stroke-linejoin="round"')) +
  line(d, '#ffffff', width * 0.34, 'stroke-linejoin="round" opacity=".95"')

/** A moon cake seen from above, pressed with a flower. */
const moonCake = (): string =>
  raised(
    3,
    '#140004',
    many(12, (at) => disc(60, 16, 14, slant('#ffdb8a', '#c9741a'), `transform="rotate(${at * 30} 60 60)"`)) +
      disc(60, 60, 48, round(0.4, 0.3, 0.8, '#ffd98a', '#e09a3a 0.5', '#9a4f0c')),
  ) +
  disc(60, 60, 39, 'none', 'stroke="#8a4508" stroke-width="2.6" opacity=".8"') +
  many(8, (at) => path(HEART, '#a85c14', `transform="translate(60 60) rotate(${at * 45}) scale(.26)" opacity=".85"`)) +
  disc(60, 60, 8, '#ffe3a0') +
  faint(0.5, path('M24 44C30 28 44 18 60 17C46 24 36 32 32 48Z', '#fff6d8'))

/** Symbols that are pictures of their own, in a box of 120 units. */
export const ownSymbols: Readonly<Record<string, () => string>> = {
  clover: () =>
    raised(
      4,
      '#021f0d',
      moved(
        'translate(60 58) rotate(45) scale(.44)',
        line('M10 10C30 50 60 80 100 90', '#0f7d3a', 17),
        leaf(0, '#8ff06d', '#1ea94a'),
        leaf(90, '#74e25c', '#149143'),
        leaf(180, '#5fd152', '#0f7d3a'),
        leaf(270, '#a2f57d', '#27b54e'),
      ),
    ),
  'moon-cake': moonCake,
  'silk-lantern': () => raised(3, '#140004', moved('translate(60 54) scale(.47)', lantern('short'))),
  'neon-seven': () =>
    tube('M32 34V22H90C72 44 60 68 56 100', '#ff2e5c', 9) + faint(0.9, tube('M28 108H84', '#18d8ff', 3.4)),
  'neon-bell': () =>
    tube(
      'M60 14C56 14 54 18 56 22M60 22C86 24 90 48 91 68C92 80 98 86 104 92H16C22 86 28 80 29 68C30 48 34 24 60 22M48 98C50 112 70 112 72 98',
      '#ffb21e',
    ) + tube('M40 70C41 52 46 42 54 38', '#ff8ad0', 3),
  'neon-star': () => tube('M60 12L74 45L110 48L82 71L91 106L60 87L29 106L38 71L10 48L46 45Z', '#18d8ff'),
  'neon-lemon': () =>
    tube(
      'M22 84C14 58 34 28 66 24C78 22 88 26 96 22C98 32 102 40 99 52C94 86 62 106 34 96C28 94 24 98 18 100C18 94 22 90 22 84Z',
      '#e8ff3c',
    ) + tube('M40 74C42 58 54 46 70 42', '#4dff88', 3),
  'neon-cherries': () =>
    tube('M38 66A19 19 0 1 0 38.1 66M82 72A18 18 0 1 0 82.1 72', '#ff3355') +
    tube('M40 66C46 44 62 26 88 18C80 34 78 52 82 72M60 34C46 28 34 28 24 34C36 42 48 42 60 34', '#4dff88', 4),
}
