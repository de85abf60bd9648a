import { expect, test } from 'vitest'
import { moveBounds } from './vendor-bounds.ts'

const balance = { available: '500.00', min: '10.00', max: '300.00' }
const vendor = { vassalage: 'BAHAY', displayName: 'Bahay Live', balance: '40.50', open: true }

test.each([
  ['in', balance, vendor, { min: '10.00', max: '300.00', blocked: undefined }],
  ['in', { ...balance, available: '120.00' }, vendor, { min: '10.00', max: '120.00', blocked: undefined }],
  ['in', { ...balance, available: '9.99' }, vendor, { min: '10.00', max: '300.00', blocked: 'little' }],
  ['in', balance, { ...vendor, open: false }, { min: '10.00', max: '300.00', blocked: 'closed' }],
  ['in', balance, { ...vendor, balance: null }, { min: '10.00', max: '300.00', blocked: 'silent' }],
  ['out', balance, vendor, { min: '0.01', max: '40.50', blocked: undefined }],
  ['out', balance, { ...vendor, open: false }, { min: '0.01', max: '40.50', blocked: undefined }],
  ['out', balance, { ...vendor, balance: '0.00' }, { min: '0.01', max: '0.00', blocked: 'nothing' }],
  ['out', balance, { ...vendor, balance: null }, { min: '0.01', max: '0', blocked: 'silent' }],
] as const)('%s, with %o and %o, goes %o', (direction, has, there, bounds) =>
  expect(moveBounds(has, there, direction, 2)).toEqual(bounds),
)
