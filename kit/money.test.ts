import { expect, test } from 'vitest'
import { figures, moneyText, signOf, signOfBrand } from './money.tsx'

const peso = { language: 'en', decimals: 2, sign: '₱', signAfter: false }
const dong = { language: 'vi', decimals: 0, sign: '₫', signAfter: true }

test('pesos have their sign before, two decimals and groups of three', () => {
  expect(moneyText('24860.5', peso)).toBe('₱24,860.50')
  expect(moneyText('0', peso)).toBe('₱0.00')
})

test('đồng have their sign after, no decimals and points between thousands', () => {
  expect(moneyText('18640500', dong)).toBe('18.640.500\u00A0₫')
})

test('amounts larger than a float can hold are shown to the last digit', () => {
  expect(figures('922337203685477.5807', peso)).toBe('922,337,203,685,477.5807')
})

test('a loss has a true minus, a win has a plus only where asked for, and zero has neither', () => {
  expect(signOf('-0.01', 'plain')).toBe('−')
  expect(signOf('5.00', 'plain')).toBe('')
  expect(signOf('5.00', 'signed')).toBe('+')
  expect(signOf('0.00', 'signed')).toBe('')
  expect(signOf('-0.00', 'signed')).toBe('')
  expect(moneyText('-365', peso, 'signed')).toBe('−₱365.00')
})

test('a brand that says no currency sign writes P', () => {
  expect([signOfBrand({ currencySign: '' }), signOfBrand({ currencySign: '₱' })]).toEqual(['P', '₱'])
})
