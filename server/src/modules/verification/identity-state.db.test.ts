import { randomUUID } from 'node:crypto'
import { readLimits } from '@croupier/contract/limits.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { LUCKY, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'
import { identityStateOf, mayWithdraw } from './verification.ts'
import { moveIdentity } from './identity-state.ts'

const { ask, clock, deps, member, logIn } = await world()
const move = (memberId: string, state: 'pending' | 'verified' | 'refused') =>
  inTransaction(deps.db, (tx) =>
    moveIdentity(tx, { brandId: LUCKY, memberId, state, changedBy: 'operator:test', reason: null }, deps.now()),
  )
const play = (token: string) =>
  ask(playRound, {
    token,
    body: { gameCode: 'DICE', id: randomUUID(), stake: '1.00', choices: { target: '50.00', over: false } },
  })

test('from unverified over pending to verified; a refused member may try again; what does not follow is not taken', async () => {
  const { id, token } = await member()
  expect(await identityStateOf(deps.db, id)).toBe('unverified')
  expect(await move(id, 'refused')).toBe(false)
  expect(await move(id, 'pending')).toBe(true)
  expect((await ask(readLimits, { token })).value.identity).toBe('pending')
  expect(await move(id, 'refused')).toBe(true)
  expect(await move(id, 'pending')).toBe(true)
  expect(await move(id, 'verified')).toBe(true)
  expect(await move(id, 'verified')).toBe(true)
  expect(await identityStateOf(deps.db, id)).toBe('verified')
})

test('withdrawals wait for it where the brand says so', async () => {
  const { id } = await member()
  expect(await mayWithdraw(deps.db, await brandOf(deps, LUCKY), id)).toMatchObject({ code: 'identity_unverified' })
  await move(id, 'verified')
  expect(await mayWithdraw(deps.db, await brandOf(deps, LUCKY), id)).toMatchObject({ ok: true })
})

test('play waits for it where the brand says so, or from some days after registration on', async () => {
  const one = await member()
  await setPolicy(deps, LUCKY, { verification: { beforePlay: false, afterDays: 7 } })
  expect((await play(one.token)).status).toBe(200)
  clock.move(7 * 86_400_000)
  const token = await logIn(one.account, one.password)
  expect(await play(token)).toMatchObject({ status: 403, errorCode: 'identity_unverified' })

  const other = await member()
  expect((await play(other.token)).status).toBe(200)
  await setPolicy(deps, LUCKY, { verification: { beforePlay: true } })
  expect(await play(other.token)).toMatchObject({ errorCode: 'identity_unverified' })
  await move(other.id, 'verified')
  expect((await play(other.token)).status).toBe(200)
})
