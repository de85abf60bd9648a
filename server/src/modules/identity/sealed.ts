import { AUTHENTICATOR } from '#kernel/authenticator.ts'
import type { SealedColumn } from '#kernel/sealed-column.ts'
import { PROVIDER_RECORD } from './account-provider/records.ts'
import { MESSAGE } from './codes/codes.ts'
import { PROVIDER_KEY } from './provider/signing.ts'
import { NUMBER, numberHash } from './security/numbers/payee-number.ts'

/** What is sealed of members. */
export const sealed: readonly SealedColumn[] = [
  { table: 'identity.authenticator', key: 'member_id', column: 'secret', purpose: AUTHENTICATOR },
  { table: 'identity.message', key: 'id', column: 'sealed', purpose: MESSAGE },
  { table: 'identity.provider_key', key: 'kid', column: 'private_key', purpose: PROVIDER_KEY },
  { table: 'identity.account_provider_record', key: 'id', column: 'payload', purpose: PROVIDER_RECORD },
  {
    table: 'identity.payout_account',
    key: 'id',
    column: 'number_sealed',
    purpose: NUMBER,
    hash: { column: 'number_hash', of: numberHash },
  },
]
