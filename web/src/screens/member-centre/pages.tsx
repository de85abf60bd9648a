import {
  IconArrowDownLeft,
  IconArrowsUpDown,
  IconArrowUpRight,
  IconHistory,
  IconReceipt,
  IconShieldCheck,
  IconTrendingUp,
  IconWallet,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { late } from '../../parts/page/late.tsx'

export interface CentreScreenProps {
  /** What of the page the address names, where it names more than the page. */
  readonly part?: string | undefined
  /** The page from which it was opened and to which it leads back, where the address names one. */
  readonly from?: string | undefined
  readonly onBack?: (() => void) | undefined
}

interface CentrePageSpec {
  readonly icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>
  readonly screen: ComponentType<CentreScreenProps>
}

/** The member centre's pages by the specification's names, in its order. */
export const PAGES = {
  securityCenter: {
    icon: IconShieldCheck,
    screen: late(() => import('./security/security-center.tsx').then(({ SecurityCenter }) => SecurityCenter)),
  },
  transferFund: {
    icon: IconWallet,
    screen: late(() => import('../../features/cashier/wallet-page.tsx').then(({ WalletPage }) => WalletPage)),
  },
  depositv2: {
    icon: IconArrowDownLeft,
    screen: late(() => import('../../features/cashier/deposit-page.tsx').then(({ DepositPage }) => DepositPage)),
  },
  withdraw: {
    icon: IconArrowUpRight,
    screen: late(() => import('../../features/cashier/withdraw-page.tsx').then(({ WithdrawPage }) => WithdrawPage)),
  },
  transferUpline: {
    icon: IconArrowsUpDown,
    screen: late(() => import('../../features/cashier/line-page.tsx').then(({ LinePage }) => LinePage)),
  },
  personalHistoryCopy: {
    icon: IconReceipt,
    screen: late(() => import('../../features/betting/betting-record.tsx').then(({ BettingRecord }) => BettingRecord)),
  },
  transactionHistory: {
    icon: IconHistory,
    screen: late(() => import('../../features/wallet/account-record.tsx').then(({ AccountRecord }) => AccountRecord)),
  },
  personalProfit: {
    icon: IconTrendingUp,
    screen: late(() => import('../../features/wallet/profit-page.tsx').then(({ ProfitPage }) => ProfitPage)),
  },
} as const satisfies Record<string, CentrePageSpec>

export type CentrePageName = keyof typeof PAGES

export const PAGE_NAMES = Object.keys(PAGES) as readonly CentrePageName[] // The object above has no other keys.

/** The page that opens where an address names none. */
export const FIRST_PAGE: CentrePageName = 'securityCenter'

/** The page that an address names. */
export const pageNamed = (text: string | undefined): CentrePageName | undefined =>
  PAGE_NAMES.find((name) => name === text)
