import { createStaticPix, hasError, isStaticPix, parsePix } from 'pix-utils'
import generatePromptPay from 'promptpay-qr'
import emv from 'steplix-emv-qrcps'
import { BanksObject, QRPay } from 'vietnam-qr-pay'
import { describe, expect, test } from 'vitest'
import { qrOf } from './qr.ts'

const REFERENCE = 'DEP00012345'
const VIETCOMBANK = BanksObject.vietcombank.bin

const vietnamese = { account: '0071000123456', name: 'CONG TY SAMPA', bankCode: VIETCOMBANK }
const philippine = { account: '00011122233', name: 'Lucky Play, Inc.', bankCode: 'BOPIPHMMXXX', city: 'Makati' }
const thai = { account: '081-234-5678', name: 'Lucky' }
const brazilian = { account: 'caixa@lucky.example', name: 'João Sorte Jogos', city: 'São Paulo' }

const dong = { amount: '250000', currency: 'VND', reference: REFERENCE }
const peso = { amount: '500.00', currency: 'PHP', reference: REFERENCE }
const baht = { amount: '1250.5', currency: 'THB', reference: REFERENCE }
const real = { amount: '99.90', currency: 'BRL', reference: REFERENCE }

/** Every field as another library reads it, by its path of tags. */
function fieldsOf(text: string): Record<string, string> {
  let tag = ''
  const lines = emv.Merchant.Parser.toEMVQR(text).rawData().trimEnd().split('\n')
  return Object.fromEntries(
    lines.map((line) => {
      const [, inner, id = '', value = ''] = /^( *)(\d\d) \d\d ?(.*)$/.exec(line) ?? []
      if (inner === '') tag = id
      return [inner === '' ? id : `${tag}.${id}`, value]
    }),
  )
}

describe('VietQR', () => {
  test('is, sign for sign, what the library of the Vietnamese banks makes', () => {
    const { account: bankNumber, bankCode: bankBin } = vietnamese
    const theirs = QRPay.initVietQR({ bankBin, bankNumber, amount: '250000', purpose: REFERENCE }).build()
    expect(qrOf('viet_qr', vietnamese, dong)).toBe(theirs)
  })

  test('says bank, account, amount and reference to a parser that is not ours', () => {
    const read = new QRPay(qrOf('viet_qr', vietnamese, { ...dong, amount: '250000.00' }))
    expect(read.isValid).toBe(true)
    expect(read.consumer).toMatchObject({ bankBin: VIETCOMBANK, bankNumber: '0071000123456' })
    expect(read).toMatchObject({ amount: '250000', currency: '704', nation: 'VN', initMethod: '12' })
    expect(read.additionalData.purpose).toBe(REFERENCE)
  })

  test('has no fractions of a dong', () => {
    expect(() => qrOf('viet_qr', vietnamese, { ...dong, amount: '250000.50' })).toThrow(/decimals/)
  })
})

describe('QR Ph', () => {
  test('says bank, account, amount and reference to a parser that is not ours', () => {
    const text = qrOf('qr_ph', philippine, peso)
    const read = new QRPay(text)
    expect(read.isValid).toBe(true)
    expect(read).toMatchObject({ amount: '500.00', currency: '608', nation: 'PH', category: '7995', initMethod: '12' })
    expect(read).toMatchObject({ merchant: { name: 'LUCKY PLAY, INC.' }, city: 'MAKATI' })
    expect(read.additionalData.reference).toBe(REFERENCE)
    expect(fieldsOf(text)).toMatchObject({ '28.00': 'ph.ppmi.p2m', '28.01': 'BOPIPHMMXXX', '28.03': '00011122233' })
  })
})

describe('PromptPay', () => {
  test.each([
    ['a mobile number', '081-234-5678'],
    ['an ID', '1-2345-67890-12-3'],
    ['an e-wallet', '004000123456789'],
  ])('has every field that the library of PromptPay gives it, for %s', (_, account) => {
    const { '63': _check, ...theirs } = fieldsOf(generatePromptPay(account, { amount: 1250.5 }))
    expect(fieldsOf(qrOf('prompt_pay', { ...thai, account }, baht))).toMatchObject(theirs)
  })

  test('says payee, amount and reference to a parser that is not ours', () => {
    const read = new QRPay(qrOf('prompt_pay', thai, baht))
    expect(read.isValid).toBe(true)
    expect(read).toMatchObject({ amount: '1250.50', currency: '764', nation: 'TH', initMethod: '12' })
    expect(read.additionalData.reference).toBe(REFERENCE)
  })
})

describe('PIX', () => {
  test('is, sign for sign, what the library of PIX makes', () => {
    const theirs = createStaticPix({
      merchantName: brazilian.name,
      merchantCity: brazilian.city,
      pixKey: brazilian.account,
      transactionAmount: 99.9,
      txid: REFERENCE,
    })
    expect(qrOf('pix', brazilian, real)).toBe(theirs.throwIfError().toBRCode())
  })

  test('says key, amount and reference to a parser that is not ours', () => {
    const read = parsePix(qrOf('pix', brazilian, real))
    if (hasError(read) || !isStaticPix(read)) throw new Error('not a PIX picture')
    expect(read).toMatchObject({ pixKey: 'caixa@lucky.example', transactionAmount: 99.9, txid: REFERENCE })
    expect(read).toMatchObject({ merchantName: 'JOAO SORTE JOGOS', merchantCity: 'SAO PAULO' })
  })
})

test('a reference loses the spaces that people read it by', () => {
  const spaced = { ...dong, reference: 'DEP 0001 2345' }
  expect(qrOf('viet_qr', vietnamese, spaced)).toBe(qrOf('viet_qr', vietnamese, dong))
})

test.each([
  ['a rail without a picture', () => qrOf('bank', vietnamese, dong)],
  ['another currency', () => qrOf('viet_qr', vietnamese, peso)],
  ['a reference that not every bank takes', () => qrOf('pix', brazilian, { ...real, reference: 'DEP-1 ü' })],
  ['an account without its bank', () => qrOf('viet_qr', { ...vietnamese, bankCode: undefined }, dong)],
  ['a shop without its city', () => qrOf('qr_ph', { ...philippine, city: undefined }, peso)],
])('is not made for %s', (_, make) => {
  expect(make).toThrow(Error)
})
