import { randomUUID } from 'node:crypto'
import { correctDraw } from '@croupier/contract/console-draws.ts'
import { numberExposure } from '@croupier/contract/console-number-rules.ts'
import { type AskedOrderLine, quoteOrder } from '@croupier/contract/lottery-orders.ts'
import { lottery } from '@croupier/contract/lottery.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { familyOf, methodOf } from '@croupier/engine/lottery/families.ts'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { luckySettings } from '../../../../../seed/brand-lucky.ts'
import { byTwo } from '../../../../../test/approvals.ts'
import { digitLine, lotteryPlay } from '../../../../../test/lotteries.ts'
import { numberRulePlay, type NumberRuleText } from '../../../../../test/number-rules.ts'
import { officialPlay } from '../../../../../test/official-draws.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { LUCKY, SAMPA, setPolicy } from '../../../../../test/policy.ts'
import { type TestMember, world } from '../../../../../test/world.ts'
import { allBrands } from '../../../brand/brand.ts'
import { countStakes } from '../../numbers/count-stakes.ts'
import { NumberAllowance } from '../../numbers/number-allowance.ts'
import { findIssue, findLottery } from '../../store.ts'

const here = await world()
const { ask, deps, member } = here
const official = await officialPlay(here)
const house = await lotteryPlay(here, 'SSC_10M')
const because = (reason: string) => ({ reason, note: '' })
const money = async ({ token }: TestMember) => (await ask(balance, { token })).value.sumBalance
const de = (content: string, stake = '1.00'): AskedOrderLine => ({
  method: 'DE_DB',
  content,
  tickets: content.split(',').length,
  stake,
})

const { set, end } = numberRulePlay(here)

const quote = async ({ token }: TestMember, issueNo: string, lines: AskedOrderLine[]) =>
  ask(quoteOrder, { token, body: { gameCode: 'VN_MB', issueNo, lines } })

/** What is counted is what the lines say, to the last unit. */
afterEach(async () => {
  const { rows } = await sql<{ brandId: number; issueId: string; method: string; family: string }>`
    select c.brand_id as "brandId", c.issue_id as "issueId", c.method, l.family from lottery.counted_method as c
    join lottery.issue as i on i.id = c.issue_id join lottery.lottery as l on l.code = i.lottery`.execute(deps.db)
  for (const { method, ...of } of rows) {
    const lines = await countStakes(deps.db, { ...of, methods: [method] })
    const counted = await sql<object>`
      select asset, number, stake, pays from lottery.number_stake
      where brand_id = ${of.brandId} and issue_id = ${of.issueId} and method = ${method} and stake > 0
      order by asset, number`.execute(deps.db)
    const shown = lines.map(({ asset, number, stake, pays }) => ({ asset, number, stake, pays }))
    expect(counted.rows).toEqual(
      shown.toSorted((one, other) => (`${one.asset} ${one.number}` < `${other.asset} ${other.number}` ? -1 : 1)),
    )
  }
  // No rule of a test holds in the next one.
  await sql`update lottery.number_rule set ended_at = ${here.clock.now()} where ended_at is null`.execute(deps.db)
  await setPolicy(deps, LUCKY, { lottery: luckySettings.lottery! })
})

describe('a number that is closed', () => {
  test('is refused at its line from that moment on, everywhere it is chosen, and sold again when two people end it', async () => {
    const one = await member()
    const { issueNo } = await official.onSale()
    expect((await official.place(one, [de('25')])).errorCode).toBeUndefined()
    const rule = await set({ method: null })
    expect(rule.errorCode).toBeUndefined()
    for (const line of [
      de('24,25,26'),
      { method: 'LO_2', content: '25,39', tickets: 54, stake: '1.00' },
      { method: 'XIEN_2', content: '25,39', tickets: 1, stake: '1.00' },
    ]) {
      const refused = await official.place(one, [de('39'), line])
      expect([refused.status, refused.errorCode, Object.keys(refused.fields)]).toEqual([
        409,
        'number_closed',
        ['lines.1.content'],
      ])
      expect(refused.fields['lines.1.content']).toMatchObject([
        { code: 'number_closed', message: 'Number 25 is not sold on this draw.' },
      ])
    }
    const asked = await quote(one, issueNo, [de('25'), de('39'), de('25')])
    expect([asked.errorCode, Object.keys(asked.fields)]).toEqual([
      'number_closed',
      ['lines.0.content', 'lines.2.content'],
    ])
    expect((await official.terms()).numberRules).toEqual([
      { kind: 'closed', method: null, issueNo: null, numbers: ['25'] },
    ])
    expect(await money(one)).toBe('999.00')
    expect((await end(rule.value.ruleId)).errorCode).toBeUndefined()
    expect((await official.place(one, [de('25')])).errorCode).toBeUndefined()
    expect((await official.terms()).numberRules).toEqual([])
  })

  test('on one issue is sold on the next; a chase over both is refused', async () => {
    const one = await member()
    const { next } = await official.terms()
    const [issue, other] = [next[0]?.issueNo ?? '', next[1]?.issueNo ?? '']
    await set({ issueNo: other })
    expect((await official.place(one, [de('25')], { issueNo: issue })).errorCode).toBeUndefined()
    const chased = await official.chase(one, [de('25')], { multiples: [1, 1] })
    expect([chased.errorCode, Object.keys(chased.fields)]).toEqual(['number_closed', ['lines.0.content']])
    expect((await official.terms()).numberRules).toMatchObject([{ issueNo: other }])
  })

  test('of a tod is closed in every order, and of typed tickets as of chosen ones', async () => {
    const one = await member()
    await set({ method: 'ZX3_B', numbers: ['123'] }, 'SSC_10M')
    for (const [content, tickets] of [
      ['1|2|3,4', 2],
      ['123 456', 2],
    ] as const) {
      const refused = await house.place(one, [digitLine('ZX3_B', content, tickets)])
      expect(refused.errorCode).toBe('number_closed')
    }
    expect((await house.place(one, [digitLine('ZX3_B', '1|2|4', 1)])).errorCode).toBeUndefined()
  })
})

describe('a cap on a number', () => {
  test('under 50 at once sells exactly so much, and says what is left', async () => {
    const { issueNo } = await official.onSale()
    const first = await member()
    // What was bet before the cap counts.
    expect((await official.place(first, [de('24,31', '3.00')])).errorCode).toBeUndefined()
    await set({ kind: 'cap', numbers: ['31'], cap: '50.00' })
    const members = await Promise.all(Array.from({ length: 10 }, () => member()))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => official.place(members[at % 10]!, [de('31,39', '2.00')])),
    )
    // 3.00 of 50.00 are sold: 23 times two more fit, and 1.00 is left.
    expect(answers.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(23)
    const refused = answers.find(({ errorCode }) => errorCode !== undefined)
    expect([refused?.status, refused?.errorCode]).toEqual([409, 'number_full'])
    expect(refused?.fields['lines.0.content']).toMatchObject([
      { code: 'number_full', message: 'Number 31 has reached its limit: at most 1.00 more can be staked on it.' },
    ])
    expect((await quote(first, issueNo, [de('31', '2.00')])).errorCode).toBe('number_full')
    expect((await quote(first, issueNo, [de('31', '1.00')])).errorCode).toBeUndefined()
    expect((await official.place(first, [de('31', '1.00'), de('31', '1.00')])).errorCode).toBe('number_full')
    expect((await official.place(first, [de('31', '1.00')])).errorCode).toBeUndefined()
    expect((await official.place(first, [{ ...de('31'), method: 'DE_G1' }])).errorCode).toBeUndefined()
  })

  test('is told before anybody counts, and an order sent ten times at once counts once', async () => {
    const one = await member()
    const { issueNo } = await official.onSale()
    await official.place(one, [de('41', '6.00')])
    await set({ kind: 'cap', numbers: ['41'], cap: '10.00' })
    expect((await quote(one, issueNo, [de('41', '5.00')])).fields['lines.0.content']).toMatchObject([
      { message: 'Number 41 has reached its limit: at most 4.00 more can be staked on it.' },
    ])
    const id = randomUUID()
    const same = await Promise.all(Array.from({ length: 10 }, () => official.place(one, [de('41', '4.00')], { id })))
    expect(new Set(same.map(({ value }) => JSON.stringify(value))).size).toBe(1)
    expect((await official.place(one, [de('41')])).errorCode).toBe('number_full')
    expect(await money(one)).toBe('990.00')
  })

  test('has room again for what is taken back, line by line', async () => {
    const one = await member()
    await set({ kind: 'cap', numbers: ['51'], cap: '10.00' })
    const placed = await official.place(one, [de('51,52', '6.00'), de('51', '4.00')])
    const [first] = placed.value.lines
    expect((await official.place(one, [de('51')])).errorCode).toBe('number_full')
    await official.cancel(one, placed.value.orderId, { lineIds: [first?.lineId ?? ''] })
    const again = await Promise.all(Array.from({ length: 8 }, () => official.place(one, [de('51', '1.00')])))
    expect(again.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(6)
    await official.cancel(one, placed.value.orderId)
    expect((await official.place(one, [de('51', '4.00')])).errorCode).toBeUndefined()
    expect((await official.place(one, [de('51')])).errorCode).toBe('number_full')
  })

  test('counts a chase on every issue that it names, and gives each back', async () => {
    const one = await member()
    await set({ kind: 'cap', numbers: ['61'], cap: '10.00' })
    const { next } = await official.terms()
    const chase = await official.chase(one, [de('61', '2.00')], { multiples: [1, 4] })
    expect(chase.errorCode).toBeUndefined()
    const on = (at: number, stake: string) =>
      official.place(one, [de('61', stake)], { issueNo: next[at]?.issueNo ?? '' })
    expect((await on(0, '9.00')).errorCode).toBe('number_full')
    expect((await on(0, '8.00')).errorCode).toBeUndefined()
    const more = await official.chase(one, [de('61', '1.00')], { multiples: [1, 1] })
    expect(more.errorCode).toBe('number_full')
    await official.cancelChase(one, chase.value.chaseId ?? '', { issueNos: [next[0]?.issueNo ?? ''] })
    // Of the second issue 8.00 are taken still: 2.00 fit.
    const second = await official.chase(one, [de('61', '1.00')], { multiples: [2, 2] })
    expect(second.errorCode).toBeUndefined()
    expect((await official.chase(one, [de('61', '1.00')], { multiples: [1, 1] })).errorCode).toBe('number_full')
  })

  test('of one brand is none of another’s', async () => {
    const { issueNo } = await official.onSale()
    await set({ method: null })
    await set({ kind: 'cap', cap: '1.00' })
    const params = { gameCode: 'VN_MB' }
    const sampa = await ask(lottery, { params, headers: { merchant: 'SAMPA' } })
    expect(sampa.value.numberRules).toEqual([])
    const issueId = (await findIssue(deps.db, 'VN_MB', issueNo))!.id
    const sold = (await findLottery(deps.db, 'VN_MB'))!
    const brands = await allBrands(deps)
    const at = (id: number) => ({ brand: brands.find((one) => one.id === id)!, lottery: sold, issueId })
    // One batch may have orders of both.
    const book = await NumberAllowance.open(deps.db, [at(LUCKY), at(SAMPA)])
    const method = methodOf(familyOf('VN_NORTH')!, 'DE_DB')!
    expect([...book.limits(at(LUCKY), method).closed]).toEqual(['25'])
    expect(book.limits(at(SAMPA), method)).toMatchObject({ closed: new Set(), caps: new Map() })
  })
})

describe('the brand’s own caps', () => {
  const own = luckySettings.lottery!

  test('hold for every number of a method that has 10,000 of them at most', async () => {
    const one = await member()
    await house.place(one, [digitLine('ZX2_B', '1|2', 1, { multiple: 2 })])
    await setPolicy(deps, LUCKY, { lottery: { ...own, numberStakeMax: '10' } })
    const at = (content: string, multiple: number) => house.place(one, [digitLine('ZX2_B', content, 1, { multiple })])
    expect((await at('1|2', 4)).errorCode).toBe('number_full')
    expect((await at('1|2', 3)).errorCode).toBeUndefined()
    expect((await at('1|3', 5)).errorCode).toBeUndefined()
    // The method has 100,000 numbers: nobody counts them.
    expect((await house.place(one, [digitLine('ZX5', '1|2|3|4|5', 1, { multiple: 9 })])).errorCode).toBeUndefined()
  })

  test('hold for a member and for all together on an issue, under many at once', async () => {
    const [one, other] = [await member(), await member()]
    await setPolicy(deps, LUCKY, { lottery: { ...own, memberStakeMax: '30', issueStakeMax: '40' } })
    // On an issue that nobody has bet on.
    const { next } = await house.terms()
    const issueNo = next[0]?.issueNo ?? ''
    await house.toDraw(issueNo)
    const line = digitLine('ZX5', '1|2|3|4|5', 1)
    const mine = await Promise.all(Array.from({ length: 20 }, () => house.place(one, [line])))
    expect(mine.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(15)
    expect(mine.find(({ errorCode }) => errorCode)?.errorCode).toBe('stake_too_large')
    const theirs = await Promise.all(Array.from({ length: 20 }, () => house.place(other, [line])))
    expect(theirs.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(5)
    const refused = await house.place(other, [{ ...line, multiple: 3 }])
    expect([refused.errorCode, Object.keys(refused.fields)]).toEqual(['stake_too_large', ['lines.0.multiple']])
  })
})

describe('a number that is paid by half', () => {
  const until = async (issueNo: string, tail: string) => {
    await official.toResult(issueNo)
    const numbers = official.numbersOf(tail)
    for (const name of ['operator01', 'operator05'])
      await official.enter(await operatorIn(here, name), issueNo, numbers)
    await official.release(await operatorIn(here, 'operator05'), issueNo, numbers)
    await here.hear()
  }

  /** Two people put the numbers of a draw right. */
  async function correct(issueNo: string, tail: string) {
    const params = { gameCode: 'VN_MB', issueNo }
    const [token, second] = [await operatorIn(here), await operatorIn(here, 'operator05')]
    const body = { numbers: official.numbersOf(tail), ...because('correction') }
    expect((await byTwo(here, second, ask(correctDraw, { token, params, body }))).status).toBe(200)
    await here.hear()
  }

  test('is paid so by settlement and by a correction, whatever becomes of the rule, and lines before it in full', async () => {
    const one = await member()
    const { issueNo } = await official.onSale()
    const before = await official.place(one, [de('25')])
    const rule = await set({ kind: 'half', numbers: ['25', '26'] })
    const quoted = await quote(one, issueNo, [de('25,39')])
    expect(quoted.value.lines[0]).toMatchObject({
      half: ['25'],
      most: '99.00',
      odds: [{ key: 'WIN', odds: '99.0000' }],
    })
    const after = await official.place(one, [de('25'), de('25,39')])
    expect(after.value.lines).toMatchObject([
      { half: ['25'], most: '49.50' },
      { half: ['25'], most: '99.00' },
    ])
    await end(rule.value.ruleId)
    await until(issueNo, '25')
    const token = await here.logIn(one.account, one.password)
    const shown = async (orderId: string) => (await official.orderOf({ ...one, token }, orderId)).items
    expect((await shown(before.value.orderId)).map(({ prize, half }) => [prize, half])).toEqual([['99.00', []]])
    expect((await shown(after.value.orderId)).map(({ prize, half }) => [prize, half])).toEqual([
      ['49.50', ['25']],
      ['49.50', ['25']],
    ])
    const paid = Number(await money({ ...one, token }))
    await correct(issueNo, '39')
    expect((await shown(after.value.orderId)).map(({ prize }) => prize)).toEqual(['0.00', '99.00'])
    expect(Number(await money({ ...one, token }))).toBe(paid - 99 - 49.5 - 49.5 + 99)
    await correct(issueNo, '25')
    expect((await shown(after.value.orderId)).map(({ prize }) => prize)).toEqual(['49.50', '49.50'])
    expect(Number(await money({ ...one, token }))).toBe(paid)
  })
})

describe('a rule', () => {
  test.each<[string, NumberRuleText, string, string]>([
    ['of a method without numbers', { method: 'TAI' }, 'invalid_request', 'method'],
    ['of a number that its method does not have', { numbers: ['25', '250'] }, 'invalid_request', 'numbers.1'],
    ['of a cap without an amount', { kind: 'cap' }, 'invalid_request', 'cap'],
    ['of a cap that the currency cannot pay', { kind: 'cap', cap: '1.005' }, 'invalid_amount', 'cap'],
    ['that is closed and has a cap', { cap: '1.00' }, 'invalid_request', 'cap'],
  ])('%s is refused at its field', async (_, rule, code, field) => {
    const { errorCode, fields } = await set(rule)
    expect([errorCode, Object.keys(fields)]).toEqual([code, [field]])
  })
})

test('the numbers with the highest stakes are shown with what one hit of each pays, counted or not', async () => {
  const one = await member()
  const { issueNo } = await official.onSale()
  const token = await operatorIn(here)
  const params = { gameCode: 'VN_MB', issueNo }
  const shown = async () =>
    (await ask(numberExposure, { token, params, query: { method: 'LO_2' } })).value.list.map(
      ({ number, stakes, pays, cap, half }) => [number, stakes, pays, cap, half],
    )
  const lo = (content: string, stake: string) => ({
    method: 'LO_2',
    content,
    tickets: 27 * content.split(',').length,
    stake,
  })
  await set({ kind: 'half', method: 'LO_2', numbers: ['82'] })
  await official.place(one, [lo('81,82', '1.00'), lo('81', '2.00')])
  const expected = [
    ['81', '81.00', '297.00', null, false],
    ['82', '27.00', '49.50', null, true],
  ]
  expect(await shown()).toEqual(expected)
  await set({ kind: 'cap', method: 'LO_2', numbers: ['82'], cap: '30.00' })
  expect((await official.place(one, [lo('82', '1.00')])).errorCode).toBe('number_full')
  expect(await shown()).toEqual([expected[0], ['82', '27.00', '49.50', '30.00', true]])
})
