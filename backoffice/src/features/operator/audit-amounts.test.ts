import { expect, test } from 'vitest'
import { amountAt } from './audit-amounts.ts'

const entry = (action: string, after: object) => ({ action, before: null, after })

test('an amount of the log is read with its currency; what was written in stored units is divided', () => {
  const limited = entry('tables.limit', { tableMax: '500000.00', currency: 'PHP' })
  expect(amountAt(limited, 'tableMax', '500000.00')).toEqual({ amount: '500000.00', currency: 'PHP' })
  const old = entry('tables.limit', { tableMax: '5000000000' })
  expect(amountAt(old, 'tableMax', '5000000000')).toEqual({ amount: '500000.0000', currency: undefined })
  expect(amountAt(old, 'groups.main.min', '1')?.amount).toBe('0.0001')
})

test('what is no amount stays as it is: codes, accounts that money goes to, minutes', () => {
  expect(amountAt(entry('tables.create', {}), 'code', '12')).toBeUndefined()
  expect(amountAt(entry('settings.change', {}), 'cashier.channels.QR.to.account', '0012')).toBeUndefined()
  expect(amountAt(entry('settings.change', {}), 'cashier.withdrawal.max', '5000')?.amount).toBe('5000')
  expect(amountAt(entry('members.limit', {}), 'value', '90')).toBeUndefined()
})
