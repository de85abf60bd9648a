/** What a payment picture says. */
export interface Picture {
  readonly rail: string
  readonly name: string
  readonly account: string
  /** Empty where whoever pays says how much. */
  readonly amount: string
  readonly currency: string
  readonly reference: string
}

const RAILS: Readonly<Record<string, string>> = {
  'ph.ppmi.p2m': 'QR Ph',
  A000000727: 'VietQR',
  A000000677010111: 'PromptPay',
  'br.gov.bcb.pix': 'PIX',
}
const CURRENCIES: Readonly<Record<string, string>> = { '608': 'PHP', '704': 'VND', '764': 'THB', '986': 'BRL' }

/** Read the text of a picture as a bank's app does; undefined for what is none, or is damaged. */
export async function readPicture(text: string): Promise<Picture | undefined> {
  const [{ QRPay }, { default: emv }] = await Promise.all([import('vietnam-qr-pay'), import('steplix-emv-qrcps')])
  const seen = new QRPay(text)
  const currency = CURRENCIES[seen.currency ?? '']
  if (!seen.isValid || currency === undefined) return undefined

  const parts = accountOf(emv.Merchant.Parser.toEMVQR(text).rawData())
  const [rail = ''] = parts
  const { bankBin, bankNumber } = seen.consumer
  return {
    rail: RAILS[rail] ?? rail,
    name: seen.merchant.name ?? '',
    account: bankNumber === undefined ? parts.slice(1).join(' ') : `${bankBin} ${bankNumber}`,
    amount: seen.amount ?? '',
    currency,
    reference: seen.additionalData.reference ?? seen.additionalData.purpose ?? '',
  }
}

/** The parts of the first account, which stands indented below one of the tags 26 to 51; its rail first. */
function accountOf(raw: string): string[] {
  const lines = raw.split('\n')
  const start = lines.findIndex((line) => /^(2[6-9]|[34]\d|5[01]) /.test(line))
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => !line.startsWith(' '))
  return rest.slice(0, end === -1 ? undefined : end).map((line) => line.replace(/^ \d\d \d\d /, ''))
}
