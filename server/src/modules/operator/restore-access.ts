import { PERMISSIONS } from '@croupier/contract/permission.ts'
import { commandBy, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { Refusal } from '#kernel/refusal.ts'
import { type Brand, allBrands } from '#modules/brand/brand.ts'
import { hashPassword } from '#modules/identity/password/password.ts'
import { lockHolders } from './holders.ts'
import { beginAnew } from './login-throttle.ts'
import { newToken } from './proof.ts'
import { sendInvitation } from './second-step.ts'
import * as store from './store.ts'

/** What a person at the machine asks for, who has nobody to agree. */
export interface AccessOrder {
  readonly verb: 'create' | 'allow' | 'invite' | 'forget-authenticator' | 'role'
  /** The operator; for `role` the role. */
  readonly name: string
  readonly email: string
  readonly role: string
  /** Merchant codes; every brand where none is named. */
  readonly merchants: readonly string[]
  readonly by: string
  readonly reason: string
}

interface Order extends AccessOrder {
  readonly brands: readonly Brand[]
  readonly hash: string
}

/** Make the first operator, or bring back access that was lost. Answers the code of the invitation, where one was made. */
export async function restoreAccess(deps: Deps, order: AccessOrder): Promise<string | undefined> {
  const all = await allBrands(deps)
  const named = all.filter(({ merchant }) => order.merchants.includes(merchant))
  if (all.length === 0 || named.length < order.merchants.length) throw new Refusal('not_found')
  const brands = named.length > 0 ? named : all
  const hash = await hashPassword(deps, newToken(deps))
  return inTransaction(deps.db, async (tx) => {
    await lockHolders(tx)
    if (order.verb === 'role') {
      await fillRole(tx, deps, { ...order, brands, hash }, order.name)
      return undefined
    }
    return operatorOrder(tx, deps, { ...order, brands, hash })
  })
}

async function operatorOrder(tx: Tx, deps: Deps, order: Order): Promise<string | undefined> {
  const username = order.name.toLowerCase()
  if (order.verb === 'create') {
    await ensureRole(tx, deps, order)
    const row = { ...NOBODY, id: newId(deps), username, name: order.name, email: order.email, roles: [order.role] }
    const brandIds = order.brands.map(({ id }) => id)
    if (!(await store.insertOperator(tx, { ...row, brandIds, passwordHash: order.hash }, deps.now())))
      throw new Refusal('username_taken')
  }
  const known = await store.findByUsername(tx, username)
  const operator = known && (await store.findOperatorForUpdate(tx, known.id))
  if (!operator) throw new Refusal('not_found')

  if (order.verb === 'allow') {
    await ensureRole(tx, deps, order)
    const brandIds = [...new Set([...operator.brandIds, ...order.brands.map(({ id }) => id)])]
    const roles = [...new Set([...operator.roles, order.role])]
    await store.updateOperator(tx, { ...operator, roles, brandIds, networks: [], state: 'active' })
  }
  if (order.verb === 'forget-authenticator') await store.updateAuthenticator(tx, operator.id, null, 0)
  if (order.verb === 'invite' || order.verb === 'forget-authenticator') {
    await store.endSessionsOf(tx, operator.id, deps.now())
    await beginAnew(tx, { username })
  }
  await note(tx, deps, order, { type: 'operator', id: operator.id, name: username })
  if (order.verb !== 'create' && order.verb !== 'invite') return undefined
  const [brand] = order.brands
  return sendInvitation(tx, deps, { operator, brandId: brand?.id ?? 0, language: 'en' })
}

const NOBODY = { networks: [], state: 'active', passwordSetAt: null } as const

/** A role that is not there yet may do everything: on an empty installation there is nobody to say what else. */
async function ensureRole(tx: Tx, deps: Deps, order: Order): Promise<void> {
  if (!(await store.findRoleForUpdate(tx, order.role))) await fillRole(tx, deps, order, order.role)
}

async function fillRole(tx: Tx, deps: Deps, order: Order, code: string): Promise<void> {
  const role = { code, name: code, permissions: PERMISSIONS }
  const before = await store.findRoleForUpdate(tx, code)
  await store.saveRole(tx, { ...role, name: before?.name ?? code }, deps.now())
  await note(tx, deps, order, { type: 'role', id: code, name: before?.name ?? code })
}

async function note(
  tx: Tx,
  deps: Deps,
  { verb, role, by, reason, brands }: Order,
  subject: { readonly type: string; readonly id: string; readonly name: string },
): Promise<void> {
  const after = { verb, role, brands: brands.map(({ merchant }) => merchant) }
  for (const { id: brandId } of brands)
    await record(tx, commandBy(by), { brandId, action: 'operators.command', subject, after, reason }, deps.now())
}
