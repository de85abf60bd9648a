import { settleHeld } from '@croupier/contract/console-held.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { comparedEvidence, type EvidenceOf, type EvidenceRules } from '#kernel/evidence.ts'
import { brandOf } from '../brand/brand.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { ofShortfall } from './shortfalls/desk/evidence.ts'
import { findFailed } from './failed-settlements/store.ts'
import { findBetsOfRound } from './store.ts'
import { findNames, findVendorNames } from './game-names/store.ts'
import { findHeldAward } from './vendor/awards/store.ts'

/** What waits of an interrupted round, and what it is ended by. */
const ofHeld: EvidenceOf = async (deps, { brandId, subjectId, rule, facts, body }) => {
  const bets = await findBetsOfRound(deps.db, subjectId)
  const [bet] = bets
  if (bet?.brandId !== brandId) return []
  const { decimals } = await brandOf(deps, brandId)
  const open = bets.filter(({ status }) => status === 'open')
  const stake = amountText(
    open.reduce((sum, one) => sum + one.stake, 0n),
    decimals,
  )
  const [names, members] = await Promise.all([
    findNames(deps.db, [bet.gameCode], 'en'),
    memberNames(deps.db, [bet.memberId]),
  ])
  const account = members.get(bet.memberId)?.account ?? null
  const payout = rule === 'held_stake_settled' ? settleHeld.body.parse(body).payout : stake
  return [
    comparedEvidence(
      { label: 'stake', kind: 'amount' },
      stake,
      typeof facts['stake'] === 'string' ? facts['stake'] : null,
    ),
    { label: 'payout', kind: 'amount', value: null, becomes: amountText(unitsOf(payout, decimals) ?? 0n, decimals) },
    { label: 'waiting_bets', kind: 'count', value: String(open.length) },
    { label: 'vendor', kind: 'text', value: names.get(bet.gameCode)?.vendorName ?? bet.vendor },
    { label: 'game', kind: 'text', value: names.get(bet.gameCode)?.name ?? bet.gameCode },
    { label: 'member', kind: 'member', value: account, to: `/members/${bet.memberId}` },
    { label: 'case', kind: 'link', value: account, to: `/held-stakes/${subjectId}` },
  ]
}

/** What a vendor has awarded, and to whom. */
const ofAward: EvidenceOf = async (deps, { brandId, subjectId, facts }) => {
  const row = await findHeldAward(deps.db, brandId, subjectId)
  if (!row) return []
  const { decimals } = await brandOf(deps, brandId)
  const account = (await memberNames(deps.db, [row.memberId])).get(row.memberId)?.account ?? null
  const vendor = (await findVendorNames(deps.db, [row.vendor])).get(row.vendor) ?? row.vendor
  const asked = typeof facts['amount'] === 'string' ? facts['amount'] : null
  return [
    comparedEvidence({ label: 'amount', kind: 'amount' }, amountText(row.amount, decimals), asked),
    { label: 'award', kind: 'word', value: row.award },
    { label: 'vendor', kind: 'text', value: vendor },
    { label: 'member', kind: 'member', value: account, to: `/members/${row.memberId}` },
    { label: 'state', kind: 'word', value: row.state },
    { label: 'case', kind: 'link', value: account, to: `/held-awards?entry=${subjectId}` },
  ]
}

/** What a bet that could not be settled was to come to, and why it failed. */
const ofFailed: EvidenceOf = async (deps, { brandId, subjectId, rule, facts }) => {
  const row = (await findFailed(deps.db, [subjectId])).get(subjectId)
  if (row?.brandId !== brandId) return []
  const { decimals } = await brandOf(deps, brandId)
  const text = (units: bigint) => amountText(units, decimals)
  const [names, members] = await Promise.all([
    findNames(deps.db, [row.gameCode], 'en'),
    memberNames(deps.db, [row.memberId]),
  ])
  const account = members.get(row.memberId)?.account ?? null
  const due = typeof facts['due'] === 'string' ? facts['due'] : null
  return [
    comparedEvidence({ label: 'payout', kind: 'amount' }, text(row.payout), due),
    { label: 'stake', kind: 'amount', value: text(row.stake) },
    {
      label: 'after_it',
      kind: 'amount',
      value: null,
      becomes: text(rule === 'settlement_void' ? row.stake : row.payout),
    },
    { label: 'fault', kind: 'text', value: row.reason },
    { label: 'game', kind: 'text', value: names.get(row.gameCode)?.name ?? row.gameCode },
    { label: 'member', kind: 'member', value: account, to: `/members/${row.memberId}` },
    { label: 'case', kind: 'link', value: account, to: `/failed-settlements/${subjectId}` },
  ]
}

/** What a second person is shown of vendors' rounds and awards, bets that could not be settled, and what members owe. */
export const evidence: EvidenceRules = {
  award_above_limit: ofAward,
  held_stake_settled: ofHeld,
  held_stake_returned: ofHeld,
  settlement_paid: ofFailed,
  settlement_void: ofFailed,
  shortfall_collected: ofShortfall,
  shortfall_written_off: ofShortfall,
}
