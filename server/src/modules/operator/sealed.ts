import { AUTHENTICATOR } from '#kernel/authenticator.ts'
import type { SealedColumn } from '#kernel/sealed-column.ts'

/** What is sealed of operators. */
export const sealed: readonly SealedColumn[] = [
  { table: 'operator.operator', key: 'id', column: 'authenticator', purpose: AUTHENTICATOR },
]
