import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '@croupier/contract/call.ts'
import { moveMember } from '@croupier/contract/console-agents.ts'
import { switchAllGames, switchGame, switchVendor } from '@croupier/contract/console-catalogue.ts'
import { adjustBalance, freezeMember, setHouseLimit, unfreezeMember } from '@croupier/contract/console-actions.ts'
import { returnUnmatchedReceipt, unmatchedReceiptDesk } from '@croupier/contract/console-unmatched-receipts.ts'
import { createTable, deskTable, limitTable, saveTable, switchTable } from '@croupier/contract/console-tables.ts'
import { announceTournament, cancelTournament, saveTournament } from '@croupier/contract/console-tournaments.ts'
import { approveWithdrawal } from '@croupier/contract/console-withdrawals.ts'
import { CALLS } from '@croupier/contract/contract.ts'
import { inviteOperator, resetAuthenticator } from '@croupier/contract/operator-access.ts'
import { createOperator, operators, saveOperator, saveRole } from '@croupier/contract/operator.ts'
import { policy, savePolicy } from '@croupier/contract/policy.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newOperator } from '../test/console-bodies.ts'
import { deskWorld } from '../test/desk.ts'
import { tablePlay } from '../test/tables.ts'
import { terms as tournamentTerms } from '../test/two-people.ts'

const it = await deskWorld()
const { ask, ana: token } = it
const because = (reason: string) => ({ reason, note: '' })
const { id: memberId } = await it.member()
const play = await tablePlay(it, 'DT1')
const params = { tableId: play.tableId }
const { limits } = (await ask(deskTable, { token, params })).value
const other = (await ask(operators, { token })).value.list.find(({ username }) => username === 'operator02')!

type FirstCall = () => Promise<{ readonly status: number; readonly errorCode: string | undefined }>
interface Example {
  /** Asked for by one person it waits for another. */
  readonly loosens: FirstCall
  /** One person may do it. */
  readonly alone?: FirstCall
}

const keyOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`
const moved = async () => {
  const { id, account } = await it.member()
  await sql`update identity.member set agent_type = 2 where id = ${id}`.execute(it.deps.db)
  return ask(moveMember, { token, params: { memberId }, body: { account, ...because('agreed') } })
}
const tournamentId = randomUUID()
const people = (change: object) =>
  ask(saveOperator, {
    token,
    params: { operatorId: other.id },
    body: {
      name: other.name,
      email: other.email,
      roles: other.roles,
      brands: other.brands,
      networks: other.networks,
      state: other.state,
      ...because('new_task'),
      ...change,
    },
  })
const inGame = (open: boolean) =>
  ask(switchGame, { token, params: { code: 'DICE' }, body: { open, ...because('incident') } })
const inVendor = (open: boolean) =>
  ask(switchVendor, { token, params: { category: 'RNG', code: 'CROUPIER' }, body: { open, ...because('incident') } })
const inAll = (open: boolean) => ask(switchAllGames, { token, body: { open, ...because('incident') } })
const tableState = (state: 'open' | 'closed') =>
  ask(switchTable, { token, params, body: { state, ...because('incident') } })
const limit = (tableMax: string) =>
  ask(limitTable, { token, params, body: { ...limits, tableMax, ...because('risk') } })
const houseLimit = (value: string | null) =>
  ask(setHouseLimit, {
    token,
    params: { memberId },
    body: { kind: 'loss', period: 'day', value, ...because('affordability') },
  })
const adjust = (direction: 'up' | 'down', amount: string) =>
  ask(adjustBalance, {
    token,
    params: { memberId },
    body: { id: randomUUID(), direction, amount, ...because('correction') },
  })
const settings = async (failures: number) => {
  const { version } = (await ask(policy, { token })).value
  const changes = [{ path: ['lock', 'failures'], value: failures }]
  return ask(savePolicy, { token, body: { basedOn: version, changes, ...because('security') } })
}
const role = (permissions: readonly string[]) =>
  ask(saveRole, {
    token,
    params: { role: 'sweep' },
    body: { name: 'Sweep', permissions: permissions as never, ...because('new_task') },
  })
const speed = (one: 'standard' | 'speed') =>
  ask(saveTable, { token, params, body: { names: { en: 'Tiger' }, speed: one, ...because('planned') } })

const EXAMPLES: ReadonlyMap<string, Example> = new Map(
  (
    [
      [limitTable, { alone: () => limit('4000.00'), loosens: () => limit('500000.00') }],
      [saveTable, { alone: () => speed('standard'), loosens: () => speed('speed') }],
      [
        switchTable,
        {
          alone: async () => {
            const closed = await tableState('closed')
            await play.pass(60_000)
            return closed
          },
          loosens: () => tableState('open'),
        },
      ],
      [
        createTable,
        {
          loosens: () =>
            ask(createTable, {
              token,
              body: {
                id: randomUUID(),
                code: 'SWEEP',
                gameCode: 'DRAGON_TIGER',
                paytable: 'TIE_8',
                speed: 'standard',
                names: { en: 'Sweep' },
                limits,
                ...because('planned'),
              },
            }),
        },
      ],
      [switchGame, { alone: () => inGame(false), loosens: () => inGame(true) }],
      [switchVendor, { alone: () => inVendor(false), loosens: () => inVendor(true) }],
      [switchAllGames, { alone: () => inAll(false), loosens: () => inAll(true) }],
      [setHouseLimit, { alone: () => houseLimit('50.00'), loosens: () => houseLimit('60.00') }],
      [
        unfreezeMember,
        {
          loosens: async () => {
            await ask(freezeMember, { token, params: { memberId }, body: because('fraud') })
            return ask(unfreezeMember, { token, params: { memberId }, body: because('cleared') })
          },
        },
      ],
      [moveMember, { loosens: moved }],
      [adjustBalance, { loosens: () => adjust('up', '999.00') }],
      [savePolicy, { alone: () => settings(2), loosens: () => settings(9) }],
      [saveRole, { alone: () => role([]), loosens: () => role(['members.read']) }],
      [
        saveOperator,
        { alone: () => people({ roles: [] }), loosens: () => people({ networks: [], roles: ['content'] }) },
      ],
      [
        createOperator,
        {
          loosens: () =>
            ask(createOperator, {
              token,
              body: { ...newOperator(), ...because('joined') },
            }),
        },
      ],
      [
        inviteOperator,
        { loosens: () => ask(inviteOperator, { token, params: { operatorId: other.id }, body: because('security') }) },
      ],
      [
        resetAuthenticator,
        {
          loosens: () =>
            ask(resetAuthenticator, { token, params: { operatorId: other.id }, body: because('security') }),
        },
      ],
      [
        announceTournament,
        {
          loosens: async () => {
            const one = { token, params: { tournamentId } }
            const body = { ...tournamentTerms(it.deps.now(), '100000.01'), ...because('planned') }
            await ask(saveTournament, { ...one, body })
            return ask(announceTournament, { ...one, body: because('planned') })
          },
        },
      ],
      [
        approveWithdrawal,
        {
          alone: async () => it.approve(token, (await it.asked('2000')).id),
          loosens: async () => it.approve(token, (await it.asked('3000')).id),
        },
      ],
      [
        returnUnmatchedReceipt,
        {
          loosens: async () => {
            await it.say({ type: 'payment_received', id: randomUUID(), amount: '7.00' })
            const [receipt] = (await ask(unmatchedReceiptDesk, { token, query: { stage: 'open' } })).value.list
            return ask(returnUnmatchedReceipt, {
              token,
              params: { strayId: receipt?.id ?? '' },
              body: {
                bankReference: 'PX 1',
                expected: { amount: '7.00', state: 'open' },
                ...because('nobody_found'),
              },
            })
          },
        },
      ],
    ] as const
  ).map(([call, example]) => [keyOf(call), example]),
)

/** Calls whose loosening example needs a world of its own: the test that sees it wait for a second person. */
const DRIVEN_BY: Readonly<Record<string, string>> = {
  'POST /wps/operator/brands': 'brand/desk/create-brand',
  'POST /wps/operator/crash-rounds/{roundId}/void': 'studio/crash/desk/void-round',
  'POST /wps/operator/deposits/{depositId}/credit': 'cashier/desk/deposits/decide-deposits',
  'POST /wps/operator/disputes/{matchId}/decide': 'cashier/desk/disputes/decide-at-desk',
  'POST /wps/operator/draws/{gameCode}/{issueNo}/correct': 'lottery/desk/corrections/change-draw',
  'POST /wps/operator/draws/{gameCode}/{issueNo}/void': 'lottery/desk/corrections/change-draw',
  'POST /wps/operator/failed-settlements/{betId}/pay': 'betting/failed-settlements/desk/end-failed',
  'POST /wps/operator/failed-settlements/{betId}/void': 'betting/failed-settlements/desk/end-failed',
  'POST /wps/operator/held-awards/{awardId}/pay': 'betting/vendor/awards/decide-award',
  'POST /wps/operator/held-stakes/{roundId}/return': 'betting/vendor/desk/end-held',
  'POST /wps/operator/held-stakes/{roundId}/settle': 'betting/vendor/desk/end-held',
  'POST /wps/operator/number-rules/{ruleId}/end': 'lottery/desk/numbers/change-rule',
  'POST /wps/operator/shortfalls/{shortfallId}/collect': 'betting/shortfalls/desk/end-shortfall',
  'POST /wps/operator/shortfalls/{shortfallId}/write-off': 'betting/shortfalls/desk/end-shortfall',
  'POST /wps/operator/strays/{strayId}/credit': 'cashier/unmatched-receipts/desk/decide-receipt',
  'POST /wps/operator/strays/{strayId}/write-off': 'cashier/unmatched-receipts/desk/decide-receipt',
  'POST /wps/operator/table-rounds/{roundId}/resettle': 'studio/tables/desk/resettle-round',
  'POST /wps/operator/table-rounds/{roundId}/void': 'studio/tables/desk/resettle-round',
  'POST /wps/operator/vendor-access/{code}/keys': 'catalogue/access/keep-keys',
  'POST /wps/operator/withdrawals/approve': 'cashier/desk/decide-withdrawals',
  'PUT /wps/operator/brand': 'brand/desk/save-brand',
  'PUT /wps/operator/number-rules/{ruleId}': 'lottery/desk/numbers/change-rule',
  'PUT /wps/operator/lotteries/{gameCode}/sale': 'lottery/desk/set-sale',
  'PUT /wps/operator/members/{memberId}/rebate': 'lottery/desk/rebate/set-rebate',
  'PUT /wps/operator/rooms/{roomId}': 'catalogue/rooms/change-room',
  'PUT /wps/operator/vendor-access/{code}': 'catalogue/access/save-access',
  [keyOf(cancelTournament)]: 'rewards/tournaments/edit-tournament',
}

const guarded = Object.values(CALLS)
  .flat()
  .filter(({ effect }) => effect === 'money' || effect === 'loosens')
  .map(keyOf)

test('every call that moves money or may loosen is driven, here or in a test of its own', () => {
  expect([...EXAMPLES.keys(), ...Object.keys(DRIVEN_BY)].toSorted()).toEqual(guarded.toSorted())
  for (const path of Object.values(DRIVEN_BY)) {
    const text = readFileSync(join(import.meta.dirname, 'modules', `${path}.db.test.ts`), 'utf8')
    expect([path, /second_person_asked|status: 202|_above_limit/.test(text)]).toEqual([path, true])
  }
})

test.each([...EXAMPLES])('%s takes two people where it loosens, and one where it does not', async (_, example) => {
  const alone = example.alone ? (await example.alone()).status : 200
  expect(alone).toBe(200)
  expect(await example.loosens()).toMatchObject({ status: 202, errorCode: 'second_person_asked' })
})
