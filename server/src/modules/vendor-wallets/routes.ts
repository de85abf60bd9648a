import * as desk from '@croupier/contract/console-vendors.ts'
import * as call from '@croupier/contract/vendors.ts'
import { type Route, route } from '#kernel/route.ts'
import { askAgain } from './desk/ask-again.ts'
import { readCarriedTransfers } from './desk/reads.ts'
import { recallFor } from './desk/recall-for.ts'
import { readConsolidatedFunds, readMerchantWallet, readWalletTransfers } from './reads.ts'
import { recallWallets } from './recall-wallets.ts'
import { transferWithVendor } from './transfer-with-vendor.ts'

export const routes: readonly Route[] = [
  route(call.consolidatedFunds, readConsolidatedFunds),
  route(call.merchantWallet, readMerchantWallet),
  route(call.walletTransfer, transferWithVendor),
  route(call.recallWallets, recallWallets),
  route(call.walletTransfers, readWalletTransfers),
  route(desk.carriedTransfers, readCarriedTransfers),
  route(desk.askVendorAgain, askAgain),
  route(desk.recallFor, recallFor),
]
