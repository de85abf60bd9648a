import '@croupier/kit/theme/base.css'
import { feedbackRule, requestPartnership, sendFeedback } from '@croupier/contract/content.ts'
import { answerCalls } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DownloadPage } from '../src/features/content/download-page.tsx'
import { FeedbackSection } from '../src/features/content/feedback-section.tsx'
import { PartnerForm } from '../src/features/content/partner-form.tsx'
import { showPart } from './show-part.tsx'

const SENT_AT = '2026-03-04T05:06:07.000Z'
const WORDS = ['shell', 'content']
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('feedback is counted in words, kept, and answered with a receipt', async () => {
  const receipt = { receipt: 'F-0A1B2C3D', topic: 'game', words: 13, sentAt: SENT_AT } as const
  const rule = { wordsMin: 10, wordsMax: 500 }
  const server = answerCalls().to(feedbackRule, { ...rule, sent: [] })
  server.to(sendFeedback, () => {
    server.to(feedbackRule, { ...rule, sent: [receipt] })
    return receipt
  })
  await showPart(<FeedbackSection id="feedback" />, 'en', WORDS)
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill('The sound stays on.')
  await expect.element(page.getByText('4 words (10–500)')).toBeVisible()
  await button('Send feedback').click()
  await expect.element(page.getByText('6 more words needed.')).toBeVisible()
  expect(server.asked(sendFeedback)).toEqual([])

  await page.getByRole('combobox', { name: 'Topic' }).selectOptions('game')
  const content = 'The sound stays on for a long while after the wheels have stopped.'
  await message.fill(content)
  await button('Send feedback').click()
  await expect.element(page.getByText('F-0A1B2C3D').first()).toBeVisible()
  const earlier = page.getByRole('list', { name: 'Sent earlier' })
  await expect.poll(() => earlier.getByRole('listitem').element().textContent).toContain('A game')
  expect(server.asked(sendFeedback)).toEqual([
    expect.objectContaining({ body: { id: expect.any(String), topic: 'game', content } }),
  ])
})

test('somebody who wants to work with the brand writes a letter and gets a number', async () => {
  const server = answerCalls().to(requestPartnership, { receipt: 'P-0A1B2C3D', sentAt: SENT_AT })
  await showPart(<PartnerForm />, 'en', WORDS, { isGuest: true })
  await button('Send').click()
  await expect.poll(() => page.getByText('This field is required.').elements()).toHaveLength(3)
  const said = {
    kind: 'affiliate',
    name: 'Ana Reyes',
    channel: 'telegram',
    contact: '@anareyes',
    message: 'I review casinos for readers in Cebu.',
  }
  await page.getByRole('textbox', { name: 'Your name' }).fill(said.name)
  await page.getByRole('combobox', { name: 'Preferred contact' }).selectOptions('telegram')
  await page.getByRole('textbox', { name: 'Telegram name' }).fill(said.contact)
  await page.getByRole('textbox', { name: 'About you' }).fill(said.message)
  await button('Send').click()
  await expect.element(page.getByText('P-0A1B2C3D')).toBeVisible()
  expect(server.asked(requestPartnership)).toEqual([
    expect.objectContaining({ body: { id: expect.any(String), ...said } }),
  ])
})

test('the app page has its code and a guide for every device', async () => {
  answerCalls()
  await showPart(<DownloadPage />, 'en', WORDS, { isGuest: true })
  await expect.element(page.getByRole('img', { name: 'QR code with the address of this page' })).toBeVisible()
  for (const [device, words] of [
    ['iPhone and iPad', 'Add to Home Screen'],
    ['Android', 'Install app'],
    ['Computer', 'a window of its own'],
  ] as const) {
    await button(device).click()
    const steps = page.getByRole('region', { name: 'How to install it' })
    await expect.poll(() => steps.element().textContent).toContain(words)
  }
})
