import { login, memberInfo } from '@croupier/contract/identity.ts'
import { excludeSelf, takeTimeOut } from '@croupier/contract/limits.ts'
import { balance, lines } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { type NewBet, placeBets, settleBets } from '#modules/betting/betting.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { plainBet, plainRound } from '../../../test/plain-bet.ts'
import { type TestMember, world } from '../../../test/world.ts'
import { mayDeposit } from './limits.ts'
import { keptOut, playRulesOf } from '#modules/standing/play/play.ts'

const { ask, clock, deps, member, solved } = await world()
const brand = await brandOf(deps, 1)

const exclude = ({ token, account, password }: TestMember, changes: Readonly<Record<string, unknown>> = {}) =>
  ask(excludeSelf, { token, body: { months: 6, account, password, ...changes } })
const enter = async ({ account, password }: TestMember) =>
  ask(login, { body: { type: 'username', username: account, password, challenge: await solved() } })
const bet = (memberId: string) => plainBet(memberId, 10_000n)
const place = (one: NewBet) =>
  inTransaction(deps.db, (tx) =>
    placeBets(tx, [one], [plainRound(one)], { now: deps.now(), rules: playRulesOf(brand, deps.now()) }),
  )

test('ends every session at once; no bet is taken by any way, open ones settle, the money can be seen', async () => {
  const one = await member()
  const open = bet(one.id)
  await place(open)
  const { value } = await exclude(one, { account: ` ${one.account.toUpperCase()} ` })
  expect(value).toEqual({ kind: 'self_excluded', until: '2027-05-21T12:00:00.000Z' })
  expect((await ask(memberInfo, { token: one.token })).status).toBe(401)

  // Not even what never asks the front door.
  expect(await place(bet(one.id))).toMatchObject([{ code: 'self_excluded' }])
  const [settled] = await inTransaction(deps.db, (tx) =>
    settleBets(tx, [{ betId: open.id, payout: 20_000n, status: 'won' }], deps.now()),
  )
  expect(settled).toMatchObject({ ok: true })

  const { token, restraint } = (await enter(one)).value
  expect(restraint).toMatchObject({ kind: 'self_excluded' })
  expect((await ask(balance, { token })).value.sumBalance).toBe('1001.00')
  expect((await ask(lines, { token })).value.total).toBe(3)
  expect(await ask(takeTimeOut, { token, body: { hours: 24 } })).toMatchObject({ errorCode: 'self_excluded' })
})

test('two hundred bets at once with an exclusion: none is taken after it', async () => {
  const one = await member()
  const early = Array.from({ length: 100 }, () => place(bet(one.id)))
  const [answer] = await Promise.all([exclude(one), ...early])
  expect(answer.status).toBe(200)
  const late = await Promise.all(Array.from({ length: 100 }, () => place(bet(one.id))))
  expect(new Set(late.flat().map((verdict) => ('code' in verdict ? verdict.code : 'yes')))).toEqual(
    new Set(['self_excluded']),
  )
})

test('for good has no end, whatever time it becomes', async () => {
  const one = await member()
  expect((await exclude(one, { months: null })).value).toEqual({ kind: 'self_excluded', until: null })
  clock.move(20 * 365 * 86_400_000)
  expect((await enter(one)).value.restraint).toEqual({ kind: 'self_excluded', until: null })
  expect(await place(bet(one.id))).toMatchObject([{ code: 'self_excluded' }])
})

test('nothing is offered to them, and no deposit is taken', async () => {
  const [one, other] = [await member(), await member()]
  await exclude(one)
  expect(await keptOut(deps.db, [one.id, other.id], deps.now())).toEqual(new Set([one.id]))
  const deposit = (memberId: string) =>
    inTransaction(deps.db, (tx) => mayDeposit(tx, brand, { memberId, amount: 10_000n }, deps.now()))
  expect(await deposit(one.id)).toMatchObject({ code: 'self_excluded' })
  expect(await deposit(other.id)).toMatchObject({ ok: true })
})

test('needs the own name typed and the password; who guesses it is locked out as at the login', async () => {
  const one = await member()
  expect((await exclude(one, { account: 'somebody' })).fields).toMatchObject({ account: [{ code: 'not_the_same' }] })
  for (let guess = 0; guess < 3; guess++)
    expect((await exclude(one, { password: `Wrong2026pass${guess}` })).fields).toMatchObject({
      password: [{ code: 'wrong_password' }],
    })
  expect(await exclude(one)).toMatchObject({ status: 423, errorCode: 'login_locked' })
  expect((await ask(memberInfo, { token: one.token })).status).toBe(200)
})

test.each([[5], [61], [0]])('for %i months is not offered', async (months) => {
  const one = await member()
  expect((await exclude(one, { months })).fields).toMatchObject({ months: [{ code: 'not_allowed' }] })
})

test('stays written down', async () => {
  const one = await member()
  await exclude(one)
  await expect(sql`delete from limits.bar`.execute(deps.db)).rejects.toThrow('never rewritten')
})
