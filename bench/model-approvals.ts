import { randomUUID } from 'node:crypto'
import type { Permission } from '@croupier/contract/permission.ts'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { findApprovals, passOn } from '@croupier/server/src/kernel/four-eyes.ts'
import { Refusal } from '@croupier/server/src/kernel/refusal.ts'
import type { Confirmation, OperatorSession } from '@croupier/server/src/kernel/staff.ts'
import * as desk from '@croupier/server/src/modules/betting/shortfalls/desk/end-shortfall.ts'
import { BRAND } from './model-state.ts'
import type { ShortfallEnd } from './shortfall-model.ts'

const WAYS = {
  collect: { rule: 'shortfall_collected', end: desk.collectShortfall },
  write_off: { rule: 'shortfall_written_off', end: desk.writeOffShortfall },
} as const
type EndKind = ShortfallEnd['kind']

const PERMISSION = 'reconciliation.resolve'
const PERMISSIONS: ReadonlySet<Permission> = new Set([PERMISSION])
const staff = (name: string) => ({
  id: randomUUID(),
  brandId: BRAND,
  brandIds: [BRAND],
  operatorId: randomUUID(),
  username: name,
  name,
  permissions: PERMISSIONS,
  roles: [],
})
const [FIRST, SECOND] = [staff('one'), staff('two')]

const askOf = (shortfallId: string, session: OperatorSession) => ({
  body: { reason: 'model', note: '' },
  params: { shortfallId },
  session,
  ip: '127.0.0.1',
})

/** What the first of two people has asked for about a shortfall, and nobody has confirmed: its id. */
export async function findAsked({ db }: Deps, way: EndKind, shortfallId: string): Promise<string | undefined> {
  const of = {
    brandId: BRAND,
    permissions: PERMISSIONS,
    state: 'waiting',
    subject: `shortfall:${shortfallId}`,
  } as const
  const { rows } = await findApprovals(db, of, { limit: 2, offset: 0 })
  return rows.find(({ call }) => call === way)?.id
}

/** The first of two people asks for it. */
export async function askFirst(deps: Deps, way: EndKind, shortfallId: string): Promise<void> {
  const need = { rule: WAYS[way].rule, subject: { type: 'shortfall', id: shortfallId, name: shortfallId }, facts: {} }
  const ask = { ...askOf(shortfallId, { ...FIRST, confirming: undefined }), brandId: BRAND, key: undefined }
  await passOn(deps, { key: way, permission: PERMISSION }, ask, need)
}

/** The second person confirms it, whatever has become of the case; the answer. */
export async function confirmEnd(deps: Deps, { kind, id, shortfallId }: ShortfallEnd): Promise<string> {
  const confirming: Confirmation = {
    approvalId: id,
    askedBy: FIRST.username,
    note: '',
    lookAgain: () => Promise.resolve([]),
  }
  try {
    await WAYS[kind].end(deps, askOf(shortfallId, { ...SECOND, confirming }))
    return 'ok'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
