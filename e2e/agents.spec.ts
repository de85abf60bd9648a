import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { go, logIn, ownName, PASSWORD } from './member.ts'

test('an agent makes a link, somebody registers by it, and stands in the agent’s team', async ({ page, browser }) => {
  await logIn(page, 'agent06')
  await page.goto('/?modal=agentCentre&centre=registerCenter')
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const name = `Journey ${go()}`
  const address = await test.step('the link says what it gives before it is made', async () => {
    await centre.getByLabel('Name, only you see it').fill(name)
    await centre.getByRole('slider', { name: 'Lottery rebate' }).fill('20')
    await expect(centre.getByText('prize mode 1840')).toBeVisible()
    await centre.getByRole('button', { name: 'Create the link' }).click()
    const made = centre.getByRole('region', { name })
    await expect(made.getByRole('img', { name: `QR code of ${name}` })).toBeVisible()
    return made.getByText(/affiliateCode=|\/register/).innerText()
  })

  const account = ownName('joined06')
  await test.step('a visitor comes by it and registers', async () => {
    const visitor = await (await browser.newContext()).newPage()
    const code = await centre
      .getByRole('row')
      .filter({ hasText: name })
      .getByText(/^[A-Z0-9]{6}$/)
      .innerText()
    expect(address).toContain('/register')
    await visitor.goto(`${new URL(page.url()).origin}/register?affiliateCode=${code}`)
    const form = visitor.getByRole('dialog', { name: 'Create your account' })
    await form.getByLabel('Username').fill(account)
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
    await form.getByRole('textbox', { name: 'Repeat password' }).fill(PASSWORD)
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: /^Create/ }).click()
    await expect(form).toBeHidden()
    await visitor.context().close()
  })

  await test.step('the agent reads of one visit, one who registered, and finds them in the team', async () => {
    await page.reload()
    const row = centre.getByRole('row').filter({ hasText: name })
    await expect(row.getByRole('cell').nth(3)).toHaveText('1')
    await expect(row.getByRole('cell').nth(4)).toHaveText('1')
    await page.goto('/?modal=agentCentre&centre=team')
    await expect(centre.getByRole('table', { name: 'Team management' }).getByText(account)).toBeVisible()
    await centre.getByText(account).click()
    await expect(centre.getByRole('complementary', { name: account }).getByText('2.0%')).toBeVisible()
  })
})
