import { randomUUID } from 'node:crypto'
import { playedRound } from '@croupier/contract/console-rounds.ts'
import { round } from '@croupier/contract/betting.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'

const it = await world()
const token = await operatorIn(it)

test('an operator sees a round as its member does, and whose it is; a stranger’s, or another brand’s, is not found', async () => {
  const player = await it.member()
  const body = { id: randomUUID(), gameCode: 'DICE' as const, stake: '2.00', choices: { target: '50.00', over: true } }
  const { roundId } = (await it.ask(playRound, { token: player.token, body })).value
  const own = (await it.ask(round, { token: player.token, params: { roundId } })).value
  const seen = (query = {}, headers = {}) => it.ask(playedRound, { token, params: { roundId }, query, headers })

  expect((await seen()).value).toEqual({ ...own, member: { id: player.id, account: player.account } })
  expect((await seen({ memberId: player.id })).value.stake).toBe('2.00')
  expect((await seen({ memberId: (await it.member()).id })).errorCode).toBe('not_found')
  expect((await seen({}, { merchant: 'SAMPA' })).errorCode).toBe('not_found')
  expect((await it.ask(playedRound, { token, params: { roundId: randomUUID() } })).errorCode).toBe('not_found')
})
