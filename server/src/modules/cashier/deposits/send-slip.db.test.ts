import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deposit, sendSlip } from '@croupier/contract/cashier.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { cashierWorld } from '../../../../test/cashier.ts'
import { blank, sendForm } from '../../../../test/pictures.ts'
import type { TestMember } from '../../../../test/world.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'croupier-slips-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const { ask, member, want, app } = await cashierWorld({ config: { dataDir } })

let drawn = 400
/** A picture that nobody has sent. */
const picture = () => blank(++drawn, 300)
const send = (token: string, id: string, file: Buffer) =>
  sendForm(app.http, sendSlip.path.replace('{depositId}', id), { token, file, fields: {} })
const stateOf = async ({ token }: TestMember, depositId: string) =>
  (await ask(deposit, { token, params: { depositId } })).value
const transferred = async (amount = '700') => {
  const one = await member()
  const { id } = (await want(one, amount, { channel: 'BANK' })).value
  expect((await send(one.token, id, await picture())).statusCode).toBe(200)
  return { one, id }
}

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
