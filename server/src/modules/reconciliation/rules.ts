import type { Finding, FindingKind } from '@croupier/contract/console-reconciliation.ts'
import { partsOf } from '@croupier/engine/coins.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'
import type { LedgerEntry } from '#modules/wallet/transfers/transfers.ts'

/** Something that the payment company's statement says has moved. */
export interface StatementLine {
  readonly kind: 'payment' | 'payout' | 'coins'
  /** Of the request, or of the coins in their chain. */
  readonly id: string
  readonly reference: string
  readonly amount: string
  readonly currency: string
}

/** Money of ours that went through the payment company, as our requests have it. */
export interface BookedPayment {
  readonly kind: StatementLine['kind']
  /** As the statement names it: of the request, or of the coins in their chain. */
  readonly id: string
  readonly brandId: number
  readonly reference: string
  readonly asset: string
  readonly decimals: number
  readonly amount: bigint
  /** Paid by a person outside the payment company. */
  readonly byHand?: boolean
}

export interface Difference {
  readonly kind: FindingKind
  /** What it is about: stays the same however often it is found. */
  readonly subject: string
  readonly brandId: number | null
  readonly reference: string
  readonly asset: string
  readonly decimals: number
  readonly ours: bigint | null
  readonly theirs: bigint | null
}

export interface Sides {
  /** Their statement of the day. */
  readonly lines: readonly StatementLine[]
  /** What of theirs has been booked by us, whenever that was. */
  readonly booked: readonly BookedPayment[]
  /** What of ours must stand in their statement of the day. */
  readonly expected: readonly BookedPayment[]
  /** Whose the requests are that their lines name. */
  readonly brands: ReadonlyMap<string, number>
}

/** Our requests beside their statement: each difference once, by name. */
export function compareStatement({ lines, booked, expected, brands }: Sides): readonly Difference[] {
  const ours = new Map([...Map.groupBy(booked, keyOf)].map(([key, all]) => [key, together(all)]))
  const theirs = Map.groupBy(lines, keyOf)
  const found = [...theirs.values()].flatMap((same) => differenceOf(same, ours, brands))
  const missing = expected.filter((one) => !theirs.has(keyOf(one)))
  return [...found, ...missing.map((one) => ({ ...about(one), kind: 'missing_at_them' as const, theirs: null }))]
}

const keyOf = ({ kind, id }: Pick<BookedPayment, 'kind' | 'id'>) => `${kind} ${id}`

/** A deposit and what came for it beside are one payment after the other under one name. */
function together(all: readonly BookedPayment[]): BookedPayment {
  const [first, ...more] = all
  if (!first) throw new Error('nothing is booked together')
  return more.reduce((sum, { amount }) => ({ ...sum, amount: sum.amount + amount }), first)
}

const about = (one: BookedPayment) => ({
  subject: keyOf(one),
  brandId: one.brandId,
  reference: one.reference,
  asset: one.asset,
  decimals: one.decimals,
  ours: one.amount,
})

function differenceOf(
  same: readonly StatementLine[],
  ours: ReadonlyMap<string, BookedPayment>,
  brands: Sides['brands'],
): readonly Difference[] {
  const [line] = same
  if (!line) return []
  const booked = ours.get(keyOf(line))
  const decimals = booked?.decimals ?? (line.kind === 'coins' ? COIN_DECIMALS : scale)
  const theirs = same.reduce((sum, { amount }) => sum + amountOf(amount, decimals), 0n)
  const { reference, currency } = line
  if (!booked) {
    const brandId = brands.get(line.id) ?? null
    const missing = { subject: keyOf(line), brandId, reference, asset: currency, decimals, ours: null, theirs }
    return [{ ...missing, kind: 'missing_at_us' }]
  }
  // What a person has paid is not the company's to pay.
  if (booked.byHand) return [{ ...about(booked), kind: 'missing_at_us', ours: null, theirs }]
  if (theirs === booked.amount && currency === booked.asset) return []
  if (same.length > 1) return [{ ...about(booked), kind: 'duplicate', theirs }]
  return [{ ...about(booked), asset: currency, kind: 'amount_differs', theirs }]
}

const COIN_DECIMALS = 8

function amountOf(text: string, decimals: number): bigint {
  const amount = decimals === scale ? unitsOf(text, scale) : partsOf(text, decimals)
  if (amount === undefined) throw new Error(`${text} is no amount of ${decimals} decimals`)
  return amount
}

/** What stands in the ledger for no request, or no bet, that there is. */
export const withoutRequest = (
  kind: 'ledger_without_request' | 'hold_without_request' | 'stake_without_bet',
  ledgered: readonly LedgerEntry[],
  known: ReadonlySet<string>,
): readonly Difference[] =>
  ledgered
    .filter(({ cause }) => cause === null || !known.has(cause))
    .map((one) => ({
      kind,
      subject: `transfer ${one.id}`,
      brandId: one.brandId,
      reference: one.kind,
      asset: one.asset,
      decimals: scale,
      ours: one.amount,
      theirs: null,
    }))

/** A stake as it stands on an open bet, and what the ledger took for it. */
export interface OpenStake {
  readonly id: string
  readonly brandId: number
  readonly gameCode: string
  readonly asset: string
  readonly stake: bigint
}

/** Bets that wait beside what the ledger took or holds for them, under their own ids. */
export const compareStakes = (
  bets: readonly OpenStake[],
  taken: ReadonlyMap<string, { readonly kind: string; readonly amount: bigint }>,
): readonly Difference[] =>
  bets.flatMap(({ id, brandId, gameCode, asset, stake }) => {
    const transfer = taken.get(id)
    const ours = transfer?.kind === 'stake' ? transfer.amount : null
    if (ours === stake) return []
    const about = { subject: `bet ${id}`, brandId, reference: gameCode, asset, decimals: scale }
    return [{ ...about, kind: 'stake_differs' as const, ours, theirs: stake }]
  })

/** A suspense account that does not hold what its open receipts add up to. */
export interface SuspenseDifference {
  readonly brandId: number
  readonly purpose: string
  readonly asset: string
  readonly decimals: number
  readonly balance: bigint
  /** What the open receipts add up to. */
  readonly open: bigint
}

/** Suspense accounts that do not hold what their open receipts add up to. */
export const suspenseFindings = (differences: readonly SuspenseDifference[]): readonly Difference[] =>
  differences.map(({ brandId, purpose, asset, decimals, balance, open }) => ({
    kind: 'suspense_differs',
    subject: `suspense ${brandId} ${purpose} ${asset}`,
    brandId,
    reference: purpose,
    asset,
    decimals,
    ours: balance,
    theirs: open,
  }))

/** What a finding is about, as `payment 0189…` says it. */
export function subjectOf(subject: string): Finding['subject'] {
  const [type = '', ...id] = subject.split(' ')
  // Written by the rules above, which name these alone.
  return { type: type as Finding['subject']['type'], id: id.join(' ') }
}
