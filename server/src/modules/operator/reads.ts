import type {
  ConsoleBrand,
  Operator,
  operators,
  operatorSelf,
  operatorSessions,
  roles,
} from '@croupier/contract/operator.ts'
import { movedIn } from '@croupier/contract/audit-amounts.ts'
import type { audit, AuditEntry, auditEntry, verifyAudit } from '@croupier/contract/audit.ts'
import { type AuditRow, entryHolds } from '#kernel/audit-entry.ts'
import { auditHead, findAudit, findAuditAround, NO_HASH } from '#kernel/audit.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { isMarked, verifyAudit as verify } from '#kernel/verify-audit.ts'
import { allBrands, type Brand, brandOf } from '#modules/brand/brand.ts'
import { sessionWindow } from './operator.ts'
import * as store from './store.ts'

const pageOf = (total: number, { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number }) => ({
  pageNum: pageNo,
  totalPages: Math.ceil(total / pageSize),
  total,
})

const rangeOf = ({ pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
})

/** Who is logged in, and where they may work. */
export async function readSelf(deps: Deps, { session }: Ask<typeof operatorSelf>) {
  const operator = await store.findOperator(deps.db, session.operatorId)
  if (!operator) throw new Refusal('not_logged_in')
  return {
    id: operator.id,
    username: operator.username,
    name: operator.name,
    roles: [...operator.roles],
    permissions: [...session.permissions],
    brands: (await allBrands(deps)).filter(({ id }) => operator.brandIds.includes(id)).map(consoleBrandOf),
    authenticator: operator.authenticator !== null,
    sandbox: deps.config.mode === 'sandbox',
    now: deps.now().toISOString(),
  }
}

const consoleBrandOf = ({ merchant, name, look, currency, decimals, timeZone, languages }: Brand): ConsoleBrand => ({
  merchant,
  name,
  logo: look.logo,
  currency,
  decimals,
  timeZone,
  languages: [...languages],
})

/** The operator's own living sessions, the one used last first. */
export async function readSessions(deps: Deps, { session }: Ask<typeof operatorSessions>) {
  const rows = await store.findSessions(deps.db, session.operatorId, sessionWindow(deps))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === session.id,
  }))
}

/** Operators that work in this brand. */
export async function readOperators(deps: Deps, { session, query }: Ask<typeof operators>) {
  const asked = { search: query.search, ...rangeOf(query) }
  const { rows, total } = await store.findOperators(deps.db, session.brandId, asked)
  const brands = await allBrands(deps)
  return { ...pageOf(total, query), list: rows.map((row) => operatorOf(brands, row)) }
}

/** An operator as the console shows one. */
export const operatorOf = (brands: readonly Brand[], row: store.OperatorRow): Operator => ({
  id: row.id,
  username: row.username,
  name: row.name,
  email: row.email,
  roles: [...row.roles],
  brands: brands.filter(({ id }) => row.brandIds.includes(id)).map(({ merchant }) => merchant),
  networks: [...row.networks],
  state: row.state,
  authenticator: row.authenticator !== null,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
})

/** Roles and what each may do. */
export const readRoles = async (deps: Deps, _ask: Ask<typeof roles>) =>
  (await store.findRoles(deps.db)).map((role) => ({ ...role, permissions: [...role.permissions] }))

function entryOf(row: AuditRow, brand: Brand): AuditEntry {
  const { before, after } = JSON.parse(row.content)
  const moved = movedIn({ action: row.action, before, after })
  return {
    number: Number(row.number),
    at: row.at.toISOString(),
    by: row.by,
    action: row.action,
    subject: { type: row.subjectType, id: row.subjectId, name: row.subjectName },
    amount: moved?.amount ?? null,
    currency: moved ? (moved.currency ?? brand.currency) : null,
    reason: row.reason,
    note: row.note,
  }
}

/** The brand's audit log, newest first. */
export async function readAudit(deps: Deps, { session: { brandId }, query }: Ask<typeof audit>) {
  const { from, to, ...asked } = query
  const range = {
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  }
  const brand = await brandOf(deps, brandId)
  const [{ rows, total }, head] = await Promise.all([
    findAudit(deps.db, { ...asked, ...range, brandId }, rangeOf(query)),
    auditHead(deps.db, brandId),
  ])
  const chain = { entries: Number(head.number), head: head.hash }
  return { ...pageOf(total, query), list: rows.map((row) => entryOf(row, brand)), chain }
}

/** One entry, recomputed, with the hashes of its neighbours. */
export async function readAuditEntry(deps: Deps, { session: { brandId }, params }: Ask<typeof auditEntry>) {
  const around = await findAuditAround(deps.db, brandId, params.number)
  const at = (number: number) => around.find((row) => row.number === BigInt(number))
  const row = at(params.number)
  if (!row) throw new Refusal('not_found')
  const { before, after } = JSON.parse(row.content)
  return {
    ...entryOf(row, await brandOf(deps, brandId)),
    sessionId: row.sessionId,
    ip: row.ip,
    before,
    after,
    previousHash: row.previousHash,
    hash: row.hash,
    nextHash: at(params.number + 1)?.hash ?? null,
    holds: entryHolds(row, at(params.number - 1)?.hash ?? NO_HASH),
    marked: await isMarked(deps.db, brandId, params.number),
  }
}

/** Recompute the brand's whole chain. */
export async function checkAudit(deps: Deps, { session }: Ask<typeof verifyAudit>) {
  const { entries, wrong, wrongCount, marked } = await verify(deps.db, session.brandId)
  return { entries, wrong: [...wrong], wrongCount, marked: [...marked] }
}
