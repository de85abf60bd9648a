import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deposit, sendSlip } from '@croupier/contract/cashier.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { cashierWorld } from '../../../../test/cashier.ts'
import { blank, sendForm } from '../../../../test/pictures.ts'
import type { TestMember } from '../../../../test/world.ts'
import { decideDeposit } from './decide-deposit.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'croupier-slips-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const { ask, member, want, deps, app, moneyOf, clock } = await cashierWorld({ config: { dataDir } })

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
const found = { by: 'operator:anna', reason: 'Seen on the statement' }

describe('a person', () => {
  test('credits what has arrived, less or more than was asked for too', async () => {
    const { one, id } = await transferred()
    await decideDeposit(deps, { id, arrived: 6_995_000n, ...found })
    expect(await stateOf(one, id)).toMatchObject({ state: 'credited', amount: '700.00', credited: '699.50' })
    expect(await moneyOf(one)).toEqual({ free: '1699.50', held: '0.00' })
  })

  test('refuses, and the member reads why', async () => {
    const { one, id } = await transferred()
    await decideDeposit(deps, { id, arrived: undefined, ...found, reason: 'No such transfer' })
    expect(await stateOf(one, id)).toMatchObject({ state: 'refused', reason: 'No such transfer' })
    expect(await moneyOf(one)).toEqual({ free: '1000.00', held: '0.00' })
    clock.move(1000)
    expect((await want(one, '700', { channel: 'BANK' })).status).toBe(200)
  })

  test('decides once, of two at once too, and not on what nobody looks at', async () => {
    const { one, id } = await transferred()
    const answers = await Promise.allSettled([
      decideDeposit(deps, { id, arrived: 7_000_000n, ...found }),
      decideDeposit(deps, { id, arrived: undefined, ...found }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(['1000.00', '1700.00']).toContain((await moneyOf(one)).free)
    const waiting = await want(one, '700')
    await expect(decideDeposit(deps, { id: waiting.value.id, arrived: 1n, ...found })).rejects.toMatchObject({
      code: 'deposit_not_open',
    })
  })
})
