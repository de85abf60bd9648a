import { test as base, expect, type Page, type Route } from '@playwright/test'

/** A journey through the site of this run. A page that throws fails it, whatever else it shows. */
export const test = base.extend<{ readonly unbroken: void }>({
  unbroken: [
    async ({ context }, journey) => {
      const thrown: Error[] = []
      context.on('weberror', (error) => thrown.push(error.error()))
      await journey()
      // Requests that are under way when the journey ends are ignored.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      expect(thrown).toEqual([])
    },
    { auto: true },
  ],
})

/** The address of the second brand on the same server. */
export const sampaOf = (site: string): string => site.replace('127.0.0.1', 'sampa.localhost')

/**
 * Handle a page's requests until they are released. A route that is taken away instead answers the request that its
 * handler is at, and the handler fails.
 */
export async function intercept(
  page: Page,
  url: string,
  handle: (route: Route) => Promise<void>,
): Promise<{ readonly release: () => void }> {
  let released = false
  await page.route(url, (route) => (released ? route.continue() : handle(route)))
  return {
    release() {
      released = true
    },
  }
}
