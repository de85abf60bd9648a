/** The money that a brand may take: decimals of what members pay and are paid, and how an amount is written. */
export const CURRENCIES = {
  PHP: { decimals: 2, sign: '₱', signAfter: false, country: 'PH', timeZone: 'Asia/Manila' },
  VND: { decimals: 0, sign: '₫', signAfter: true, country: 'VN', timeZone: 'Asia/Ho_Chi_Minh' },
  THB: { decimals: 2, sign: '฿', signAfter: false, country: 'TH', timeZone: 'Asia/Bangkok' },
  BRL: { decimals: 2, sign: 'R$', signAfter: false, country: 'BR', timeZone: 'America/Sao_Paulo' },
  IDR: { decimals: 0, sign: 'Rp', signAfter: false, country: 'ID', timeZone: 'Asia/Jakarta' },
  JPY: { decimals: 0, sign: '¥', signAfter: false, country: 'JP', timeZone: 'Asia/Tokyo' },
} as const
export type Currency = keyof typeof CURRENCIES
export const CURRENCY_CODES = Object.keys(CURRENCIES) as Currency[]

/** The currency that a rail's payments are in; a rail that is not here takes any. */
export const RAIL_CURRENCY: Readonly<Record<string, Currency>> = {
  qr_ph: 'PHP',
  viet_qr: 'VND',
  prompt_pay: 'THB',
  pix: 'BRL',
}
