import type { Evidence } from '@croupier/contract/approvals.ts'
import { creditUnmatchedReceipt, returnUnmatchedReceipt } from '@croupier/contract/console-unmatched-receipts.ts'
import { figureText } from '@croupier/engine/coins.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { comparedEvidence, type EvidenceOf, type EvidenceRules } from '#kernel/evidence.ts'
import { deskLink } from '#kernel/files.ts'
import type { ApprovalRow } from '#kernel/four-eyes.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { findDeposit, findOwners } from './deposits/store.ts'
import { findReading, findSaid } from './desk/deposits/store.ts'
import { maskedText } from './desk/rules.ts'
import { findMatch, type MatchRow } from './matched-transfers/store.ts'
import { findReceipt } from './unmatched-receipts/desk/store.ts'
import { findOpen, type ReceiptRow } from './unmatched-receipts/store.ts'
import { findWithdrawal } from './withdrawals/store.ts'

/** A member by their account, with the way to them. */
async function memberEvidence(deps: Deps, label: Evidence['label'], memberId: string): Promise<Evidence> {
  const account = (await memberNames(deps.db, [memberId])).get(memberId)?.account ?? null
  return { label, kind: 'member', value: account, to: `/members/${memberId}` }
}

const caseAt = (name: string, to: string): Evidence => ({ label: 'case', kind: 'link', value: name, to })

const typedIn = ({ facts }: ApprovalRow, name: string): string | null =>
  typeof facts[name] === 'string' ? facts[name] : null

/** What the bank and the slip say of a deposit, beside what is to be credited. */
const ofDeposit: EvidenceOf = async (deps, approval) => {
  const row = await findDeposit(deps.db, approval.subjectId)
  if (row?.brandId !== approval.brandId) return []
  const { decimals } = await brandOf(deps, row.brandId)
  const [lines, said, reading, member] = await Promise.all([
    findOpen(deps.db, row.id),
    findSaid(deps.db, row.id),
    findReading(deps.db, row),
    memberEvidence(deps, 'member', row.memberId),
  ])
  const text = (units: bigint | undefined) => (units === undefined ? null : amountText(units, decimals))
  const typed = typedIn(approval, 'arrived')
  const { brandId, memberId, slip } = row
  return [
    comparedEvidence(
      { label: 'bank_line', kind: 'amount' },
      lineOf(lines, said, { asset: row.asset, decimals }),
      typed,
    ),
    ...(reading ? [comparedEvidence({ label: 'reading', kind: 'amount' }, text(reading.amount), typed)] : []),
    { label: 'asked', kind: 'amount', value: text(row.amount) },
    { label: 'state', kind: 'word', value: row.state },
    member,
    ...(slip === null
      ? []
      : [{ label: 'picture', kind: 'picture', value: deskLink(deps, { brandId, memberId, name: slip }) } as const]),
    caseAt(row.reference, `/deposits?id=${row.id}`),
  ]
}

interface Money {
  readonly asset: string
  readonly decimals: number
}

/** What the bank has said last: money that stands in suspense for it, else what the payment company told us. */
function lineOf(
  lines: readonly Pick<ReceiptRow, 'amount' | 'asset' | 'decimals'>[],
  said: readonly { readonly amount: bigint; readonly asset: string }[],
  { asset, decimals }: Money,
): string | null {
  const [line] = lines
  if (line && line.asset !== asset)
    return `${figureText(line.amount, { decimals: line.decimals, least: decimals })} ${line.asset}`
  const amount = line?.amount ?? said.find((one) => one.asset === asset)?.amount
  return amount === undefined ? null : amountText(amount, decimals)
}

/** What is to be paid, to whom, and what the checks of risk have found. */
const ofWithdrawal: EvidenceOf = async (deps, approval) => {
  const row = await findWithdrawal(deps.db, approval.subjectId)
  if (row?.brandId !== approval.brandId) return []
  const { decimals } = await brandOf(deps, row.brandId)
  const { providerName, accountName, numberEnd } = row.payee
  return [
    comparedEvidence(
      { label: 'amount', kind: 'amount' },
      amountText(row.amount, decimals),
      typedIn(approval, 'amount'),
    ),
    { label: 'paid_to', kind: 'text', value: `${providerName}, ${maskedText(accountName)}, …${numberEnd}` },
    { label: 'flags', kind: 'word', value: [...row.flags] },
    { label: 'state', kind: 'word', value: row.state },
    await memberEvidence(deps, 'member', row.memberId),
    caseAt(row.reference, `/withdrawals?id=${row.id}`),
  ]
}

/** What each side says has arrived, beside what is to be decided. */
const ofDispute: EvidenceOf = async (deps, approval) => {
  const row = await findMatch(deps.db, approval.subjectId)
  if (row?.brandId !== approval.brandId) return []
  const { decimals } = await brandOf(deps, row.brandId)
  const typed = typedIn(approval, 'arrived')
  const receiver = receivedBy(row)
  const pictures = [
    [row.slip, row.payerId],
    [row.answerSlip, row.receiverId],
  ] as const
  return [
    comparedEvidence({ label: 'payer_says', kind: 'amount' }, amountText(row.amount, decimals), typed),
    comparedEvidence(
      { label: 'receiver_says', kind: 'amount' },
      receiver === null ? null : amountText(receiver, decimals),
      typed,
    ),
    { label: 'state', kind: 'word', value: row.state },
    await memberEvidence(deps, 'payer', row.payerId),
    await memberEvidence(deps, 'receiver', row.receiverId),
    ...pictures.flatMap(([name, memberId]): Evidence[] =>
      name === null
        ? []
        : [{ label: 'picture', kind: 'picture', value: deskLink(deps, { brandId: row.brandId, memberId, name }) }],
    ),
    caseAt(row.reference, `/disputes?id=${row.id}`),
  ]
}

const receivedBy = ({ answer, amount, remaining }: MatchRow): bigint | null => {
  if (answer === null) return null
  return answer === 'not_received' ? 0n : amount - (remaining ?? 0n)
}

/** What has arrived of nobody knows whom, and whose the request is that it names. */
const ofReceipt: EvidenceOf = async (deps, approval) => {
  const row = await findReceipt(deps.db, approval.brandId, approval.subjectId)
  if (!row) return []
  const brand = await brandOf(deps, row.brandId)
  const figure = figureText(row.amount, { ...row, least: brand.decimals })
  const own = row.asset === brand.currency
  const owner = row.about === null ? undefined : (await findOwners(deps.db, [row.about])).get(row.about)
  const account = owner === undefined ? null : ((await memberNames(deps.db, [owner])).get(owner)?.account ?? null)
  return [
    own
      ? comparedEvidence({ label: 'amount', kind: 'amount' }, figure, typedIn(approval, 'amount'))
      : { label: 'amount', kind: 'text', value: `${figure} ${row.asset}` },
    ...toWhom(approval, account),
    { label: 'transfer', kind: 'text', value: row.reference },
    { label: 'unmatched_for', kind: 'word', value: row.why },
    { label: 'state', kind: 'word', value: row.state },
    caseAt(row.reference, `/deposits?stage=${row.state === 'parked' ? 'parked' : 'strays'}&id=${row.id}`),
  ]
}

function toWhom({ rule, body }: ApprovalRow, account: string | null): readonly Evidence[] {
  if (rule === 'stray_written_off') return []
  if (rule === 'stray_returned')
    return [
      {
        label: 'bank_reference',
        kind: 'text',
        value: null,
        becomes: returnUnmatchedReceipt.body.parse(body).bankReference,
      },
    ]
  const typed = creditUnmatchedReceipt.body.parse(body)
  const worth: readonly Evidence[] =
    typed.amount === undefined ? [] : [{ label: 'worth', kind: 'amount', value: null, becomes: typed.amount }]
  return [comparedEvidence({ label: 'account', kind: 'text' }, account, typed.account), ...worth]
}

/** What a second person is shown of the cashier's cases. */
export const evidence: EvidenceRules = {
  deposit_above_asked: ofDeposit,
  deposit_above_limit: ofDeposit,
  deposit_differs: ofDeposit,
  deposit_without_line: ofDeposit,
  dispute_above_limit: ofDispute,
  stray_above_limit: ofReceipt,
  stray_returned: ofReceipt,
  stray_written_off: ofReceipt,
  withdrawal_above_limit: ofWithdrawal,
}
