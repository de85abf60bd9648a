import { houseAccount } from '#modules/wallet/wallet.ts'
import type { PotKey } from './store.ts'

/** Where the money of a pot stands. */
export const potAccount = ({ brandId, code, asset }: PotKey): string => houseAccount(brandId, `must_pot:${code}`, asset)
