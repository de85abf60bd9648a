import type { Rail } from '@croupier/contract/cashier.ts'
import emv, { type QrCode } from 'steplix-emv-qrcps'

/** The house's account at its rail. */
export interface QrAccount {
  /** As its rail wants it: a bank account, a proxy of PromptPay, a PIX key. */
  readonly account: string
  readonly name: string
  /** VietQR: the bank's six digits. QR Ph: the bank's BIC. */
  readonly bankCode?: string | undefined
  /** PIX and QR Ph. */
  readonly city?: string | undefined
}

/** What is to be paid. */
export interface QrOrder {
  /** A decimal string. */
  readonly amount: string
  readonly currency: string
  /** What the payment carries, its spaces left out. */
  readonly reference: string
}

type QrFields = readonly (readonly [id: string, value: string])[]

interface Frame {
  readonly currency: string
  readonly country: string
  readonly decimals: number
  /** The tag that the account has in the frame. */
  readonly tag: string
  /** Read once, so that it is forgotten after the payment. */
  readonly once: boolean
  /** Where the kind of shop, its name and its city are asked for. */
  readonly category: string | undefined
  /** VietQR carries the reference as the transfer's message, the others as its label. */
  readonly referenceAs: 'label' | 'message'
}

const GAMES = '7995'

const FRAMES = {
  qr_ph: frame('PHP', 'PH', '28', { category: GAMES }),
  viet_qr: frame('VND', 'VN', '38', { decimals: 0, referenceAs: 'message' }),
  prompt_pay: frame('THB', 'TH', '29'),
  pix: frame('BRL', 'BR', '26', { category: '0000', once: false }),
} satisfies Partial<Record<Rail, Frame>>
type QrScheme = keyof typeof FRAMES

function frame(currency: string, country: string, tag: string, other: Partial<Frame> = {}): Frame {
  return { currency, country, tag, decimals: 2, once: true, category: undefined, referenceAs: 'label', ...other }
}

/** Each rail has its own account inside the frame that is common to all, which is EMVCo's. */
const PARTS: Readonly<Record<QrScheme, (account: QrAccount) => QrFields>> = {
  qr_ph: ({ bankCode = '', account }) => [
    ['00', 'ph.ppmi.p2m'],
    ['01', bankCode],
    ['03', account],
    ['05', '001'],
  ],
  viet_qr: ({ bankCode = '', account }) => [
    ['00', 'A000000727'],
    ['01', bankCode && account && field('00', bankCode) + field('01', account)],
    ['02', 'QRIBFTTA'],
  ],
  prompt_pay: ({ account }) => [['00', 'A000000677010111'], proxy(account.replaceAll(/\D/g, ''))],
  pix: ({ account }) => [
    ['00', 'br.gov.bcb.pix'],
    ['01', account],
  ],
}
const CURRENCY_NUMBERS: Readonly<Record<string, string>> = { PHP: '608', VND: '704', THB: '764', BRL: '986' }

const isDrawn = (rail: Rail): rail is QrScheme => rail in FRAMES

/** The text of the picture that any bank's app can read: payee, amount and reference. Throws for what no picture can hold. */
export function qrOf(rail: Rail, account: QrAccount, { amount, currency, ...order }: QrOrder): string {
  const reference = order.reference.replaceAll(' ', '')
  if (!isDrawn(rail)) throw new Error(`${rail} has no picture`)
  const drawn = FRAMES[rail]
  if (currency !== drawn.currency) throw new Error(`${rail} takes ${drawn.currency}, not ${currency}`)
  if (!/^[A-Za-z0-9]{1,25}$/.test(reference)) throw new Error('a reference is at most 25 letters and digits')

  const code = emv.Merchant.buildEMVQR()
  code.setPayloadFormatIndicator('01')
  if (drawn.once) code.setPointOfInitiationMethod('12')
  code.addMerchantAccountInformation(drawn.tag, joined(PARTS[rail](account)))
  if (drawn.category !== undefined) setShop(code, drawn.category, account)
  code.setTransactionCurrency(CURRENCY_NUMBERS[currency] ?? '')
  code.setTransactionAmount(amountOf(amount, drawn.decimals))
  code.setCountryCode(drawn.country)
  code.setAdditionalDataFieldTemplate(referred(reference, drawn))
  return code.generatePayload()
}

function referred(reference: string, { referenceAs }: Frame) {
  const more = emv.Merchant.buildAdditionalDataFieldTemplate()
  if (referenceAs === 'message') more.setPurposeTransaction(reference)
  else more.setReferenceLabel(reference)
  return more
}

function joined(parts: QrFields) {
  const account = emv.Merchant.buildMerchantAccountInformation()
  for (const [id, value] of parts) {
    if (value.length === 0 || value.length > 99) throw new Error(`the account's part ${id} is missing or too long`)
    if (id === '00') account.setGloballyUniqueIdentifier(value)
    else account.addPaymentNetworkSpecific(id, value)
  }
  return account
}

const field = (id: string, value: string) => id + String(value.length).padStart(2, '0') + value

/** A mobile number is written with its country in 13 digits; an ID has 13 digits, an e-wallet 15. */
function proxy(digits: string): readonly [string, string] {
  if (digits.length >= 15) return ['03', digits]
  if (digits.length >= 13) return ['02', digits]
  return ['01', digits.replace(/^0/, '66').padStart(13, '0')]
}

function setShop(code: QrCode, category: string, { name, city = '' }: QrAccount): void {
  if (city === '') throw new Error('the account has no city')
  code.setMerchantCategoryCode(category)
  code.setMerchantName(plain(name).slice(0, 25))
  code.setMerchantCity(plain(city).slice(0, 15))
}

/** Apps read no accents here. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .toUpperCase()

/** With exactly as many decimals as the currency has. */
function amountOf(amount: string, decimals: number): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  if (/[1-9]/.test(fraction.slice(decimals))) throw new Error(`${amount} has more than ${decimals} decimals`)
  return decimals === 0 ? whole : `${whole}.${kept}`
}
