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
import type { CentrePageName, CentreScreenProps } from '../../parts/centre/centre-pages.ts'
import { lazy } from '../../parts/page/lazy.tsx'

interface CentrePageSpec {
  readonly icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>
  readonly screen: ComponentType<CentreScreenProps>
}

/** What each page of the member centre is made of. */
export const PAGES = {
  securityCenter: {
    icon: IconShieldCheck,
    screen: lazy(() => import('./security/security-center.tsx').then(({ SecurityCenter }) => SecurityCenter)),
  },
  transferFund: {
    icon: IconWallet,
    screen: lazy(() => import('../../features/cashier/wallet-page.tsx').then(({ WalletPage }) => WalletPage)),
  },
  depositv2: {
    icon: IconArrowDownLeft,
    screen: lazy(() => import('../../features/cashier/deposit-page.tsx').then(({ DepositPage }) => DepositPage)),
  },
  withdraw: {
    icon: IconArrowUpRight,
    screen: lazy(() => import('../../features/cashier/withdraw-page.tsx').then(({ WithdrawPage }) => WithdrawPage)),
  },
  transferUpline: {
    icon: IconArrowsUpDown,
    screen: lazy(() => import('../../features/cashier/line-page.tsx').then(({ LinePage }) => LinePage)),
  },
  personalHistoryCopy: {
    icon: IconReceipt,
    screen: lazy(() => import('../../features/betting/betting-record.tsx').then(({ BettingRecord }) => BettingRecord)),
  },
  transactionHistory: {
    icon: IconHistory,
    screen: lazy(() => import('../../features/wallet/account-record.tsx').then(({ AccountRecord }) => AccountRecord)),
  },
  personalProfit: {
    icon: IconTrendingUp,
    screen: lazy(() => import('../../features/wallet/profit-page.tsx').then(({ ProfitPage }) => ProfitPage)),
  },
} as const satisfies Record<CentrePageName, CentrePageSpec>
