import { randomUUID } from 'node:crypto'
import { approval, confirmApproval, refuseApproval } from '@croupier/contract/approvals.ts'
import { verifyAudit } from '@croupier/contract/audit.ts'
import { moveSandboxClock } from '@croupier/contract/clock.ts'
import { orderCrowd } from '@croupier/contract/crowd.ts'
import { moveMember } from '@croupier/contract/console-agents.ts'
import { brandProfile, createBrand, saveBrandProfile } from '@croupier/contract/console-brands.ts'
import { freezeMany, signOutMany, tagMany } from '@croupier/contract/console-bulk.ts'
import { setMemberRebate } from '@croupier/contract/console-lotteries.ts'
import { checkNow } from '@croupier/contract/console-checks.ts'
import * as actions from '@croupier/contract/console-actions.ts'
import { decideDocument } from '@croupier/contract/console-documents.ts'
import { exportList, removeView, saveView } from '@croupier/contract/lists.ts'
import * as access from '@croupier/contract/operator-access.ts'
import * as staff from '@croupier/contract/operator.ts'
import { policy, previewPolicy, savePolicy } from '@croupier/contract/policy.ts'
import { inTransaction } from '#kernel/database.ts'
import { putFile } from '#kernel/files.ts'
import { insertDocument } from '#modules/verification/store.ts'
import { sql } from 'kysely'
import { codeOf } from '../authenticator.ts'
import { newOperator, SOL } from '../console-bodies.ts'
import { operatorIn } from '../operators.ts'
import { codeTo } from '../outbox.ts'
import { LUCKY } from '../policy.ts'
import type { CommandExample, House } from './house.ts'

/** Commands on members, operators, brands, settings and what operators keep for themselves. */
export const peopleCommands = (it: House): readonly CommandExample[] => [
  ...memberCommands(it),
  ...staffCommands(it),
  ...ownCommands(it),
  ...brandCommands(it),
  ...fourEyesCommands(it),
]

function memberCommands(it: House): readonly CommandExample[] {
  const one = async () => ({ params: { memberId: (await it.member()).id } })
  const chosen = async () => ({ id: randomUUID(), chosen: { ids: [(await it.member()).id] } })
  return [
    [
      actions.adjustBalance,
      async () => ({ ...(await one()), body: { id: randomUUID(), direction: 'up', amount: '999' } }),
    ],
    [actions.freezeMember, one],
    [
      actions.unfreezeMember,
      async () => {
        const { params } = await one()
        await it.send(actions.freezeMember, { params })
        return { params }
      },
    ],
    [
      moveMember,
      async () => {
        const agent = await it.member()
        await sql`update identity.member set agent_type = 2 where id = ${agent.id}`.execute(it.deps.db)
        return { ...(await one()), body: { account: agent.account } }
      },
    ],
    [actions.markMember, async () => ({ ...(await one()), body: { tags: ['One'], watch: true } })],
    [actions.setHouseLimit, async () => ({ ...(await one()), body: { kind: 'loss', period: 'day', value: '50' } })],
    [setMemberRebate, async () => ({ ...(await one()), body: { point: 2.5 } })],
    [actions.signOutMember, async () => ({ ...(await one()), body: {} })],
    [actions.unmaskField, async () => ({ ...(await one()), body: { field: 'email' } })],
    [actions.writeNote, async () => ({ ...(await one()), body: { id: randomUUID(), text: 'Called' } })],
    [actions.writeToMember, async () => ({ ...(await one()), body: { id: randomUUID() } })],
    [freezeMany, async () => ({ body: await chosen() })],
    [signOutMany, async () => ({ body: await chosen() })],
    [tagMany, async () => ({ body: { ...(await chosen()), tags: ['Two'] } })],
    [
      decideDocument,
      async () => {
        const { id: memberId } = await it.member()
        const id = randomUUID()
        const file = `document-${id}.webp`
        await putFile(it.deps, { brandId: LUCKY, memberId, name: file }, Buffer.from('a picture'))
        const row = { id, brandId: LUCKY, memberId, kind: 'passport' as const, file, uploadedAt: it.deps.now() }
        await inTransaction(it.deps.db, (tx) => insertDocument(tx, row))
        return { params: { documentId: id }, body: { state: 'accepted', reason: 'checked' } }
      },
    ],
  ]
}

function staffCommands(it: House): readonly CommandExample[] {
  const other = async () => {
    const { list } = (await it.ask(staff.operators, { token: await it.ana() })).value
    const one = list.find(({ username }) => username === 'operator02')
    if (!one) throw new Error('there is no operator02')
    const { name, email, roles, brands, networks, state } = one
    return { params: { operatorId: one.id }, body: { name, email, roles, brands, networks, state } }
  }
  const params = async () => ({ params: (await other()).params })
  return [
    [staff.createOperator, async () => ({ body: newOperator() })],
    [
      staff.saveOperator,
      async () => {
        const { params: who, body } = await other()
        return { params: who, body: { ...body, name: 'Paolo D.' } }
      },
    ],
    [staff.saveRole, async () => ({ params: { role: 'sweep' }, body: { name: 'Sweep', permissions: [] } })],
    [access.inviteOperator, params],
    [access.resetAuthenticator, params],
  ]
}

function ownCommands(it: House): readonly CommandExample[] {
  const token = () => operatorIn(it, 'operator03')
  const proof = async () => ({ token: await token(), body: { password: 'Demo2026pass' } })
  const view = () => ({ id: randomUUID(), resource: 'audit', name: 'Mine', search: 'by=operator02' })
  return [
    [staff.operatorLogout, async () => ({ token: await token() })],
    [
      staff.endOperatorSession,
      async () => {
        const mine = await token()
        await token()
        const { value } = await it.ask(staff.operatorSessions, { token: mine })
        return { token: mine, params: { sessionId: value.find(({ current }) => !current)?.id ?? '' } }
      },
    ],
    [staff.offerAuthenticator, async () => ({ token: await token() })],
    [access.provePassword, proof],
    [
      access.changeOperatorPassword,
      async () => {
        const mine = await operatorIn(it, 'operator02')
        const body = { password: 'Demo2026pass' }
        const { ticket } = (await it.ask(access.provePassword, { token: mine, body })).value
        const code = await codeTo(it, 'operator02@croupier.example')
        return { token: mine, body: { ticket, code, password: 'quite-another-1' } }
      },
    ],
    // From here on they log in by it.
    [
      staff.connectOperatorAuthenticator,
      async () => {
        const mine = await token()
        const { secret } = (await it.ask(staff.offerAuthenticator, { token: mine })).value
        return { token: mine, body: { secret, code: await codeOf(it, secret) } }
      },
    ],
    [saveView, async () => ({ body: view() })],
    [
      removeView,
      async () => {
        const body = view()
        await it.send(saveView, { body })
        return { params: { viewId: body.id } }
      },
    ],
    [
      exportList,
      async () => ({
        body: {
          path: staff.operators.path,
          query: {},
          columns: [{ key: 'username', head: 'Username' }],
          format: 'csv',
        },
      }),
    ],
  ]
}

function brandCommands(it: House): readonly CommandExample[] {
  return [
    [createBrand, async () => ({ body: SOL })],
    [
      saveBrandProfile,
      async () => {
        const { value } = await it.ask(brandProfile, { token: await it.ana() })
        const { merchant: _m, currency: _c, timeZone: _t, revision, ...kept } = value
        return { body: { ...kept, name: 'Lucky Club', basedOn: revision } }
      },
    ],
    [
      savePolicy,
      async () => {
        const { version } = (await it.ask(policy, { token: await it.ana() })).value
        return { body: { basedOn: version, changes: [{ path: ['lock', 'failures'], value: 2 }] } }
      },
    ],
    [
      previewPolicy,
      async () => {
        const { version } = (await it.ask(policy, { token: await it.ana() })).value
        return { body: { basedOn: version, changes: [{ path: ['lock', 'failures'], value: 3 }] } }
      },
    ],
    [orderCrowd, async () => ({ body: { size: 12, pace: 200, activities: ['slots', 'crash'] } })],
    [moveSandboxClock, async () => ({ body: { to: new Date(it.clock.now().getTime() + 3_600_000).toISOString() } })],
  ]
}

function fourEyesCommands(it: House): readonly CommandExample[] {
  const seen = async () => {
    const params = { approvalId: await it.waiting() }
    return { token: await it.lea(), params }
  }
  return [
    [
      confirmApproval,
      async () => {
        const { token, params } = await seen()
        const { shown } = (await it.ask(approval, { token, params })).value
        return { token, params, body: { shown, note: 'Looked at' } }
      },
    ],
    [refuseApproval, async () => ({ ...(await seen()), body: { note: '' } })],
    [verifyAudit, async () => ({})],
    [checkNow, async () => ({})],
  ]
}
