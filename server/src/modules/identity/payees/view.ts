import type { PayoutAccount, PayoutProvider } from '@croupier/contract/security.ts'
import type { PayoutRow } from '../security/store.ts'

/** A payout account as its member sees it. */
export function payeeView(row: PayoutRow, providers: readonly PayoutProvider[]): PayoutAccount {
  const { id, provider, kind, accountName, numberEnd } = row
  return {
    id,
    provider,
    // A bank that the brand no longer pays to keeps its accounts, under its code.
    providerName: providers.find(({ code }) => code === provider)?.name ?? provider,
    kind,
    accountName,
    numberEnd,
    createdAt: row.createdAt.toISOString(),
    usableFrom: row.usableFrom.toISOString(),
  }
}
