import type { Page } from '@playwright/test'

/** From the next page on: how much of what is seen moves by itself, as browsers count it. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: { value: number; what: string }[] = []
    Object.assign(window, { shiftsSeen: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The type of an entry does not know what only layout shifts have.
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number
          readonly sources: readonly { readonly node: Node | null }[]
        }
        const names = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : '#text',
        )
        seen.push({ value, what: names.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of what has moved since the page was opened, and what it was. */
export async function shiftsOf(page: Page): Promise<{ readonly sum: number; readonly what: readonly string[] }> {
  const seen = await page.evaluate(
    () => (window as Window & { shiftsSeen?: { value: number; what: string }[] }).shiftsSeen ?? [],
  )
  return {
    sum: seen.reduce((sum, { value }) => sum + value, 0),
    what: seen.map(({ value, what }) => `${value.toFixed(4)}: ${what}`),
  }
}

/** What moves from here on is counted anew. */
export const forgetShifts = (page: Page) =>
  page.evaluate(() => {
    ;(window as Window & { shiftsSeen?: unknown[] }).shiftsSeen?.splice(0)
  })
