import { writeFileSync } from 'node:fs'
import { amountText, scale, unitsOf } from '../engine/money.ts'
import type { Deps } from '../server/src/kernel/deps.ts'
import { readFile } from '../server/src/kernel/files.ts'
import { Refusal } from '../server/src/kernel/refusal.ts'
import { decideDeposit } from '../server/src/modules/cashier/deposits/decide-deposit.ts'
import * as deposits from '../server/src/modules/cashier/deposits/store.ts'
import { decideWithdrawal } from '../server/src/modules/cashier/withdrawals/decide-withdrawal.ts'
import * as withdrawals from '../server/src/modules/cashier/withdrawals/store.ts'
import { memberNames } from '../server/src/modules/identity/identity.ts'
import { depsOf, explain, onDatabase, readOrder, UsageError } from './command.ts'
import { DISPUTE_USE, listDisputes, saveProof, settleDispute } from './disputes.ts'
import { explainOne, FINDING_USE, listFindings, ON_FINDINGS, reconcileDay } from './findings.ts'

// npm run cashier -- …: decides on deposits and withdrawals that a person has to look at, also while the site is open.

const USE = `npm run cashier -- list
npm run cashier -- slip REFERENCE FILE
npm run cashier -- credit REFERENCE AMOUNT --by NAME --reason TEXT
npm run cashier -- approve REFERENCE --by NAME --reason TEXT
npm run cashier -- refuse REFERENCE --by NAME --reason TEXT
${DISPUTE_USE}
${FINDING_USE}
  REFERENCE  as listed, with or without spaces: DEP0048812, WD0048813, MAT0048814
  FILE       where the picture of the transfer is written, such as slip.webp
  AMOUNT     what has arrived, such as 500.00
  TEXT       why; the member reads it where it is refused`

const VERBS = ['list', 'slip', 'credit', 'approve', 'refuse', 'disputes', 'proof', 'dispute', ...ON_FINDINGS] as const
type Verb = (typeof VERBS)[number]

interface CashierRequest {
  readonly verb: Verb
  readonly reference: string
  /** The file of a slip, the amount of a credit, how a dispute ends, whose proof. */
  readonly what: string
  /** The file of a proof. */
  readonly file: string
  readonly by: string
  readonly reason: string
}

function readAsked(args: readonly string[]): CashierRequest {
  const { words, by, reason } = readOrder(args)
  const [said = '', reference = '', what = '', file = '', ...more] = words
  const verb = VERBS.find((one) => one === said)
  const wants = {
    list: 0,
    slip: 2,
    credit: 2,
    approve: 1,
    refuse: 1,
    disputes: 0,
    proof: 3,
    dispute: 2,
    reconcile: 1,
    findings: 0,
    explain: 1,
  }
  if (!verb || more.length > 0 || words.length - 1 !== wants[verb]) throw new UsageError(USE)
  const decides = ['credit', 'approve', 'refuse', 'dispute', 'explain'].includes(verb)
  if (decides && (by === '' || reason === '')) throw new UsageError('Say who decides and why: --by NAME --reason TEXT')
  return { verb, reference, what, file, by: `operator:${by}`, reason }
}

async function answer(deps: Deps, asked: CashierRequest): Promise<string> {
  const { verb, reference, what, file, by, reason } = asked
  if (verb === 'reconcile') return reconcileDay(deps, reference)
  if (verb === 'findings') return listFindings(deps)
  if (verb === 'explain') return explainOne(deps, reference, { by, reason })
  if (verb === 'disputes') return listDisputes(deps)
  if (verb === 'proof') return saveProof(deps, reference, what, file)
  if (verb === 'dispute') return settleDispute(deps, { reference, outcome: what, by, reason })
  const [paidIn, paidOut] = [await deposits.findInReview(deps.db), await withdrawals.findInReview(deps.db)]
  if (asked.verb === 'list') return listed(deps, [...paidIn, ...paidOut])

  const sought = (one: { readonly reference: string }) =>
    one.reference.replaceAll(' ', '') === asked.reference.replaceAll(' ', '').toUpperCase()
  const [deposit, withdrawal] = [paidIn.find(sought), paidOut.find(sought)]
  if (deposit) return onDeposit(deps, deposit, asked)
  if (withdrawal) return onWithdrawal(deps, withdrawal, asked)
  throw new UsageError(`Nothing called ${asked.reference} waits for a person`)
}

type Row = deposits.DepositRow | withdrawals.WithdrawalRow

async function listed(deps: Deps, rows: readonly Row[]): Promise<string> {
  if (rows.length === 0) return 'Nothing waits for a person.'
  const names = await memberNames(
    deps.db,
    rows.map(({ memberId }) => memberId),
  )
  const lineOf = (row: Row) => {
    const why = 'flags' in row ? row.flags.join(', ') : (row.reason ?? (row.slip ? 'slip sent' : ''))
    const amount = `${amountText(row.amount, scale)} ${row.asset}`
    return [row.reference, row.requestedAt.toISOString(), names.get(row.memberId)?.account, amount, why].join('  ')
  }
  return rows.map(lineOf).join('\n')
}

async function onDeposit(
  deps: Deps,
  row: deposits.DepositRow,
  { verb, what, by, reason }: CashierRequest,
): Promise<string> {
  if (verb === 'slip') return saved(deps, row, what)
  if (verb === 'approve') throw new UsageError('Say what has arrived: credit REFERENCE AMOUNT')
  const arrived = verb === 'credit' ? unitsOf(what, 2) : undefined
  if (verb === 'credit' && !arrived) throw new UsageError(`${what} is no amount`)
  await decideDeposit(deps, { id: row.id, arrived, by, reason })
  return `${row.reference} ${verb === 'credit' ? `credited with ${what}` : 'refused'}`
}

async function saved(deps: Deps, { slip, brandId, memberId, reference }: deposits.DepositRow, file: string) {
  const bytes = slip === null ? undefined : await readFile(deps, { brandId, memberId, name: slip })
  if (!bytes) throw new UsageError(`${reference} has no picture`)
  writeFileSync(file, bytes, { mode: 0o600 })
  return `${reference}: ${file}`
}

async function onWithdrawal(
  deps: Deps,
  row: withdrawals.WithdrawalRow,
  { verb, by, reason }: CashierRequest,
): Promise<string> {
  if (verb !== 'approve' && verb !== 'refuse') throw new UsageError(USE)
  await decideWithdrawal(deps, { id: row.id, approved: verb === 'approve', by, reason })
  return `${row.reference} ${verb === 'approve' ? 'approved' : 'refused'}`
}

const refused = ({ code }: Refusal): string =>
  code === 'second_person_asked'
    ? 'This needs two people: decide in the console, where the second one confirms'
    : 'Somebody else has decided meanwhile'

try {
  const asked = readAsked(process.argv.slice(2))
  console.log(await onDatabase(async (within) => answer(await depsOf(within), asked)))
} catch (error) {
  console.error(error instanceof Refusal ? refused(error) : explain(error))
  process.exitCode = 1
}
