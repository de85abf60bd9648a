import { houseAccount } from '#modules/wallet/wallet.ts'
import type { PotKey } from './store.ts'

/** Where the money of a pot stands. */
export const potAccount = ({ brandId, code, asset }: PotKey): string => houseAccount(brandId, `must_pot:${code}`, asset)

/** Where a prize stands that could not be paid when its pot fell. */
export const owedAccount = ({ brandId, code, asset }: PotKey): string =>
  houseAccount(brandId, `owed_pot:${code}`, asset)
