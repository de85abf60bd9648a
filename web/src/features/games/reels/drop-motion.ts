import type { Pace } from './timing.ts'

const fadeMs = 400
const columnMs = { normal: 70, turbo: 18 }
const clearMs = { normal: 260, turbo: 120 }
const fallMs = { normal: 420, turbo: 200 }
const popMs = { normal: 300, turbo: 160 }
const growMs = 420

/** What happens to a picture of the grid: it falls from rows above, leaves downwards, bursts, or grows in its place. */
export type Motion =
  | { readonly kind: 'fall'; readonly rows: number; readonly late: boolean }
  | { readonly kind: 'leave'; readonly rows: number }
  | { readonly kind: 'burst' }
  | { readonly kind: 'grow'; readonly after: number }

const down = (rows: number) => `translateY(calc(var(--cell-height) * ${rows}))`

/** Move one picture of this column. Those that are late wait until what was there before has gone. */
export function movePicture(picture: Element, motion: Motion, column: number, pace: Pace): Animation {
  const wait = column * columnMs[pace]
  switch (motion.kind) {
    case 'fall':
      return picture.animate(
        [
          { transform: down(-motion.rows), easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
          { transform: down(0.07), offset: 0.78, easing: 'ease-out' },
          { transform: down(0) },
        ],
        { duration: fallMs[pace], delay: wait + (motion.late ? clearMs[pace] : popMs[pace]), fill: 'backwards' },
      )
    case 'leave':
      return picture.animate([{ transform: down(0) }, { transform: down(motion.rows) }], {
        duration: clearMs[pace],
        delay: wait,
        easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)',
        fill: 'both',
      })
    case 'burst':
      return picture.animate(
        [
          { transform: 'scale(1)', opacity: 1 },
          { transform: 'scale(1.16)', opacity: 1, offset: 0.35 },
          { transform: 'scale(0.2)', opacity: 0 },
        ],
        { duration: popMs[pace], easing: 'ease-in', fill: 'both' },
      )
    case 'grow':
      return picture.animate(
        [
          { transform: 'scale(0.3)', opacity: 0 },
          { transform: 'scale(1)', opacity: 1 },
        ],
        {
          duration: growMs,
          delay: motion.after * 90,
          easing: 'cubic-bezier(0.34, 1.3, 0.64, 1)',
          fill: 'backwards',
        },
      )
  }
}

/** For those who asked for less motion: what has come appears, what has gone is gone. */
export const fadePicture = (picture: Element, motion: Motion): Animation =>
  motion.kind === 'leave' || motion.kind === 'burst'
    ? picture.animate([{ opacity: 0 }, { opacity: 0 }], { duration: fadeMs, fill: 'both' })
    : picture.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeMs, easing: 'ease-out' })
