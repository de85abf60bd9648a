import { expect, type Locator } from '@playwright/test'
import { test } from './journey.ts'

const PHONE = { width: 390, height: 844 }

test.use({ viewport: PHONE })

/** Whether a piece lies within a box to the left and the right. */
async function within(piece: Locator, left: number, right: number) {
  const box = await piece.boundingBox()
  expect(box?.x ?? Number.NaN).toBeGreaterThanOrEqual(left)
  expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThanOrEqual(right)
}

test('a guest’s languages lie whole on a phone’s screen, at the top and at the foot', async ({ page }) => {
  await page.goto('/')
  for (const place of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await place.getByRole('button', { name: /Language: English/ }).click()
    for (const name of ['English', 'Tagalog']) {
      const language = place.getByRole('button', { name, exact: true })
      await expect(language).toBeInViewport({ ratio: 1 })
      await within(language, 0, PHONE.width)
    }
    await page.keyboard.press('Escape')
  }
})

test('a game’s page is as wide as a phone in Vietnamese, and its name stands whole beside the free demo', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', 'VI'))
  for (const gameCode of ['LUCKY_TWENTY', 'JADE_WAYS']) {
    await page.goto(`/game?gameCode=${gameCode}`)
    await expect(page.getByRole('link', { name: 'Chơi thử' })).toBeVisible()
    await expect(page.getByText('Thời gian tối thiểu mỗi ván')).toBeVisible()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const seen = await page.evaluate(() => {
      const name = document.querySelector('h1')
      return {
        wide: document.documentElement.scrollWidth,
        cut: [name, name?.parentElement?.lastElementChild].filter(
          (one) => one && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1),
        ).length,
      }
    })
    expect(seen, gameCode).toEqual({ wide: PHONE.width, cut: 0 })
  }
})

test('two hands of three cards lie whole on the felt of a table’s row', async ({ page }) => {
  await page.goto('/live')
  const tables = page.getByRole('list', { name: 'Live tables' }).getByRole('article')
  const card = tables.filter({ hasText: 'Baccarat' }).locator('[aria-hidden] > span > span > svg').first()
  await expect(card).toBeVisible({ timeout: 60_000 })
  const sticksOut = await card.evaluate((drawn) => {
    const [one, hand] = [drawn.parentElement, drawn.parentElement?.parentElement]
    const laid = hand?.parentElement
    const felt = laid?.parentElement?.getBoundingClientRect()
    if (!one || !hand || !laid || !felt) return undefined
    laid.replaceChildren(
      ...[1, 2].map(() => {
        const full = hand.cloneNode() as Element
        full.replaceChildren(...[1, 2, 3].map(() => one.cloneNode(true)))
        return full
      }),
    )
    const cards = [...laid.querySelectorAll('svg')].map((each) => each.getBoundingClientRect())
    return cards.filter(({ left, right }) => left < felt.left || right > felt.right).length
  })
  expect(sticksOut).toBe(0)
})
