import { type Approval, approvals } from '@croupier/contract/approvals.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import {
  correctDraw,
  deskDraw,
  deskDraws,
  drawCorrections,
  drawEffect,
  drawPayouts,
  enterDrawResult,
  releaseDrawResult,
  voidDraw,
} from '@croupier/contract/console-draws.ts'
import { reasons } from '@croupier/contract/console-desk.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { type Answers, refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  bothEntered,
  correctionOf,
  detailOf,
  DIFFERENT,
  drawOf,
  drawsOf,
  entryOf,
  NUMBERS,
  PAYOUTS,
  settledDraw,
  WRONG,
} from './draws.ts'
import { idOf, NOW, openConsole } from './open-console.tsx'

type Detail = ReplyOf<typeof deskDraw>

const ALL: readonly Permission[] = ['draws.read', 'draws.enter', 'draws.settle', 'reconciliation.read']
const AT = '/draws/VN_MB/20260304'
const EMPTY = { pageNum: 1, totalPages: 1, total: 0, list: [] }
const REASONS = {
  list: [
    { code: 'not_held', name: 'The draw was not held', sentence: '' },
    { code: 'office', name: 'The office has corrected its result', sentence: '' },
  ],
}
const EFFECT = {
  bets: 18_402,
  members: 3120,
  sums: [
    { currency: 'PHP', returned: '1284600.00', taken: '588060.00', owed: '12400.00', rebates: '0.00' },
    { currency: 'VND', returned: '90000000', taken: '0', owed: '0', rebates: '4500' },
  ],
}
const WAITING: Approval = {
  id: idOf(5),
  permission: 'draws.settle',
  rule: 'draw_void',
  subject: { type: 'draw', id: idOf(7), name: 'VN_MB 20260304' },
  facts: {},
  reason: 'not_held',
  note: '',
  state: 'waiting',
  askedBy: 'operator01',
  askedAt: NOW,
  own: true,
  decidedBy: null,
  decidedAt: null,
  decidedNote: '',
  outcome: null,
}

const first = page.getByRole('region', { name: 'First entry' })
const second = page.getByRole('region', { name: 'Second entry' })
const actions = page.getByRole('complementary', { name: 'Actions' })
const detail = page.getByRole('region', { name: 'Open case' })
const dialog = page.getByRole('dialog')
const button = (name: RegExp | string) => page.getByRole('button', { name })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

const open = (known: Detail, { may = ALL, more }: { may?: readonly Permission[]; more?: (to: Answers) => void } = {}) =>
  openConsole(AT, {
    may,
    answers: (answers) => {
      answers
        .to(deskDraws, drawsOf([known.draw]))
        .to(deskDraw, known)
        .to(drawPayouts, PAYOUTS)
        .to(drawEffect, { effect: EFFECT })
        .to(approvals, EMPTY)
        .to(reasons, REASONS)
      more?.(answers)
    },
  })

const paste = async (name: string, text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  await expect.element(field(name)).toBeVisible()
  field(name)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('a result is pasted as a whole, split into its fields, and sent once as it stands there', async () => {
  const { asked } = await open(detailOf(), {
    more: (answers) => answers.to(enterDrawResult, { place: 1, version: 1 }),
  })
  await expect.element(second.getByText('Nobody has entered it yet.')).toBeVisible()
  expect(first.element().querySelectorAll('input')).toHaveLength(27)
  await paste('DB', `ĐB ${NUMBERS[0]}\nG1: ${NUMBERS[1]}\nG2 ${NUMBERS.slice(2).join(' ')}`)
  await expect.element(field('G5, number 4')).toHaveValue('3168')
  await expect.element(field('G7, number 4')).toHaveFocus()
  await expect.element(detail.getByText('27 of 27 numbers with the right length')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked(enterDrawResult)).toHaveLength(1)
  expect(asked(enterDrawResult)[0]).toMatchObject({
    params: { gameCode: 'VN_MB', issueNo: '20260304' },
    body: { numbers: NUMBERS },
  })
})

test('a full field leads to the next, an empty one back, and digits too many go on in the next', async () => {
  await open(detailOf())
  await field('DB').click()
  await userEvent.keyboard('48213')
  await expect.element(field('G1')).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  await expect.element(field('DB')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('G1')).toHaveFocus()
  await userEvent.keyboard('90571330687')
  await expect.element(field('G2, number 1')).toHaveValue('33068')
  await expect.element(field('G2, number 2')).toHaveValue('7')
})

test('what is missing or too short is said at its field, and nothing is sent', async () => {
  const { asked } = await open(detailOf())
  await paste('DB', NUMBERS.with(DIFFERENT, '316').join(' '))
  await field('G7, number 4').fill('')
  await button(/^Save my entry/).click()
  await expect.element(first.getByText('G5, number 4: 4 digits are needed.')).toBeVisible()
  await expect.element(first.getByText('G7, number 4: enter a number of 2 digits.')).toBeVisible()
  await expect.element(field('G5, number 4')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field('G5, number 4')).toHaveFocus()
  expect(asked(enterDrawResult)).toEqual([])
})

test('what the server refuses of a number is said at its field until it is changed', async () => {
  const fields = { [`numbers.${DIFFERENT}`]: [{ code: 'invalid', message: 'Not a result.' }] }
  await open(detailOf(), {
    more: (answers) => answers.to(enterDrawResult, refusalAnswer('invalid_request', { fields })),
  })
  await paste('DB', NUMBERS.join(' '))
  await button(/^Save my entry/).click()
  await expect.element(first.getByText('G5, number 4: Not a result.')).toBeVisible()
  await field('G5, number 4').fill('3167')
  await expect.element(first.getByText(/Not a result/)).not.toBeInTheDocument()
})

test('the entry of somebody else stays hidden until the own one is there', async () => {
  const blind = detailOf(
    { entries: 'one' },
    { entries: [entryOf(1, null, false)], notices: [{ version: 1, at: NOW, numbers: null }] },
  )
  const { asked } = await open(blind)
  await expect.element(first.getByText('Hidden from you until your own entry is complete.')).toBeVisible()
  await expect.element(first.getByText('Paolo Dizon')).toBeVisible()
  expect(first.element().textContent).not.toMatch(/\d{4}/)
  await expect.element(detail.getByText(/bureau’s notice is hidden/)).toBeVisible()
  expect(second.element().querySelectorAll('input')).toHaveLength(27)
  // Nothing is counted by what nobody here may see.
  expect(asked(drawPayouts)).toEqual([])
  await expect.element(actions.getByText('Possible when both entries are complete and agree.')).toBeVisible()
})

test('where both differ both places are marked and named, and each corrects the own one', async () => {
  const { asked } = await open(bothEntered(WRONG, NUMBERS), {
    more: (answers) => answers.to(enterDrawResult, { place: 2, version: 2 }),
  })
  await expect.element(detail.getByText(/G5, number 4 \(3186 \/ 3168\) differs\./)).toBeVisible()
  await expect.element(detail.getByText(/26 of 27 agree/)).toBeVisible()
  expect(document.querySelectorAll('[data-differs]')).toHaveLength(2)
  await expect.element(first.getByText('3186')).toHaveAttribute('data-differs', 'true')
  await expect.element(actions.getByText('Possible when both entries agree.')).toBeVisible()
  await expect.element(actions.getByText(/By the entry of Paolo Dizon it would pay 1,107,028\.00/)).toBeVisible()
  await button(/^Correct my G5, number 4/).click()
  await expect.element(field('G5, number 4')).toHaveFocus()
  await userEvent.keyboard('3186')
  await button(/^Save my correction/).click()
  await expect.poll(() => asked(enterDrawResult)[0]?.body).toEqual({ numbers: WRONG })
})

test('before a release it is said what it pays; it is sent once, with the numbers that were seen', async () => {
  const { asked } = await open(bothEntered(NUMBERS, NUMBERS), {
    more: (answers) => answers.to(releaseDrawResult, {}),
  })
  await expect.element(actions.getByRole('row', { name: 'Lo 2 digits 612,400 588,060' })).toBeVisible()
  await expect.element(detail.getByText('Not the previous draw’s result')).toBeVisible()
  await expect.element(detail.getByText('Results bureau agrees with 27 of 27')).toBeVisible()
  await button(/^Release the result/).click()
  await expect.element(dialog.getByText(/^1,107,028\.00/)).toBeVisible()
  expect(asked(releaseDrawResult)).toEqual([])
  await dialog.getByRole('button', { name: /^Release and settle 18,402 bets/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked(releaseDrawResult)).toMatchObject([{ body: { numbers: NUMBERS } }])
})

test('a release that is refused says why, and the dialog stays', async () => {
  await open(bothEntered(NUMBERS, NUMBERS), {
    more: (answers) => answers.to(releaseDrawResult, refusalAnswer('case_changed')),
  })
  await button(/^Release the result/).click()
  await dialog.getByRole('button', { name: /^Release and settle/ }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
})

test('a void shows what moves in each money before it is asked for; then it waits for a second person', async () => {
  const { answer, asked } = await open(settledDraw())
  await button(/^Void the draw/).click()
  await expect.element(dialog.getByText('18,402 bets of 3,120 members')).toBeVisible()
  await expect
    .element(dialog.getByRole('row', { name: /^PHP 1,284,600\.00 588,060\.00 12,400\.00 0\.00/ }))
    .toBeVisible()
  await expect.element(dialog.getByRole('row', { name: /^VND/ })).toBeVisible()
  expect(asked(drawEffect)).toMatchObject([{ query: { action: 'void' } }])
  answer(voidDraw, refusalAnswer('second_person_asked'))
  answer(approvals, { ...EMPTY, total: 1, list: [WAITING] })
  await dialog.getByText('The draw was not held').click()
  await dialog.getByRole('button', { name: /^Request approval/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked(voidDraw)).toMatchObject([{ body: { reason: 'not_held', note: '' } }])
  await expect.element(actions.getByText('operator01')).toBeVisible()
  await expect.element(actions.getByText('not you')).toBeVisible()
  await expect.element(button(/^Void the draw/)).not.toBeInTheDocument()
  expect(asked(approvals).some(({ query }) => query['subject'] === `draw:${idOf(7)}`)).toBe(true)
})

test('a correction is typed first, then shown by what it would come to, and asked for with both', async () => {
  const { answer, asked } = await open(settledDraw())
  await button(/^Correct the result/).click()
  await expect.element(dialog.getByText('Change a number first.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'G5, number 4', exact: true }).fill('3186')
  await dialog.getByRole('button', { name: /^Preview the effect/ }).click()
  await expect.element(dialog.getByText('G5, number 4: 3168 → 3186')).toBeVisible()
  await expect.element(dialog.getByText('18,402 bets of 3,120 members')).toBeVisible()
  expect(asked(drawEffect)).toMatchObject([{ query: { action: 'correct', numbers: WRONG.join(',') } }])
  answer(correctDraw, refusalAnswer('second_person_asked'))
  await dialog.getByText('The office has corrected its result').click()
  await dialog.getByRole('button', { name: /^Request approval/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked(correctDraw)).toMatchObject([{ body: { numbers: WRONG, reason: 'office' } }])
})

test('one that is not possible now cannot be asked for, and says so', async () => {
  const { asked } = await open(settledDraw(), { more: (answers) => answers.to(drawEffect, { effect: null }) })
  await button(/^Void the draw/).click()
  await expect.element(dialog.getByText(/^Not available while/)).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(asked(voidDraw)).toEqual([])
})

test('a running correction shows its progress; one that is over names what it could not correct', async () => {
  const partly = correctionOf({
    correctionId: idOf(10),
    kind: 'correct',
    state: 'done',
    done: 18_400,
    failed: 2,
    numbersBefore: [...NUMBERS],
    numbersAfter: [...WRONG],
  })
  await open(
    settledDraw({
      corrections: [correctionOf(), partly],
      possible: { enter: false, release: false, void: false, correct: false },
    }),
  )
  const running = page.getByRole('region', { name: 'Void', exact: true })
  await expect.element(running.getByText('4,200 of 18,402 bets')).toBeVisible()
  await expect.element(running.getByRole('progressbar')).toHaveAttribute('value', '4200')
  const over = page.getByRole('region', { name: 'Corrected result', exact: true })
  await expect.element(over.getByText('Completed in part')).toBeVisible()
  await expect.element(over.getByText(/^2 bets not corrected\./)).toBeVisible()
  await expect.element(over.getByText('3168 → 3186')).toBeVisible()
  await expect.element(button(/^(Void the draw|Correct the result)/)).not.toBeInTheDocument()
})

test('who may only read sees no field and no action', async () => {
  await open(detailOf(), { may: ['draws.read'] })
  await expect.element(actions.getByText('Your role allows viewing only.')).toBeVisible()
  expect(document.querySelectorAll('section input')).toHaveLength(0)
  await expect.element(button(/^(Save|Release|Void)/)).not.toBeInTheDocument()
})

test('draws are listed by what is to be done, with counts, and a row leads to its draw', async () => {
  const { address, asked } = await openConsole('/draws', {
    may: ALL,
    answers: (answers) =>
      answers
        .to(deskDraws, ({ query }) => drawsOf(query['tab'] === 'due' ? [drawOf({ entries: 'differ' })] : []))
        .to(drawCorrections, { ...EMPTY, total: 1, list: [correctionOf()] })
        .to(deskDraw, detailOf())
        .to(approvals, EMPTY),
  })
  await expect.element(page.getByRole('link', { name: 'Result due 1' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Northern, Nam Định.*Entries differ/ })).toBeVisible()
  await page.getByRole('link', { name: 'To settle 0' }).click()
  await expect.element(page.getByText('Every draw is settled')).toBeVisible()
  await page.getByRole('link', { name: 'Corrections 1' }).click()
  await expect.element(page.getByRole('row', { name: /4,200 of 18,402/ })).toBeVisible()
  await page.getByRole('link', { name: 'Result due 1' }).click()
  await page.getByRole('row', { name: /Northern/ }).click()
  await expect.poll(address).toBe(AT)
  expect(asked(deskDraws).some(({ query }) => query['tab'] === 'unsettled')).toBe(true)
})

test('any draw is opened by its lottery and number, with or without the dash that members see', async () => {
  const { address } = await openConsole('/draws', {
    may: ALL,
    answers: (answers) => answers.to(deskDraws, drawsOf([])).to(deskDraw, settledDraw()).to(approvals, EMPTY),
  })
  await expect.element(page.getByText('No result is due')).toBeVisible()
  await button('Open a draw…').click()
  await dialog.getByRole('textbox', { name: 'Code' }).fill('vn_mb')
  await dialog.getByRole('button', { name: 'Open', exact: true }).click()
  await expect.element(dialog.getByText('Enter 6 to 16 digits.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Draw number' }).fill('2026-0304')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(AT)
})

test('a draw that does not come says so and is asked for again', async () => {
  const console = await openConsole(AT, {
    may: ALL,
    answers: (answers) =>
      answers.to(deskDraws, drawsOf([])).to(deskDraw, refusalAnswer('internal_error')).to(approvals, EMPTY),
  })
  await expect.element(detail.getByRole('alert')).toBeVisible()
  console.answer(deskDraw, detailOf())
  await button('Try again').click()
  await expect.element(first).toBeVisible()
})

test('a draw before its time says when it will be drawn', async () => {
  await open(
    detailOf(
      { status: 'open', entries: null },
      { possible: { enter: false, release: false, void: true, correct: false } },
    ),
  )
  await expect.element(detail.getByText(/^Drawn 4 Mar, 12:45/)).toBeVisible()
  await expect.element(button(/^Void the draw/)).toBeVisible()
  await expect.element(button(/^Release/)).not.toBeInTheDocument()
})
