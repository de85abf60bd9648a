import { deposit, requestDeposit } from '@croupier/contract/cashier.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { matchWorld } from '../../../../test/matches.ts'
import { expireMatches } from './expire-matches.ts'

const MINUTE_MS = 60_000
const { ask, clock, deps, member, picture, policy, waiting, pay, partsOf, prove, paid, pass, send, withdrawalOf } =
  await matchWorld()
const depositOf = async ({ token }: { token: string }, depositId: string) =>
  (await ask(deposit, { token, params: { depositId } })).value

describe('a picture of a payment to another member', () => {
  test('asks the receiver, who has so many minutes; the account is shown no longer', async () => {
    const { payer, receiver, depositId, matchId } = await paid('500')
    const answerBy = new Date(deps.now().getTime() + 30 * MINUTE_MS).toISOString()
    expect(await partsOf(payer, depositId)).toMatchObject([{ state: 'sent', proof: 'sent', payTo: null, answerBy }])
    expect(await partsOf(receiver)).toMatchObject([{ id: matchId, side: 'receiver', state: 'sent', answerBy }])
    expect(await partsOf(payer)).toEqual([])
    const shown = await depositOf(payer, depositId)
    expect(shown).toMatchObject({ state: 'confirming', credited: null })
    expect(shown.steps.map(({ step }) => step)).toEqual(['requested', 'matched', 'slip_sent'])
    expect((await withdrawalOf(receiver)).steps.at(-1)?.step).toBe('slip_sent')
  })

  test('proves one payment: refused with another part, with a deposit to the house, and the other way round', async () => {
    await waiting('515')
    await waiting('515')
    const [one, other] = [await member(), await member()]
    const [first] = await partsOf(one, (await pay(one, '500')).value.id)
    const [second] = await partsOf(other, (await pay(other, '500')).value.id)
    const file = await picture()
    expect((await prove(one, first!.id, file)).statusCode).toBe(200)
    expect((await prove(other, second!.id, file)).json()).toMatchObject({ errorCode: 'slip_used' })
    expect(await partsOf(other)).toMatchObject([{ state: 'waiting', proof: 'wanted' }])

    const body = { id: randomUUID(), channel: 'BANK', amount: '500' }
    expect((await ask(requestDeposit, { token: one.token, body })).status).toBe(200)
    expect((await send(one.token, body.id, file)).json()).toMatchObject({ errorCode: 'slip_used' })
    const fresh = await picture()
    expect((await send(one.token, body.id, fresh)).statusCode).toBe(200)
    expect((await prove(other, second!.id, fresh)).json()).toMatchObject({ errorCode: 'slip_used' })
  })

  test('of ten at once is taken once', async () => {
    await waiting('515')
    const payer = await member()
    const [part] = await partsOf(payer, (await pay(payer, '500')).value.id)
    const files = await Promise.all(Array.from({ length: 10 }, () => picture()))
    const answers = await Promise.all(files.map((file) => prove(payer, part!.id, file)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const codes = answers.filter(({ statusCode }) => statusCode !== 200).map((one) => one.json().errorCode)
    expect(new Set(codes)).toEqual(new Set(['match_not_open']))
  })

  test('is refused where it is none, from the receiver, and from anybody else', async () => {
    const receiver = await waiting('515')
    const payer = await member()
    const [part] = await partsOf(payer, (await pay(payer, '500')).value.id)
    const script = await prove(payer, part!.id, Buffer.from('<svg onload="alert(1)"/>'))
    expect(script.json().value.fields).toMatchObject({ file: [{ code: 'file_type' }] })
    expect((await prove(receiver, part!.id)).json()).toMatchObject({ errorCode: 'not_found' })
    expect((await prove(await member(), part!.id)).json()).toMatchObject({ errorCode: 'not_found' })
    expect((await prove(payer, randomUUID())).json()).toMatchObject({ errorCode: 'not_found' })
  })

  test('after the time goes to a person, whether the clock has noticed or not; and not at all when it is too late', async () => {
    for (const noticed of [true, false]) {
      const receiver = await waiting('515')
      const payer = await member()
      const { id } = (await pay(payer, '500')).value
      clock.move(20 * MINUTE_MS)
      if (noticed) await expireMatches(deps)
      const [part] = await partsOf(payer, id)
      expect(part).toMatchObject({ payTo: null, proof: 'late' })
      expect((await prove(payer, part!.id)).json().value).toMatchObject({ state: 'disputed', late: true })
      expect(await depositOf(payer, id)).toMatchObject({ state: 'expired' })
      // The receiver waits again, and may be paid by somebody else.
      expect(await withdrawalOf(receiver)).toMatchObject({ state: 'matching' })
      expect((await pay(await member(), '500')).status).toBe(200)
    }
    await policy({ lateHours: 1 })
    await waiting('515')
    const payer = await member()
    const { id } = (await pay(payer, '500')).value
    await pass(80, payer)
    const [part] = await partsOf(payer, id)
    expect(part).toMatchObject({ proof: null })
    expect((await prove(payer, part!.id)).json()).toMatchObject({ errorCode: 'match_not_open' })
    await policy()
  })
})
