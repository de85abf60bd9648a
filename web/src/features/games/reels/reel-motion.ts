/** How one reel runs: so many cells in so long, of which it waits the last part for a scatter. */
export interface ReelRun {
  readonly distance: number
  readonly ms: number
  readonly waitMs: number
}

const landMs = 280
const bounceMs = 120
const landCells = 1.6
const overshoot = 0.12
const fadeMs = 400
const hurriedMs = 200

/** Run a strip of cells down to its rest: evenly, slower while it waits, then a soft landing past the stop and back. */
export function runReel(strip: HTMLElement, { distance, ms, waitMs }: ReelRun, still: boolean): Animation {
  if (still) return strip.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeMs, easing: 'ease-out' })
  const at = (cells: number) => `translateY(calc(var(--cell-height) * ${cells}))`
  const fastUntil = Math.max(0, (ms - waitMs - landMs) / ms)
  const slowCells = waitMs > 0 ? distance * (waitMs / (ms + waitMs)) : 0
  const frames: Keyframe[] = [
    { transform: at(-distance), offset: 0 },
    ...(waitMs > 0 ? [{ transform: at(-landCells - slowCells), offset: fastUntil }] : []),
    { transform: at(-landCells), offset: (ms - landMs) / ms, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
    { transform: at(overshoot), offset: (ms - bounceMs) / ms, easing: 'ease-in-out' },
    { transform: at(0), offset: 1 },
  ]
  return strip.animate(frames, { duration: ms })
}

/** Bring a running reel to its landing now, a little later for each reel to the right. */
export function hurryReel(animation: Animation | undefined, reel: number) {
  const timing = animation?.effect?.getComputedTiming()
  if (!animation || animation.playState !== 'running' || typeof timing?.duration !== 'number') return
  const landing = timing.duration - hurriedMs - reel * 60
  if (Number(animation.currentTime ?? 0) < landing) animation.currentTime = landing
}
