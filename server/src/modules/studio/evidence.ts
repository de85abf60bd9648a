import type { Evidence } from '@croupier/contract/approvals.ts'
import { createTable, limitTable, saveTable } from '@croupier/contract/console-tables.ts'
import { amountText } from '@croupier/engine/money.ts'
import { closureReason } from '#kernel/closure-reason.ts'
import { comparedEvidence, changesShown, type EvidenceOf, type EvidenceRules } from '#kernel/evidence.ts'
import type { ApprovalRow } from '#kernel/four-eyes.ts'
import { differencesIn } from '#kernel/loosening.ts'
import { must } from '#kernel/refusal.ts'
import { brandOf } from '../brand/brand.ts'
import { countBets, findRound as findCrashRound } from './crash/desk/store.ts'
import { effectOf } from './tables/desk/effects.ts'
import { LIMIT_DIRECTIONS, limitsFrom, limitsText } from './tables/desk/rules.ts'
import { findRounds, findTable, type TableRow } from './tables/store.ts'

const LABELS = { min: 'stake_min', max: 'stake_max', roundMax: 'round_max', tableMax: 'table_max' } as const

/** A limit by its path: of which spots, and which of them. */
const limitShown = (path: readonly string[]): Pick<Evidence, 'label' | 'kind' | 'of'> => {
  const label = Object.entries(LABELS).find(([key]) => key === path.at(-1))?.[1] ?? 'setting'
  return path[0] === 'groups' && path[1] !== undefined
    ? { label, kind: 'amount', of: path[1] }
    : { label, kind: 'amount' }
}

const tableShown = ({ id, code, names, gameCode, paytable, state }: TableRow): readonly Evidence[] => [
  { label: 'name', kind: 'text', value: names['en'] ?? code },
  { label: 'game', kind: 'text', value: gameCode },
  { label: 'paytable', kind: 'text', value: paytable },
  { label: 'state', kind: 'word', value: state },
  { label: 'case', kind: 'link', value: code, to: `/tables/${id}` },
]

/** The limits that hold now, and those that are asked for. */
const ofLimits: EvidenceOf = async (deps, { brandId, subjectId, body }) => {
  const table = await findTable(deps.db, subjectId)
  if (table?.brandId !== brandId) return []
  const brand = await brandOf(deps, brandId)
  const asked = must(limitsFrom(limitTable.body.parse(body), table.limits.groups, brand.decimals))
  const differences = differencesIn(limitsText(table.limits, brand), limitsText(asked, brand), LIMIT_DIRECTIONS)
  return [...changesShown(differences, limitShown), ...tableShown(table)]
}

/** What a new table would take. */
const ofNew: EvidenceOf = (_, { body }) => {
  const { code, names, gameCode, paytable, speed, limits } = createTable.body.parse(body)
  const { groups, roundMax, tableMax } = limits
  const plain = { value: null, kind: 'amount' } as const
  return Promise.resolve([
    { label: 'name', kind: 'text', value: null, becomes: `${names.en ?? ''} (${code})` },
    { label: 'game', kind: 'text', value: null, becomes: gameCode },
    { label: 'paytable', kind: 'text', value: null, becomes: paytable },
    { label: 'quick', kind: 'switch', value: null, becomes: String(speed === 'speed') },
    ...groups.flatMap(({ group, min, max }): Evidence[] => [
      { label: 'stake_min', of: group, ...plain, becomes: min },
      { label: 'stake_max', of: group, ...plain, becomes: max },
    ]),
    { label: 'round_max', ...plain, becomes: roundMax },
    { label: 'table_max', ...plain, becomes: tableMax },
  ])
}

const ofSpeed: EvidenceOf = async (deps, { brandId, subjectId, body }) => {
  const table = await findTable(deps.db, subjectId)
  if (table?.brandId !== brandId) return []
  const [now, asked] = [table.speed, saveTable.body.parse(body).speed].map((speed) => String(speed === 'speed'))
  return [{ label: 'quick', kind: 'switch', value: now ?? null, becomes: asked ?? null }, ...tableShown(table)]
}

const ofClosed: EvidenceOf = async (deps, { brandId, subjectId, subjectType }) => {
  const table = await findTable(deps.db, subjectId)
  if (table?.brandId !== brandId) return []
  const subject = { type: subjectType, id: subjectId }
  const closed = await closureReason(deps.db, brandId, { action: 'tables.switch', subject })
  return [
    { label: 'closed_for', kind: 'reason', value: closed?.reason ?? null },
    { label: 'closed_note', kind: 'text', value: closed?.note ?? null },
    ...tableShown(table),
  ]
}

/** What it would come to if the round were voided, or resettled, at this moment. */
const ofRound: EvidenceOf = async (deps, approval) => {
  const round = (await findRounds(deps.db, [approval.subjectId])).get(approval.subjectId)
  if (round?.brandId !== approval.brandId) return []
  const { currency, decimals } = await brandOf(deps, round.brandId)
  const action = approval.rule === 'table_round_void' ? 'void' : 'resettle'
  const effect = await effectOf(deps.db, round, action, currency)
  const text = (units: bigint | undefined) => (units === undefined ? null : amountText(units, decimals))
  const count = (many: number | undefined) => (many === undefined ? null : String(many))
  return [
    comparedEvidence({ label: 'returned', kind: 'amount' }, text(effect?.returned), asked(approval, 'returned')),
    comparedEvidence({ label: 'taken', kind: 'amount' }, text(effect?.taken), asked(approval, 'taken')),
    // What members have moves by itself.
    { label: 'owed_at_most', kind: 'amount', value: text(effect?.owed), moves: true },
    comparedEvidence({ label: 'bets', kind: 'count' }, count(effect?.bets), asked(approval, 'bets')),
    comparedEvidence({ label: 'members', kind: 'count' }, count(effect?.members), asked(approval, 'members')),
    { label: 'phase', kind: 'word', value: round.phase },
    { label: 'case', kind: 'link', value: round.code, to: `/tables/rounds/${round.id}` },
  ]
}

/** What lies on a crash round; it changes while the round runs. */
const ofCrash: EvidenceOf = async (deps, { brandId, subjectId }) => {
  const round = await findCrashRound(deps.db, subjectId)
  if (round?.brandId !== brandId) return []
  const { currency, decimals } = await brandOf(deps, brandId)
  const counted = (await countBets(deps.db, [round.id], currency)).get(round.id)
  return [
    { label: 'stake', kind: 'amount', value: amountText(counted?.openStake ?? 0n, decimals), moves: true },
    { label: 'bets', kind: 'count', value: String(counted?.open ?? 0), moves: true },
    { label: 'phase', kind: 'word', value: round.phase, moves: true },
    { label: 'case', kind: 'link', value: `CRASH ${round.number}`, to: '/crash' },
  ]
}

const asked = ({ facts }: ApprovalRow, name: string): string | null =>
  facts[name] === undefined ? null : String(facts[name])

/** What a second person is shown of live tables and the crash round. */
export const evidence: EvidenceRules = {
  crash_round_void: ofCrash,
  table_limits_looser: ofLimits,
  table_new: ofNew,
  table_quicker: ofSpeed,
  table_reopened: ofClosed,
  table_round_resettle: ofRound,
  table_round_void: ofRound,
}
