import { expect, test } from 'vitest'
import { credentialsOf } from './names.ts'

const secret = 'of one installation'
const of = (merchant: string, number: number, tries = 0) => credentialsOf({ secret, merchant, number, tries })

test.each(['LUCKY', 'SAMPA', 'SEN'])(
  'two hundred players of %s have names of their own, as accounts are written',
  (merchant) => {
    const all = Array.from({ length: 200 }, (_, number) => of(merchant, number))
    for (const { account, email, payoutDigits, paymentPassword } of all) {
      expect(account).toMatch(/^[a-z][a-z0-9]{3,14}$/)
      expect(email).toBe(`${account}@players.example`)
      expect(payoutDigits).toMatch(/^\d{20}$/)
      expect(paymentPassword).toMatch(/^\d{6}$/)
    }
    expect(new Set(all.map(({ password }) => password)).size).toBe(200)
  },
)

test('the same installation has the same players, and another one has others', () => {
  expect(of('LUCKY', 7)).toEqual(of('LUCKY', 7))
  const other = credentialsOf({ secret: 'of another one', merchant: 'LUCKY', number: 7, tries: 0 })
  expect(other.account).not.toBe(of('LUCKY', 7).account)
  expect(of('LUCKY', 7, 1).account).not.toBe(of('LUCKY', 7).account)
})
