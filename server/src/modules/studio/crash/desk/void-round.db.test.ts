import { approvals } from '@croupier/contract/approvals.ts'
import { audit } from '@croupier/contract/audit.ts'
import { deskCrash, voidCrashRound } from '@croupier/contract/console-crash.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asDealer } from '#kernel/dealer-role.ts'
import { confirmed } from '../../../../../test/approvals.ts'
import { crashPlay } from '../../../../../test/crash.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { LUCKY } from '../../../../../test/policy.ts'
import { world } from '../../../../../test/world.ts'
import { brandOf } from '../../../brand/brand.ts'
import { advanceRound } from '../advance-rounds.ts'

const here = await world()
const { ask, deps, member } = here
const { bet, current, flyTo, leave, pass, roundThat, turns, units } = await crashPlay(here)
const [one, two] = [await operatorIn(here), await operatorIn(here, 'operator05')]
const body = { reason: 'trouble', note: '' }

const first = (roundId: string, token = one) => ask(voidCrashRound, { token, params: { roundId }, body })
const confirm = (approvalId: string) => confirmed(here, { token: two, params: { approvalId } })

/** The first person asks; the approval that waits for the second one. */
async function asked(roundId: string): Promise<string> {
  expect((await first(roundId)).errorCode).toBe('second_person_asked')
  const { list } = (await ask(approvals, { token: two, query: { state: 'waiting' } })).value
  return list.find(({ subject }) => subject.id === roundId)?.id ?? ''
}

async function byTwo(roundId: string): Promise<void> {
  expect((await confirm(await asked(roundId))).errorCode).toBeUndefined()
}

test('a round that takes bets is ended by two people: every stake comes back once, and the next round opens', async () => {
  const [player, other] = [await member(), await member()]
  const round = await roundThat(() => true)
  const before = [await units(player), await units(other)]
  await bet(player, round.id, '10.00')
  await bet(other, round.id, '25.00')
  const approvalId = await asked(round.id)
  const said = await Promise.all(Array.from({ length: 5 }, () => confirm(approvalId)))
  expect(said.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(1)
  await turns()
  expect([await units(player), await units(other)]).toEqual(before)
  expect(await current()).toMatchObject({ id: round.id, phase: 'void', point: null })
  expect((await first(round.id)).errorCode).toBe('round_closed')
  const shown = (await ask(deskCrash, { token: one })).value.rounds.find(({ roundId }) => roundId === round.id)
  expect(shown).toMatchObject({ phase: 'void', bets: 2, open: 0, openStake: '0.00', settling: 0 })
  await pass(3000)
  expect((await current()).number).toBe(round.number + 1n)
  const { list } = (await ask(audit, { token: one, query: { action: 'crash.void' } })).value
  expect(list.filter(({ subject }) => subject.id === round.id)).toHaveLength(1)
})

test('a round that flies is ended: who has left keeps what they won, all others have their stakes back', async () => {
  const [player, other] = [await member(), await member()]
  const round = await roundThat((point) => point > 300n)
  const [left, stays] = [await bet(player, round.id, '10.00'), await bet(other, round.id, '10.00')]
  const before = [await units(player), await units(other)]
  await flyTo(150)
  const out = (await leave(player, left.value.betId)).value
  await byTwo(round.id)
  await turns()
  expect((await leave(other, stays.value.betId)).errorCode).toBe('bet_not_open')
  expect(out.state).toBe('left')
  expect((await units(player)) - before[0]!).toBe(BigInt(Math.round(Number(out.payout) * 10_000)))
  expect((await units(other)) - before[1]!).toBe(10_0000n)
  expect((await current()).settledAt).not.toBeNull()
})

test('a round that has crashed and cannot be settled is ended, and so is one whose outcome nobody can compute', async () => {
  const player = await member()
  const round = await roundThat((point) => point > 120n)
  await bet(player, round.id, '10.00')
  const before = await units(player)
  await pass(7000 + round.outcome.crashMs)
  expect(await current()).toMatchObject({ phase: 'crashed', settledAt: null })
  await byTwo(round.id)
  await turns()
  expect((await units(player)) - before).toBe(10_0000n)
  await pass(3000)

  const next = await roundThat(() => true)
  await bet(player, next.id, '10.00')
  const kept = await units(player)
  // Its outcome is lost, and this node has not read it before.
  await asDealer(deps.db, (tx) => sql`delete from studio.crash_outcome where round_id = ${next.id}::uuid`.execute(tx))
  const fresh = { ...deps }
  const brand = await brandOf(fresh, LUCKY)
  await expect(advanceRound(fresh, brand)).rejects.toThrow('has no outcome')
  await byTwo(next.id)
  while ((await advanceRound(fresh, brand)) === 0);
  expect((await units(player)) - kept).toBe(10_0000n)
  expect((await current()).settledAt).not.toBeNull()
})

test('nobody ends a round that is over, unknown, or another brand’s', async () => {
  await turns()
  const { id } = await current()
  const headers = { merchant: 'SAMPA' }
  const body = { reason: 'trouble', note: '' }
  const elsewhere = await ask(voidCrashRound, { token: one, params: { roundId: id }, body, headers })
  expect(['not_found', 'game_closed']).toContain(elsewhere.errorCode)
  expect((await first('01890000-0000-7000-8000-000000000000')).errorCode).toBe('not_found')
})
