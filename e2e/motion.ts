import type { Page } from '@playwright/test'

/** What moved on the page while something was done there: animations and transitions of place and size, not of colour or light. */
export async function movedDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  const moved = page.evaluate(watch)
  await act()
  await page.evaluate(() => window.dispatchEvent(new Event('seen-enough')))
  return moved
}

/** Runs in the page, so everything it needs is inside. */
function watch(): Promise<string[]> {
  const places = ['transform', 'translate', 'scale', 'rotate', 'left', 'right', 'top', 'bottom', 'width', 'height']
  const moved = new Set<string>()
  let watching = true
  const look = () => {
    for (const animation of document.getAnimations()) {
      const effect = animation.effect
      if (!(effect instanceof KeyframeEffect) || animation.playState !== 'running') continue
      const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
      // What is over within a frame is no motion.
      if (Number(effect.getComputedTiming().activeDuration) < 20) continue
      const place = places.find((name) => changed.includes(name))
      if (place) moved.add(`${place} of ${effect.target?.className || effect.target?.tagName}`)
    }
    if (watching) requestAnimationFrame(look)
  }
  look()
  return new Promise((resolve) => {
    window.addEventListener('seen-enough', () => {
      watching = false
      resolve([...moved])
    })
  })
}
