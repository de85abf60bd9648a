import { setHouseLimit } from '@croupier/contract/console-actions.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import type { EvidenceOf, EvidenceRules } from '#kernel/evidence.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { memberEvidence } from '#modules/identity/desk/desk.ts'
import { limitState } from './rules.ts'
import { findLimitChanges } from './store.ts'

/** The limit of the house that holds now, and the one that is asked for. */
const ofLimit: EvidenceOf = async (deps, approval) => {
  const { decimals } = await brandOf(deps, approval.brandId)
  const { kind, period, value } = setHouseLimit.body.parse(approval.body)
  const { house } = limitState(await findLimitChanges(deps.db, approval.subjectId), kind, period, deps.now())
  const isTime = kind === 'session'
  const text = (units: bigint | null) => (units === null ? null : isTime ? String(units) : amountText(units, decimals))
  return [
    ...(await memberEvidence(deps, approval)),
    {
      label: 'house_limit',
      kind: isTime ? 'count' : 'amount',
      of: `${kind}.${period}`,
      value: text(house),
      becomes: value === null || isTime ? value : text(unitsOf(value, decimals) ?? null),
    },
  ]
}

/** What a second person is shown of limits. */
export const evidence: EvidenceRules = { house_limit_looser: ofLimit }
