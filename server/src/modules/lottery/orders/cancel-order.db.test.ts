import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { digitLine, lotteryPlay } from '../../../../test/lotteries.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { ask, clock, deps, member } = here
const { place, onSale, toDraw, orderOf, cancel } = await lotteryPlay(here, 'SSC_10M')

test('cancelled before closing stake and rebate go back as one, line by line or all, once', async () => {
  const one = await member()
  const { issueNo, closeAt } = await onSale()
  const { value } = await place(one, [
    digitLine('DWD', '1||||', 1, { mode: 1800 }),
    digitLine('DWD', '|1|||', 1, { multiple: 5 }),
  ])
  expect(value.balance).toBe('988.16')
  const [first] = value.lines
  const back = await cancel(one, value.orderId, { lineIds: [first?.lineId ?? ''] })
  expect(back.value).toMatchObject({ returned: '1.84', balance: '990.00' })
  expect((await orderOf(one, value.orderId)).items.map(({ state }) => state)).toEqual(['cancelled', 'open'])
  expect((await cancel(await member(), value.orderId)).errorCode).toBe('not_found')
  const all = await Promise.all(Array.from({ length: 6 }, () => cancel(one, value.orderId)))
  expect(all.filter(({ value: said }) => said.returned === '10.00')).toHaveLength(1)
  expect((await ask(balance, { token: one.token })).value.sumBalance).toBe('1000.00')
  expect((await orderOf(one, value.orderId)).state).toBe('cancelled')
  clock.set(closeAt)
  expect((await cancel(one, value.orderId)).errorCode).toBe('bets_closed')
  expect(await toDraw(issueNo)).toMatchObject({ status: 'settled', seal: { lines: 0, stakes: [] } })
  // Nothing is left of it that somebody would wait for.
  const { rows } = await sql`select status from betting.round where game_code = 'SSC_10M'`.execute(deps.db)
  expect(rows).toEqual([{ status: 'closed' }])
})
