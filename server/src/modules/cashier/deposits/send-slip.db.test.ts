import { describe, expect, test } from 'vitest'
import { slipWorld } from '../../../../test/slips.ts'

const { member, want, picture, send, stateOf, transferred } = await slipWorld()

describe('a picture of a transfer', () => {
  test('lets a person look at it, and the request no longer runs out', async () => {
    const { one, id } = await transferred()
    expect(await stateOf(one, id)).toMatchObject({
      state: 'review',
      pay: { slip: 'sent' },
      steps: [{ step: 'requested' }, { step: 'slip_sent' }, { step: 'in_review' }],
    })
  })

  test('proves one payment: sent with another it is refused, whoever sends it', async () => {
    const file = await picture()
    const [one, other] = [await member(), await member()]
    const [mine, theirs] = [await want(one, '700', { channel: 'BANK' }), await want(other, '800', { channel: 'BANK' })]
    expect((await send(one.token, mine.value.id, file)).statusCode).toBe(200)
    expect((await send(other.token, theirs.value.id, file)).json()).toMatchObject({ errorCode: 'slip_used' })
    expect(await stateOf(other, theirs.value.id)).toMatchObject({ state: 'waiting' })
  })

  test('is refused where it is none, for another’s request, twice, and where no transfer was asked for', async () => {
    const { one, id } = await transferred()
    expect((await send(one.token, id, await picture())).json()).toMatchObject({ errorCode: 'deposit_not_open' })
    const other = await member()
    expect((await send(other.token, id, await picture())).json()).toMatchObject({ errorCode: 'not_found' })
    const scanned = await want(other, '700')
    const answer = await send(other.token, scanned.value.id, await picture())
    expect(answer.json()).toMatchObject({ errorCode: 'deposit_not_open' })
    const own = await want(other, '700', { channel: 'BANK' })
    const script = await send(other.token, own.value.id, Buffer.from('<svg onload="alert(1)"/>'))
    expect(script.json().value.fields).toMatchObject({ file: [{ code: 'file_type' }] })
  })
})
