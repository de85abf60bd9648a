import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Screen } from './screens.ts'

/** Serious and critical accessibility violations that axe finds in the page or in the modal over it. */
export async function barriers(page: Page, { modal }: Pick<Screen, 'modal'> = {}): Promise<string[]> {
  const axe = modal ? new AxeBuilder({ page }).include('[role=dialog]') : new AxeBuilder({ page })
  // There are no frames of others, for which alone axe would open a page of its own each time; what passes is not told.
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`))
}
