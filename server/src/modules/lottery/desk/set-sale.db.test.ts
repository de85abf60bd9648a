import { audit } from '@croupier/contract/audit.ts'
import { deskLotteries, setLotterySale } from '@croupier/contract/console-lotteries.ts'
import { policyVersions } from '@croupier/contract/policy.ts'
import { expect, test } from 'vitest'
import { byTwo } from '../../../../test/approvals.ts'
import { digitLine, lotteryPlay } from '../../../../test/lotteries.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { ask, member } = here
const play = await lotteryPlay(here, 'SSC_10M')
const [ana, lea, teller] = [
  await operatorIn(here),
  await operatorIn(here, 'operator05'),
  await operatorIn(here, 'operator02'),
]
const params = { gameCode: 'SSC_10M' }
const set = (sale: 'open' | 'closed', more = {}) =>
  ask(setLotterySale, { token: ana, params, body: { sale, reason: 'incident', note: '' }, ...more })
const saleOf = async (more = {}) => {
  await here.hear()
  const { list } = (await ask(deskLotteries, { token: ana, query: { search: 'SSC_10M' }, ...more })).value
  return list[0]?.sale
}
const bet = async () => play.place(await member(), [digitLine('DWD', '1||||', 1)])
const entries = async () => (await ask(audit, { token: ana, query: { action: 'draws.sale' } })).value

test('a stop holds at once, is a version of the policy and one entry; two people open the sale again', async () => {
  expect((await bet()).status).toBe(200)
  const { total } = (await ask(policyVersions, { token: ana })).value
  expect((await set('closed')).status).toBe(200)
  expect(await saleOf()).toBe('closed')
  expect((await bet()).errorCode).toBe('game_closed')
  const versions = (await ask(policyVersions, { token: ana })).value
  expect(versions.total).toBe(total + 1)
  expect(versions.list[0]).toMatchObject({
    changedBy: 'operator01',
    differences: [{ path: ['lottery', 'closed'], after: ['SSC_10M'] }],
  })
  expect((await set('closed')).status).toBe(200)
  expect(await entries()).toMatchObject({ total: 1, list: [{ by: 'operator01', subject: { id: 'SSC_10M' } }] })

  const asked = await set('open')
  expect(asked).toMatchObject({ status: 202, extra: { rule: 'lottery_reopened' } })
  expect(await saleOf()).toBe('closed')
  expect((await byTwo(here, lea, Promise.resolve(asked))).status).toBe(200)
  expect(await saleOf()).toBe('open')
  expect((await bet()).status).toBe(200)
  expect((await entries()).total).toBe(2)
})

test('a stop at one brand is none at another, and no lottery stops another one’s sale', async () => {
  expect((await set('closed')).status).toBe(200)
  expect(await saleOf({ headers: { merchant: 'SAMPA' } })).toBe('open')
  const { list } = (await ask(deskLotteries, { token: ana, query: { sale: 'closed' } })).value
  expect(list.map(({ code }) => code)).toEqual(['SSC_10M'])
  await byTwo(here, lea, set('open'))
})

test('who may not is refused; a lottery that is not there is not found; a sale that is none is refused at its field', async () => {
  expect((await set('closed', { token: teller })).errorCode).toBe('forbidden')
  expect((await set('closed', { params: { gameCode: 'NO_SUCH' } })).errorCode).toBe('not_found')
  expect((await set('shut' as 'open')).fields).toHaveProperty('sale')
  expect(await saleOf()).toBe('open')
})
