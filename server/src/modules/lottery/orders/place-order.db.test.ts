import { randomUUID } from 'node:crypto'
import { bets } from '@croupier/contract/betting.ts'
import { excludeSelf, takeTimeOut } from '@croupier/contract/limits.ts'
import { lines as walletLines, balance } from '@croupier/contract/wallet.ts'
import { describe, expect, test } from 'vitest'
import { luckySettings } from '../../../../seed/brand-lucky.ts'
import { digitLine, lotteryPlay } from '../../../../test/lotteries.ts'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { type TestMember, world } from '../../../../test/world.ts'

const here = await world()
const { ask, clock, deps, logIn, member } = here
const play = await lotteryPlay(here, 'SSC_10M')
const { place, onSale, terms } = play

const money = async ({ token }: TestMember) => (await ask(balance, { token })).value.sumBalance
const first = digitLine('ZX3_B', '4,6,7|0,2,5,8|1,3,9', 36)

describe('an order', () => {
  test('costs its tickets, and what its mode gives up comes back at once', async () => {
    const one = await member()
    const { value } = await place(one, [
      first,
      digitLine('DWD', '1,2||||9', 3, { mode: 1800, unit: '0.1', multiple: 5 }),
    ])
    expect(value).toMatchObject({
      amount: '75.00',
      // Three tickets at a unit of 0.10, five times: 3.00, of which a mode of 1800 gives 8 % back.
      rebate: '0.24',
      balance: '925.24',
      lines: [
        { tickets: 36, amount: '72.00', odds: [{ key: 'WIN', odds: '980.0000' }], most: '1960.00' },
        { tickets: 3, amount: '3.00', odds: [{ key: 'WIN', odds: '9.0000' }], most: '18.00' },
      ],
    })
    expect(value.lines[0]?.lineId).toBe(value.orderId)
    expect(await money(one)).toBe('925.24')
    const record = await ask(walletLines, { token: one.token, query: {} })
    expect(record.value.list.map(({ kind, amount }) => [kind, amount])).toEqual(
      expect.arrayContaining([
        ['stake', '-72.00'],
        ['stake', '-3.00'],
        ['rebate', '0.24'],
      ]),
    )
    expect((await ask(bets, { token: one.token, query: { category: 'ELOTT' } })).value.totals).toMatchObject({
      bets: 2,
      stake: '75.00',
    })
  })

  test('sent ten times at once is taken once; other content or a stranger under its id is refused', async () => {
    const one = await member()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(one, [first], { id })))
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1)
    expect(await money(one)).toBe('928.00')
    expect((await place(one, [digitLine('DWD', '1||||', 1)], { id })).errorCode).toBe('id_reused')
    expect((await place(await member(), [first], { id })).errorCode).toBe('id_reused')
    expect(await money(one)).toBe('928.00')
  })

  test('is taken whole or not at all, and never beyond the balance', async () => {
    const one = await member()
    const dear = digitLine('DWD', '1||||', 1, { multiple: 300 })
    expect((await place(one, [dear, dear])).errorCode).toBe('insufficient_funds')
    expect(await money(one)).toBe('1000.00')
    const many = await Promise.all(
      Array.from({ length: 20 }, () => place(one, [digitLine('DWD', '1||||', 1, { multiple: 100 })])),
    )
    expect(many.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(5)
    expect(new Set(many.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'insufficient_funds']))
    expect(await money(one)).toBe('0.00')
  })

  test.each<[string, ReturnType<typeof digitLine>, string, string]>([
    ['counts other tickets', digitLine('ZX3_B', '4,6,7|0,2,5,8|1,3,9', 35), 'tickets_differ', 'lines.0.tickets'],
    ['takes a mode above the own top', digitLine('DWD', '1||||', 1, { mode: 1962 }), 'mode_too_high', 'lines.0.mode'],
    ['takes an odd mode', digitLine('DWD', '1||||', 1, { mode: 1801 }), 'invalid_request', 'lines.0.mode'],
    [
      'takes a unit that is not offered',
      digitLine('DWD', '1||||', 1, { unit: '0.5' }),
      'invalid_request',
      'lines.0.unit',
    ],
    [
      'lays a stake beside its unit',
      digitLine('DWD', '1||||', 1, { stake: '1.00' }),
      'invalid_request',
      'lines.0.stake',
    ],
    ['names a method that its lottery does not have', digitLine('LO_2', '25', 1), 'invalid_request', 'lines.0.method'],
    ['cannot be read', digitLine('DWD', '1|2', 2), 'invalid_request', 'lines.0.content'],
    [
      'could win more than the brand pays',
      digitLine('ZX5', '1|2|3|4|5', 1, { multiple: 100 }),
      'stake_too_large',
      'lines.0.multiple',
    ],
  ])('that %s is refused at its field, and nothing moves', async (_, line, code, field) => {
    const one = await member()
    const { errorCode, fields } = await place(one, [line])
    expect([errorCode, Object.keys(fields)]).toEqual([code, [field]])
    expect(await money(one)).toBe('1000.00')
  })

  test('says how many times it may be where it could win too much', async () => {
    const { fields } = await place(await member(), [digitLine('ZX5', '1|2|3|4|5', 1, { multiple: 100 })])
    // 98,000 × 2.00 × 51 = 9,996,000.00 is below 10,000,000.00.
    expect(fields['lines.0.multiple']).toMatchObject([{ code: 'too_large' }])
    expect(
      (await place(await member(), [digitLine('ZX5', '1|2|3|4|5', 1, { multiple: 51 })])).errorCode,
    ).toBeUndefined()
  })

  test('is for an issue on sale: not before it opens, nor at its last moment', async () => {
    const one = await member()
    const { next } = await terms()
    const { closeAt, issueNo } = await onSale()
    expect((await place(one, [first], { issueNo: next[1]?.issueNo ?? '' })).errorCode).toBe('issue_not_open')
    expect((await place(one, [first], { issueNo: '202611019999' })).errorCode).toBe('not_found')
    clock.set(new Date(Date.parse(closeAt) - 1))
    expect((await place(one, [first], { issueNo })).errorCode).toBeUndefined()
    clock.set(closeAt)
    expect((await place(one, [first], { issueNo })).errorCode).toBe('bets_closed')
    expect(await money(one)).toBe('928.00')
    await play.draws()
  })

  test('of who takes a break or left is refused by name', async () => {
    const [left, tired] = [await member(), await member()]
    await ask(excludeSelf, { token: left.token, body: { months: 6, account: left.account, password: left.password } })
    await ask(takeTimeOut, { token: tired.token, body: { hours: 24 } })
    // Their sessions have ended; they may log in to see their money.
    for (const [who, code] of [
      [left, 'self_excluded'],
      [tired, 'timed_out'],
    ] as const) {
      const token = await logIn(who.account, who.password)
      expect((await place({ ...who, token }, [first])).errorCode).toBe(code)
    }
  })

  test('of a lottery that the brand does not sell is refused', async () => {
    const { lottery } = luckySettings
    if (!lottery) throw new Error('LUCKY sells no tickets')
    await setPolicy(deps, LUCKY, { lottery: { ...lottery, closed: ['SSC_10M'] } })
    expect((await place(await member(), [first])).errorCode).toBe('game_closed')
    await setPolicy(deps, LUCKY, { lottery })
    expect((await place(await member(), [first])).errorCode).toBeUndefined()
  })
})
