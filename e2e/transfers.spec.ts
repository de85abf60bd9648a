import { expect, type Page } from '@playwright/test'
import { sampaOf, test } from './journey.ts'
import { beNewAtSampa, go, headerBalance, logIn, memberCentre, openRecord, rowsOf } from './member.ts'

const open = (page: Page, centre: string) =>
  page.goto(`${new URL(page.url()).origin}/?modal=memberCentre&centre=${centre}`)

/** Who sends, who is right below, how that one is shown, and who is not right below: others with each go. */
const LINES = [
  { agent: 'agent02', below: 'agent03', shown: 'a***3', other: 'member11' },
  { agent: 'agent03', below: 'member11', shown: 'me***11', other: 'member10' },
  { agent: 'agent01', below: 'agent02', shown: 'a***2', other: 'agent03' },
] as const

test('an agent sends money to somebody right below, whose name is shown masked, and to nobody else', async ({
  page,
}) => {
  const { agent, below, shown, other } = LINES[go()] ?? LINES[0]
  await logIn(page, agent)
  await open(page, 'transferUpline')
  const centre = memberCentre(page)
  await centre.getByRole('button', { name: 'Set it now' }).click()
  await centre.getByRole('textbox', { name: 'New payment password' }).fill('274913')
  await centre.getByRole('textbox', { name: 'Repeat payment password' }).fill('274913')
  await centre.getByRole('button', { name: 'Set payment password' }).click()
  await expect(centre.getByRole('heading', { name: 'My account' })).toBeVisible()

  await centre.getByRole('button', { name: 'Transfer', exact: true }).click()
  // Who has nobody above is asked about those below at once.
  if (agent !== 'agent01') await centre.getByRole('button', { name: 'My downline' }).click()
  // A member two levels below is not a direct downline, and is answered like an unknown account.
  await centre.getByLabel('Downline account').fill(other)
  await centre.getByLabel('Amount').fill('250')
  await centre.getByRole('button', { name: 'Continue with ₱250.00' }).click()
  await expect(centre.getByLabel('Downline account')).toHaveAccessibleDescription(
    'No such account in your upline or downline.',
  )

  await centre.getByLabel('Downline account').fill(below)
  await centre.getByRole('button', { name: 'Continue with ₱250.00' }).click()
  await expect(centre.getByRole('heading', { name: 'Confirm transfer' })).toBeVisible()
  await expect(centre.getByText(shown)).toBeVisible()
  await centre.getByLabel('Payment password').fill('111222')
  await centre.getByRole('button', { name: 'Send ₱250.00' }).click()
  await expect(centre.getByLabel('Payment password')).toHaveAttribute('aria-invalid', 'true')
  await centre.getByLabel('Payment password').fill('274913')
  await centre.getByRole('button', { name: 'Send ₱250.00' }).click()
  await expect(centre.getByRole('region', { name: /^Transfer TR / }).getByText(shown)).toBeVisible()

  await centre.getByRole('button', { name: 'Account record' }).click()
  const lines = centre.getByRole('table', { name: 'Account record' })
  await expect(rowsOf(lines).filter({ hasText: 'Transfer sent' })).toHaveCount(1)
})

/** How the sandbox's vendors answer from now on. */
const behave = (behaviour: 'well' | 'answer_lost') =>
  fetch(`${process.env.E2E_VENDORS}/behaviour`, { method: 'POST', body: new URLSearchParams({ behaviour }) })

test.describe('where a vendor keeps the money', () => {
  // All journeys share the vendors and their faults: one at a time, and each resets them.
  test.describe.configure({ mode: 'default' })

  test.afterEach(async () => void (await behave('well')))

  test('money goes to a vendor and comes back, and what nobody answered is found by itself', async ({
    page,
    baseURL,
  }) => {
    await beNewAtSampa(page, sampaOf(baseURL ?? ''), '90123484')
    await open(page, 'transferFund')
    const centre = memberCentre(page)
    await centre.getByText('Dagat Fishing').click()
    await centre.getByLabel('Amount').fill('4000')
    await centre.getByRole('button', { name: /^Transfer 4,000 ₫ to Dagat Fishing/ }).click()
    await expect(centre.getByText(/transferred to Dagat Fishing/)).toBeVisible()
    await expect(headerBalance(page)).toContainText('6,000')

    await behave('answer_lost')
    await centre.getByRole('button', { name: 'Back to my balance' }).click()
    await centre.getByLabel('Amount').fill('1000')
    await centre.getByRole('button', { name: /^Transfer 1,000 ₫ back/ }).click()
    // The vendor's answer was lost after it paid: the transfer is queried by its id.
    await expect(headerBalance(page)).toContainText('7,000')
    await behave('well')

    await centre.getByRole('button', { name: 'Recall all' }).click()
    await expect(centre.getByText('1 transfer recalled')).toBeVisible()
    await expect(headerBalance(page)).toContainText('10,000')
  })

  test('a member plays a vendor’s game with what was transferred there, sees the round and takes the money back', async ({
    page,
    baseURL,
  }) => {
    const site = sampaOf(baseURL ?? '')
    await beNewAtSampa(page, site, '90123489')
    await open(page, 'transferFund')
    const centre = memberCentre(page)
    await centre.getByText('Palaro Slots').click()
    await centre.getByLabel('Amount').fill('4000')
    await centre.getByRole('button', { name: /^Transfer 4,000 ₫ to Palaro Slots/ }).click()
    await expect(headerBalance(page)).toContainText('6,000')

    await page.goto(`${site}/seamless?gameCode=PL_FIESTA_DRUMS`)
    const wallet = page.getByRole('region', { name: 'Palaro Slots wallet' })
    await expect(wallet).toContainText('4,000')
    const game = page.frameLocator('iframe[title="Fiesta Drums"]')
    await game.getByLabel('Stake', { exact: true }).fill('1000')
    await game.getByRole('button', { name: 'Play' }).click()
    const said = game.getByRole('status')
    await expect(said).toContainText(/Pays \d+\.|No win\./)
    const won = Number(/Pays (\d+)\./.exec((await said.textContent()) ?? '')?.[1] ?? 0)
    const left = (3000 + won).toLocaleString('en')
    // The vendor's wallet says what the round has left; what lies here has not moved.
    await expect(wallet).toContainText(left)

    await page.goto(`${site}/`)
    await openRecord(page, 'Betting record')
    await expect(centre.getByRole('table').getByRole('row', { name: /Fiesta Drums/ })).toBeVisible()
    await open(page, 'transferFund')
    await centre.getByRole('button', { name: 'Recall all' }).click()
    await expect(centre.getByText('1 transfer recalled')).toBeVisible()
    await expect(headerBalance(page)).toContainText((9000 + won).toLocaleString('en'))
  })
})
