import { randomUUID } from 'node:crypto'
import { playRound, studioGame } from '@croupier/contract/studio.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { switchGames } from '#modules/betting/suspensions/suspensions.ts'
import { luckySettings } from '../../../seed/brand-lucky.ts'
import { LUCKY, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'

const { ask, deps, member } = await world()

const shown = async (gameCode: 'DICE' | 'JADE_WAYS' | 'LUCKY_TWENTY') =>
  (await ask(studioGame, { params: { gameCode } })).value

test('a game that takes no bets says so before anybody bets, and again that it does', async () => {
  const dice = { brandId: LUCKY, scope: 'game', code: 'DICE' } as const
  const switched = (open: boolean) => inTransaction(deps.db, (tx) => switchGames(tx, { ...dice, open }, deps.now()))
  expect((await shown('DICE')).open).toBe(true)
  await switched(false)
  expect((await shown('DICE')).open).toBe(false)
  expect((await shown('LUCKY_TWENTY')).open).toBe(true)
  await switched(true)
  expect((await shown('DICE')).open).toBe(true)
})

test('a feature is sold where the brand sells it; elsewhere it is not shown, and refused by name without taking anything', async () => {
  const one = await member()
  const funds = async () => (await ask(balance, { token: one.token })).value.sumBalance
  const buy = (bought: boolean) =>
    ask(playRound, {
      token: one.token,
      body: { id: randomUUID(), gameCode: 'JADE_WAYS', stake: '2.50', choices: { bought } },
    })
  expect([(await shown('JADE_WAYS')).buy, (await shown('LUCKY_TWENTY')).buy]).toEqual([true, false])
  expect((await buy(true)).status).toBe(200)

  const before = await funds()
  const { JADE_WAYS: pace } = luckySettings.pace ?? {}
  await setPolicy(deps, LUCKY, { pace: { JADE_WAYS: { ...pace, cycleMs: 0, buy: false } } })
  expect((await shown('JADE_WAYS')).buy).toBe(false)
  expect(await buy(true)).toMatchObject({ status: 409, errorCode: 'buy_not_offered' })
  expect(await funds()).toBe(before)
  expect((await buy(false)).status).toBe(200)
})
