import { amountText } from '@croupier/engine/money.ts'
import { comparedEvidence, type EvidenceOf, type EvidenceRules } from '#kernel/evidence.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { totalOf } from './tournaments/rules.ts'
import { findTournament } from './tournaments/store.ts'

/** A tournament as it is written down now. */
const ofTournament: EvidenceOf = async (deps, { brandId, subjectId, facts }) => {
  const row = await findTournament(deps.db, brandId, subjectId)
  if (!row) return []
  const { decimals } = await brandOf(deps, brandId)
  const text = (units: bigint) => amountText(units, decimals)
  const asked = typeof facts['prizeTotal'] === 'string' ? facts['prizeTotal'] : null
  return [
    { label: 'name', kind: 'text', value: row.names['en'] ?? row.id },
    comparedEvidence({ label: 'prize_total', kind: 'amount' }, text(totalOf(row.prizes)), asked),
    { label: 'prizes', kind: 'amount', value: row.prizes.map(text) },
    { label: 'stake_min', kind: 'amount', value: text(row.stakeMin) },
    { label: 'starts_at', kind: 'moment', value: row.startsAt.toISOString() },
    { label: 'state', kind: 'word', value: row.state },
    { label: 'case', kind: 'link', value: row.names['en'] ?? row.id, to: `/tournaments/${row.id}` },
  ]
}

/** What a second person is shown of rewards. */
export const evidence: EvidenceRules = { prizes_above_limit: ofTournament, tournament_off: ofTournament }
