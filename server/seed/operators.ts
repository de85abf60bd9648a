import { PERMISSIONS, type Permission } from '@croupier/contract/permission.ts'

export interface DemoRole {
  readonly code: string
  readonly name: string
  readonly permissions: readonly Permission[]
}

/** Who does what in the demo world; each role can be changed in the console. */
export const demoRoles: readonly DemoRole[] = [
  { code: 'everything', name: 'All permissions', permissions: PERMISSIONS },
  {
    code: 'cashier',
    name: 'Cashier',
    permissions: [
      'dashboard.read',
      'members.read',
      'members.message',
      'deposits.read',
      'deposits.decide',
      'withdrawals.read',
      'withdrawals.decide',
      'withdrawals.pay',
      'disputes.read',
      'disputes.decide',
      'reconciliation.read',
      'reconciliation.resolve',
      'channels.read',
      'ledger.read',
    ],
  },
  { code: 'content', name: 'Content', permissions: ['content.read', 'content.edit'] },
  {
    code: 'risk',
    name: 'Risk',
    permissions: [
      'dashboard.read',
      'members.read',
      'members.edit',
      'members.unmask',
      'members.freeze',
      'members.sign_out',
      'members.message',
      'documents.read',
      'documents.decide',
      'bets.read',
      'deposits.read',
      'withdrawals.read',
      'withdrawals.decide',
      'disputes.read',
      'ledger.read',
      'audit.read',
    ],
  },
]

export interface DemoOperator {
  readonly username: string
  readonly name: string
  readonly roles: readonly string[]
  /** Merchant codes. */
  readonly brands: readonly string[]
}

const ALL = ['LUCKY', 'SAMPA', 'SEN'] as const

/** The operators of the demo world; their codes are mailed, which the sandbox shows at /dev/outbox. */
export const demoOperators: readonly DemoOperator[] = [
  { username: 'operator01', name: 'Ana Reyes', roles: ['everything'], brands: ALL },
  { username: 'operator02', name: 'Paolo Dizon', roles: ['cashier'], brands: ['LUCKY'] },
  { username: 'operator03', name: 'Mai Linh', roles: ['content'], brands: ['LUCKY'] },
  { username: 'operator04', name: 'Jun Ocampo', roles: ['risk'], brands: ['LUCKY'] },
  { username: 'operator05', name: 'Lea Santos', roles: ['everything'], brands: ALL },
]
