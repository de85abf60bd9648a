export interface CentreScreenProps {
  /** What of the page the address names, where it names more than the page. */
  readonly part?: string | undefined
  /** The page from which it was opened and to which it leads back, where the address names one. */
  readonly from?: string | undefined
  readonly onBack?: (() => void) | undefined
}

/** The member centre's pages by the specification's names, in its order. */
export const PAGE_NAMES = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
] as const

export type CentrePageName = (typeof PAGE_NAMES)[number]

/** The page that opens where an address names none. */
export const FIRST_PAGE: CentrePageName = 'securityCenter'

/** The page that an address names. */
export const pageNamed = (text: string | undefined): CentrePageName | undefined =>
  PAGE_NAMES.find((name) => name === text)
