import { randomUUID } from 'node:crypto'
import {
  announceTournament,
  cancelTournament,
  deskTournament,
  deskTournaments,
  saveTournament,
} from '@croupier/contract/console-tournaments.ts'
import { tournament, tournaments } from '@croupier/contract/tournaments.ts'
import { expect, test } from 'vitest'
import { byTwo } from '../../../../test/approvals.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { MINUTE, tournamentsOf, WHY } from '../../../../test/tournaments.ts'
import { world } from '../../../../test/world.ts'
import { countFigures } from '../../../../test/count-figures.ts'
import { finishTournaments } from './finish-tournaments.ts'

const it = await world()
const { deps, ask, clock } = it
const { at, terms, boardOf } = await tournamentsOf(it)

test('members see no draft, and terms stand from the announcement on', async () => {
  const operator = await operatorIn(it)
  const id = randomUUID()
  const params = { tournamentId: id }
  await ask(saveTournament, { token: operator, params, body: { ...terms(), ...WHY } })
  expect(await ask(tournament, { params })).toMatchObject({ errorCode: 'not_found' })
  expect((await ask(tournaments)).value.list.map((one) => one.id)).not.toContain(id)

  await ask(announceTournament, { token: operator, params, body: WHY })
  expect((await boardOf(id)).tournament.stage).toBe('running')
  for (const call of [
    ask(saveTournament, { token: operator, params, body: { ...terms({ prizes: ['1.00'] }), ...WHY } }),
    ask(announceTournament, { token: operator, params, body: WHY }),
  ])
    expect(await call).toMatchObject({ status: 409, errorCode: 'tournament_stands' })
})

test('who reads of a tournament finds it and its games named in their language', async () => {
  const operator = await operatorIn(it)
  const params = { tournamentId: randomUUID() }
  await ask(saveTournament, { token: operator, params, body: { ...terms(), ...WHY } })
  await ask(announceTournament, { token: operator, params, body: WHY })
  const headers = { language: 'VI' }
  const named = { name: 'Đua xúc xắc', games: [{ code: 'DICE', name: 'Xúc Xắc' }] }
  expect((await ask(tournament, { params, headers })).value.tournament).toMatchObject(named)
  const { list } = (await ask(tournaments, { headers })).value
  expect(list.find(({ id }) => id === params.tournamentId)).toMatchObject(named)
})

test('large prizes and a calling off need two people; what has paid stands', async () => {
  const [one, two] = [await operatorIn(it), await operatorIn(it, 'operator05')]
  const id = randomUUID()
  const params = { tournamentId: id }
  await ask(saveTournament, { token: one, params, body: { ...terms({ prizes: ['100000.01'] }), ...WHY } })
  expect(await ask(announceTournament, { token: one, params, body: WHY })).toMatchObject({
    status: 202,
    errorCode: 'second_person_asked',
  })
  expect(await ask(tournament, { params })).toMatchObject({ errorCode: 'not_found' })

  const other = randomUUID()
  await ask(saveTournament, { token: two, params: { tournamentId: other }, body: { ...terms(), ...WHY } })
  await ask(announceTournament, { token: two, params: { tournamentId: other }, body: WHY })
  expect(
    await ask(cancelTournament, { token: two, params: { tournamentId: other }, body: { ...WHY, reason: 'mistake' } }),
  ).toMatchObject({
    errorCode: 'second_person_asked',
  })
  expect((await boardOf(other)).tournament.stage).toBe('running')
  clock.move(21 * MINUTE)
  await countFigures(deps)
  await finishTournaments(deps)
  const again = await operatorIn(it)
  expect(
    await ask(cancelTournament, { token: again, params: { tournamentId: other }, body: { ...WHY, reason: 'mistake' } }),
  ).toMatchObject({
    errorCode: 'tournament_stands',
  })
})

test('prizes above the cap are announced by nobody, however many ask at once, nor by a second person once the cap is lowered', async () => {
  const [one, two] = [await operatorIn(it), await operatorIn(it, 'operator05')]
  const cap = (max: string) => setPolicy(deps, LUCKY, { tournaments: { aloneMax: '100.00', max } })
  await cap('1000.00')
  const draft = async (prize: string) => {
    const params = { tournamentId: randomUUID() }
    await ask(saveTournament, { token: one, params, body: { ...terms({ prizes: [prize] }), ...WHY } })
    return params
  }
  const announce = (token: string, params: { tournamentId: string }) =>
    ask(announceTournament, { token, params, body: WHY })
  const stateOf = async (params: { tournamentId: string }) =>
    (await ask(deskTournament, { token: one, params })).value.tournament.state

  const above = await draft('1000.01')
  const said = await Promise.all([one, two, one, two].map((token) => announce(token, above)))
  for (const answer of said) expect(answer).toMatchObject({ status: 409, errorCode: 'amount_above_cap' })
  expect(await stateOf(above)).toBe('draft')

  // At the cap two people are enough.
  const [at, other] = [await draft('1000.00'), await draft('1000.00')]
  expect((await byTwo(it, two, announce(one, at))).status).toBe(200)
  expect(await stateOf(at)).toBe('announced')
  const asked = await announce(one, other)
  expect(asked).toMatchObject({ status: 202, extra: { rule: 'prizes_above_limit' } })
  await cap('999.99')
  const late = await Promise.all([byTwo(it, two, Promise.resolve(asked)), announce(one, other)])
  expect(late.map(({ errorCode }) => errorCode)).toEqual(['amount_above_cap', 'amount_above_cap'])
  expect(await stateOf(other)).toBe('draft')
  await cap('10000000.00')
})

test('terms that make no sense are refused at their field; another brand’s tournament is not found', async () => {
  const operator = await operatorIn(it)
  const save = (more: object) =>
    ask(saveTournament, { token: operator, params: { tournamentId: randomUUID() }, body: { ...terms(more), ...WHY } })
  expect(await save({ prizes: ['10.00', '20.00'] })).toMatchObject({
    status: 400,
    fields: { prizes: [expect.anything()] },
  })
  expect(await save({ prizes: ['0.00'] })).toMatchObject({ status: 400, fields: { prizes: [expect.anything()] } })
  expect(await save({ stakeMin: '0.001' })).toMatchObject({ status: 400, fields: { stakeMin: [expect.anything()] } })
  expect(await save({ endsAt: at(-5) })).toMatchObject({ status: 400, fields: { endsAt: [expect.anything()] } })
  expect(await save({ names: { vi: 'Chỉ có tên này' } })).toMatchObject({
    status: 400,
    fields: { names: [expect.anything()] },
  })

  const id = randomUUID()
  await ask(saveTournament, { token: operator, params: { tournamentId: id }, body: { ...terms(), ...WHY } })
  const there = { token: operator, params: { tournamentId: id }, headers: { merchant: 'SAMPA' } }
  expect(await ask(deskTournament, there)).toMatchObject({ errorCode: 'not_found' })
  expect(
    await ask(saveTournament, { ...there, body: { ...terms({ stakeMin: '1', prizes: ['5'] }), ...WHY } }),
  ).toMatchObject({
    errorCode: 'not_found',
  })
  expect(
    (await ask(deskTournaments, { token: operator, query: { state: 'draft' } })).value.list.map((one) => one.id),
  ).toContain(id)
})
