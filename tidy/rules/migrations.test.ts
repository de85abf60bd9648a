import { expect, test } from 'vitest'
import { migrationNumbers } from './migrations.ts'

const files = (...names: string[]) => names.map((name) => ({ path: `server/migrations/${name}.sql`, text: '' }))
const refused = (...names: string[]) => migrationNumbers(files(...names)).map(({ path }) => path)

test('two new migrations with one number are both refused', () => {
  expect(refused('0111_kernel_one', '0111_wallet_other', '0112_wallet')).toEqual([
    'server/migrations/0111_kernel_one.sql',
    'server/migrations/0111_wallet_other.sql',
  ])
})

test('a new one may not join those that share a number from before', () => {
  expect(refused('0032_identity_desk', '0032_operator_people')).toEqual([])
  expect(refused('0032_identity_desk', '0032_operator_people', '0032_wallet')).toEqual([
    'server/migrations/0032_wallet.sql',
  ])
  expect(refused('0110_betting_jackpot_once', '0110_wallet')).toHaveLength(2)
})
