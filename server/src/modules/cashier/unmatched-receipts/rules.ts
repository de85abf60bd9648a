import type { OpenSum } from './store.ts'

/** What the house's account is called in which money of a channel stands until somebody decides on it. */
export const suspenseOf = ({ channel }: { readonly channel: string }): string => `suspense:${channel}`

/** What a suspense account stands at. */
export interface SuspenseBalance {
  readonly brandId: number
  readonly purpose: string
  readonly asset: string
  readonly balance: bigint
}

/** A suspense account that does not hold what its open receipts add up to. */
export interface SuspenseDifference extends SuspenseBalance {
  readonly decimals: number
  /** What the open receipts add up to. */
  readonly open: bigint
}

const keyOf = ({ brandId, purpose, asset }: Omit<SuspenseBalance, 'balance'>) => `${brandId} ${purpose} ${asset}`

/** Every suspense account beside its open receipts; those that differ. */
export function compareSuspense(
  balances: readonly SuspenseBalance[],
  open: readonly OpenSum[],
): readonly SuspenseDifference[] {
  const sums = open.map((one) => ({ ...one, purpose: suspenseOf(one) }))
  const bySum = new Map(sums.map((one) => [keyOf(one), one]))
  const byBalance = new Map(balances.map((one) => [keyOf(one), one]))
  const accounts = new Map<string, Omit<SuspenseBalance, 'balance'>>([...bySum, ...byBalance])
  return [...accounts].flatMap(([key, { brandId, purpose, asset }]) => {
    const [sum, balance] = [bySum.get(key), byBalance.get(key)?.balance ?? 0n]
    const amount = sum?.amount ?? 0n
    return amount === balance ? [] : [{ brandId, purpose, asset, balance, decimals: sum?.decimals ?? 4, open: amount }]
  })
}

/** The receipt that says exactly so much, else the first; `worth` says what one is in the brand's currency, where that is known. */
export function choose<R>(
  receipts: readonly R[],
  amount: bigint,
  worth: (receipt: R) => bigint | undefined,
): { readonly receipt: R | undefined; readonly exact: boolean } {
  const exact = receipts.find((one) => worth(one) === amount)
  return exact === undefined ? { receipt: receipts[0], exact: false } : { receipt: exact, exact: true }
}

/** What of a receipt is not credited. */
export const restOf = (receipt: bigint, credited: bigint): bigint => (receipt > credited ? receipt - credited : 0n)
