import { amountText } from '@croupier/engine/money.ts'
import { comparedEvidence, type EvidenceOf } from '#kernel/evidence.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { brandOf } from '../../../brand/brand.ts'
import { fundsOf } from '../../../wallet/balances/balances.ts'
import { accountOf, spendable } from '../../../wallet/wallet.ts'
import { findNames } from '../../game-names/store.ts'
import { collectible, owedOf } from '../rules.ts'
import { findShortfall } from '../store.ts'

/** What a member owes of a corrected bet, what they have now, and what would be owed afterwards. */
export const ofShortfall: EvidenceOf = async (deps, { brandId, subjectId, rule, facts }) => {
  const row = await findShortfall(deps.db, subjectId)
  if (row?.brandId !== brandId) return []
  const { decimals } = await brandOf(deps, brandId)
  const account = accountOf(row.memberId, row.asset)
  const [names, members, funds] = await Promise.all([
    findNames(deps.db, [row.gameCode], 'en'),
    memberNames(deps.db, [row.memberId]),
    fundsOf(deps.db, [account]),
  ])
  const text = (units: bigint) => amountText(units, decimals)
  const balance = funds.get(account)
  const [owed, left] = [owedOf(row), balance ? spendable(balance) : 0n]
  const moved = rule === 'shortfall_collected' ? collectible(owed, left) : owed
  const asked = typeof facts['owed'] === 'string' ? facts['owed'] : null
  const name = members.get(row.memberId)?.account ?? null
  return [
    comparedEvidence({ label: 'owed', kind: 'amount' }, text(owed), asked),
    { label: 'amount', kind: 'amount', value: text(moved), moves: true },
    { label: 'owed_after', kind: 'amount', value: text(owed - moved), moves: true },
    { label: 'balance', kind: 'amount', value: text(left), moves: true },
    { label: 'game', kind: 'text', value: names.get(row.gameCode)?.name ?? row.gameCode },
    { label: 'bet', kind: 'text', value: row.betId },
    { label: 'round', kind: 'link', value: row.roundId, to: `/rounds/${row.roundId}` },
    { label: 'member', kind: 'member', value: name, to: `/members/${row.memberId}` },
    { label: 'case', kind: 'link', value: name, to: `/shortfalls/${row.id}` },
  ]
}
