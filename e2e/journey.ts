import { test as base, expect } from '@playwright/test'

/** A journey through the site of this run. A page that throws fails it, whatever else it shows. */
export const test = base.extend<{ readonly unbroken: void }>({
  unbroken: [
    async ({ context }, journey) => {
      const thrown: Error[] = []
      context.on('weberror', (error) => thrown.push(error.error()))
      await journey()
      expect(thrown).toEqual([])
    },
    { auto: true },
  ],
})

/** The address of the second brand on the same server. */
export const sampaOf = (site: string): string => site.replace('127.0.0.1', 'sampa.localhost')
