import type { AgentContract, FallingContract } from '@croupier/contract/agent-contracts.ts'
import type { ContractEnding } from '@croupier/engine/agents/contract-top.ts'
import type { Db } from '#kernel/database.ts'
import { memberNames, type MemberName } from '#modules/identity/identity.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { foresee } from './foresee.ts'
import { sideOf, stateOf } from './rules.ts'
import type { ContractRow } from './store.ts'
import { termsOf, topTexts } from './terms.ts'

interface Viewer {
  readonly memberId: string
  readonly brand: Brand
  readonly now: Date
}

/** Contracts as one of the two sees them; drafts and offers with what would end with them. */
export async function contractViews(db: Db, rows: readonly ContractRow[], viewer: Viewer): Promise<AgentContract[]> {
  const { memberId, brand, now } = viewer
  const views: AgentContract[] = []
  for (const row of rows) {
    const state = stateOf(row, now)
    const isOpen = state === 'draft' || state === 'offered'
    const foresight = isOpen
      ? await foresee(db, { ...row, terms: termsOf(row.terms, brand.decimals) }, viewer)
      : undefined
    const side = sideOf(row, memberId) === 'given' ? 'given' : 'own'
    const otherId = side === 'given' ? row.belowId : row.aboveId
    const names = await memberNames(db, otherId === null ? [] : [otherId])
    views.push({
      contractId: row.id,
      kind: row.kind,
      // Written by calls that know no other.
      group: row.group as AgentContract['group'],
      version: row.version,
      side,
      account: otherId === null ? null : (names.get(otherId)?.account ?? ''),
      terms: row.terms,
      state,
      madeAt: row.madeAt.toISOString(),
      offeredAt: momentText(row.offeredAt),
      lapsesAt: momentText(row.lapsesAt),
      decidedAt: momentText(row.decidedAt),
      from: momentText(row.fromAt ?? foresight?.from ?? null),
      until: momentText(row.untilAt ?? foresight?.until ?? null),
      endAsked: row.endAskedBy === null ? null : row.endAskedBy === memberId ? 'me' : 'other',
      endAnswer: row.endAnswer,
      endReason: row.endReason,
      falling: await fallingViews(db, foresight?.falling ?? [], brand),
    })
  }
  return views
}

const momentText = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** Contracts that would end, with the accounts of the agents between whom they are. */
export async function fallingViews(
  db: Db,
  falling: readonly ContractEnding[],
  brand: Brand,
): Promise<FallingContract[]> {
  const ids = falling.flatMap(({ contract: { aboveId, belowId } }) => (aboveId ? [aboveId, belowId] : [belowId]))
  const names: ReadonlyMap<string, MemberName> = ids.length === 0 ? new Map() : await memberNames(db, [...new Set(ids)])
  return falling.map(({ contract, at }) => ({
    contractId: contract.id,
    above: names.get(contract.aboveId ?? '')?.account ?? '',
    below: names.get(contract.belowId)?.account ?? '',
    kind: contract.kind,
    // Written by calls that know no other.
    group: contract.group as FallingContract['group'],
    top: topTexts(contract.top, brand.decimals),
    at: at.toISOString(),
  }))
}
