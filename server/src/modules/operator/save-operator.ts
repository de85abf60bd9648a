import type { createOperator, saveOperator } from '@croupier/contract/operator.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { allBrands, type Brand } from '#modules/brand/brand.ts'
import { hashPassword } from '#modules/identity/password/password.ts'
import { judgeHolders, lockHolders } from './holders.ts'
import { newToken } from './proof.ts'
import { operatorOf } from './reads.ts'
import { loosens } from './rules.ts'
import { sendInvitation } from './second-step.ts'
import * as store from './store.ts'

type Fields = Ask<typeof saveOperator>['body']

/** A new operator. Nobody knows the first password: whoever reads the mail sets it with the code there. */
export async function makeOperator(deps: Deps, ask: Ask<typeof createOperator>) {
  const { session, body } = ask
  const brandIds = await brandIdsOf(deps, body.brands)
  const hash = await hashPassword(deps, newToken(deps))
  await inTransaction(deps.db, async (tx) => {
    await knownRoles(tx, body.roles)
    const subject = { type: 'operator', id: body.id, name: body.username }
    if (await store.findByUsername(tx, body.username)) throw new Refusal('username_taken')
    await needTwo(tx, session, { rule: 'operator_new', subject, facts: factsOf(body) }, deps.now())

    const row = { ...body, brandIds, passwordHash: hash, passwordSetAt: null }
    if (!(await store.insertOperator(tx, row, deps.now()))) throw new Refusal('username_taken')
    const operator = { ...row, authenticator: null }
    await sendInvitation(tx, deps, { operator, brandId: session.brandId, language: ask.language })
    const entry = {
      brandId: session.brandId,
      action: 'operators.create',
      subject,
      reason: body.reason,
      note: body.note,
    }
    await record(tx, doerOf(ask), { ...entry, after: factsOf(body) }, deps.now())
  })
  return shown(deps, body.id)
}

/** Change what an operator may do. Nobody changes their own; what gives more rights needs two. */
export async function changeOperator(deps: Deps, ask: Ask<typeof saveOperator>) {
  const { session, params, body } = ask
  if (params.operatorId === session.operatorId) throw new Refusal('own_approval')
  const brandIds = await brandIdsOf(deps, body.brands)
  const all = await allBrands(deps)
  await inTransaction(deps.db, async (tx) => {
    const holders = await lockHolders(tx)
    const before = await store.findOperatorForUpdate(tx, params.operatorId)
    if (!before?.brandIds.includes(session.brandId)) throw new Refusal('not_found')
    await knownRoles(tx, body.roles)
    const after = { ...before, ...body, brandIds }
    const subject = { type: 'operator', id: before.id, name: before.username }
    const facts = { before: factsOf(wordsOf(all, before)), after: factsOf(body) }
    const when = loosens(after, before)
    await needTwo(tx, session, { when, rule: 'operator_more_rights', subject, facts }, deps.now())

    await store.updateOperator(tx, after)
    must(await judgeHolders(tx, all, holders))
    if (after.state === 'suspended') await store.endSessionsOf(tx, before.id, deps.now())
    const entry = {
      brandId: session.brandId,
      action: 'operators.change',
      subject,
      reason: body.reason,
      note: body.note,
    }
    await record(tx, doerOf(ask), { ...entry, ...facts }, deps.now())
  })
  return shown(deps, params.operatorId)
}

const factsOf = ({ name, roles, brands, networks, state }: Omit<Fields, 'reason' | 'note' | 'email'>) => ({
  name,
  roles,
  brands,
  networks,
  state,
})

function wordsOf(all: readonly Brand[], row: store.OperatorRow) {
  const brands = all.filter(({ id }) => row.brandIds.includes(id)).map(({ merchant }) => merchant)
  return { ...row, roles: [...row.roles], networks: [...row.networks], brands }
}

async function brandIdsOf(deps: Deps, merchants: readonly string[]): Promise<readonly number[]> {
  const byMerchant = new Map((await allBrands(deps)).map(({ merchant, id }) => [merchant, id]))
  return merchants.map((merchant) => byMerchant.get(merchant) ?? must(atField('brands', 'invalid')))
}

async function knownRoles(tx: Tx, codes: readonly string[]): Promise<void> {
  const known = new Set((await store.findRoles(tx)).map(({ code }) => code))
  if (codes.some((code) => !known.has(code))) must(atField('roles', 'invalid'))
}

async function shown(deps: Deps, id: string) {
  const row = await store.findOperator(deps.db, id)
  if (!row) throw new Error('an operator that was just saved is there')
  return operatorOf(await allBrands(deps), row)
}
