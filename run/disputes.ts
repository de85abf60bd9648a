import { writeFileSync } from 'node:fs'
import { amountText, scale, unitsOf } from '../engine/money.ts'
import type { Deps } from '../server/src/kernel/deps.ts'
import { readFile } from '../server/src/kernel/files.ts'
import { decideDispute } from '../server/src/modules/cashier/matched-transfers/decide-dispute.ts'
import { type Dispute, readDisputes } from '../server/src/modules/cashier/matched-transfers/reads.ts'
import { UsageError } from './command.ts'

/** How disputes between members are named and decided on the command line. */
export const DISPUTE_USE = `npm run cashier -- disputes
npm run cashier -- proof REFERENCE payer|receiver FILE
npm run cashier -- dispute REFERENCE received|not-received|AMOUNT --by NAME --reason TEXT
  received      the payer is right; not-received: the receiver is; AMOUNT: so much has arrived`

const text = (units: bigint, { asset }: Dispute['match']) => `${amountText(units, scale)} ${asset}`

/** Disputes that wait for a person: who says what, and what each decision would post. */
export async function listDisputes(deps: Deps): Promise<string> {
  const disputes = await readDisputes(deps)
  return disputes.length === 0 ? 'No dispute waits for a person.' : disputes.map(paragraph).join('\n\n')
}

function paragraph(dispute: Dispute): string {
  const { match, payer, receiver, depositReference, withdrawalReference, proofs, outcomes } = dispute
  const said = match.late
    ? 'shown after the time was over'
    : `${match.answer ?? 'no answer'}${match.remaining === null ? '' : `, ${text(match.remaining, match)} missing`}`
  const posted = (name: string, moves: Dispute['outcomes']['received'] | null) =>
    moves === null
      ? []
      : [
          `  ${name}: ${moves.map(({ from, to, amount }) => `${text(amount, match)} ${from} → ${to}`).join('; ') || 'nothing moves'}`,
        ]
  return [
    `${match.reference}  ${match.sentAt?.toISOString()}  ${text(match.amount, match)}  ${said}`,
    `  payer ${payer?.account} ${depositReference}, picture ${proofs.payer === null ? 'none' : 'sent'}`,
    `  receiver ${receiver?.account} ${withdrawalReference}, picture ${proofs.receiver === null ? 'none' : 'sent'}`,
    ...posted('received', outcomes.received),
    ...posted('not-received', outcomes.notReceived),
    ...posted('as the receiver says', outcomes.partly),
  ].join('\n')
}

async function named(deps: Deps, reference: string): Promise<Dispute> {
  const wanted = reference.replaceAll(' ', '').toUpperCase()
  const found = (await readDisputes(deps)).find(({ match }) => match.reference.replaceAll(' ', '') === wanted)
  if (!found) throw new UsageError(`No dispute called ${reference} waits for a person`)
  return found
}

/** Write the picture of one side to a file. */
export async function saveProof(deps: Deps, reference: string, side: string, file: string): Promise<string> {
  const { proofs, match } = await named(deps, reference)
  if (side !== 'payer' && side !== 'receiver') throw new UsageError(DISPUTE_USE)
  const key = proofs[side]
  const bytes = key && (await readFile(deps, key))
  if (!bytes) throw new UsageError(`${match.reference} has no picture of the ${side}`)
  writeFileSync(file, bytes, { mode: 0o600 })
  return `${match.reference}: ${file}`
}

/** Decide a dispute; both members read the reason. */
export async function settleDispute(
  deps: Deps,
  { reference, outcome, by, reason }: { reference: string; outcome: string; by: string; reason: string },
): Promise<string> {
  const { match } = await named(deps, reference)
  const received = outcome === 'received' ? match.amount : outcome === 'not-received' ? 0n : unitsOf(outcome, 2)
  if (received === undefined || received > match.amount)
    throw new UsageError(`${outcome} is no amount of ${match.reference}`)
  await decideDispute(deps, { id: match.id, received, by, reason })
  return `${match.reference} decided: ${text(received, match)} has arrived`
}
