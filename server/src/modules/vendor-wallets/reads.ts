import type { ReplyOf } from '@croupier/contract/call.ts'
import type { consolidatedFunds, merchantWallet, walletTransfers } from '@croupier/contract/vendors.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { TRIAL } from '#kernel/session.ts'
import { waitingContracts } from '#modules/agent/contracts/contracts.ts'
import { brandOf, currencyOf } from '#modules/brand/brand.ts'
import { accountOf } from '#modules/wallet/wallet.ts'
import { fundsOf, walletsOf } from '#modules/wallet/balances/balances.ts'
import { balancesOf } from './balances.ts'
import { vendorName, vendorTransferView } from './view.ts'
import * as store from './store.ts'

const POINTS = 'POINTS'
const POINTS_DECIMALS = 2
const NOTHING = { balance: 0n, held: 0n, available: 0n }

/** Where the member's money lies: by parts of the balance, and with each vendor. */
export async function readMerchantWallet(
  deps: Deps,
  { session, brandId }: Ask<typeof merchantWallet>,
): Promise<ReplyOf<typeof merchantWallet>> {
  const { memberId } = session
  const brand = await brandOf(deps, brandId)
  const { wallet } = brand.settings.cashier
  const account = accountOf(memberId, brand.currency)
  const [funds, balances, open] = await Promise.all([
    fundsOf(deps.db, [account]),
    balancesOf(deps, brand, memberId),
    store.findOpenVendorTransfers(deps.db, memberId),
  ])
  const { balance, held, available } = funds.get(account) ?? NOTHING
  const text = (units: bigint) => amountText(units, brand.decimals)
  return {
    isSingle: wallet.isSingle,
    asset: brand.currency,
    balance: text(balance),
    available: text(available),
    held: text(held),
    min: text(wallet.min),
    max: text(wallet.max),
    vendors: balances.map(({ vendor, balance: there }) => ({
      vassalage: vendor,
      displayName: vendorName(brand, vendor),
      balance: there === undefined ? null : text(there),
      open: !wallet.isSingle && wallet.vendors.some(({ code, on }) => on && code === vendor),
    })),
    open: open.map((row) => vendorTransferView(row, brand)),
  }
}

/** The member's transfers to and from vendors, newest first. */
export async function readWalletTransfers(
  deps: Deps,
  { query, session, brandId }: Ask<typeof walletTransfers>,
): Promise<ReplyOf<typeof walletTransfers>> {
  const brand = await brandOf(deps, brandId)
  const { rows, total } = await store.findVendorTransfers(deps.db, session.memberId, query)
  return {
    pageNum: query.pageNo,
    totalPages: Math.ceil(total / query.pageSize),
    total,
    list: rows.map((row) => vendorTransferView(row, brand)),
  }
}

type Figures = Readonly<Record<'balance' | 'available' | 'held', bigint>>

/** Everything the member has: all wallets together, those with vendors too, and each of them. Play money stays in its one wallet. */
export async function readConsolidatedFunds(
  deps: Deps,
  { session }: Ask<typeof consolidatedFunds>,
): Promise<ReplyOf<typeof consolidatedFunds>> {
  const { memberId, agentType } = session
  const brand = await brandOf(deps, session.brandId)
  const currency = currencyOf(brand, agentType)
  const [own, there, contracts] = await Promise.all([
    walletsOf(deps.db, memberId),
    agentType === TRIAL ? [] : balancesOf(deps, brand, memberId),
    waitingContracts(deps.db, session, { brand, now: deps.now() }),
  ])
  const wallets = own.filter(({ asset }) => asset === currency)
  const text = (units: bigint) => amountText(units, brand.decimals)
  const sum = (name: keyof Figures, rows: readonly Figures[]) => rows.reduce((all, row) => all + row[name], 0n)
  const atVendors = there.reduce((all, { balance = 0n }) => all + balance, 0n)
  return {
    currency,
    total: text(sum('balance', wallets) + atVendors),
    available: text(sum('available', wallets)),
    held: text(sum('held', wallets)),
    atVendors: text(atVendors),
    points: amountText(
      sum(
        'available',
        own.filter(({ asset }) => asset === POINTS),
      ),
      POINTS_DECIMALS,
    ),
    wallets: wallets.map(({ purpose, ...figures }) => ({
      purpose,
      balance: text(figures.balance),
      available: text(figures.available),
      held: text(figures.held),
    })),
    vendors: there.map(({ vendor, balance }) => ({
      vassalage: vendor,
      displayName: vendorName(brand, vendor),
      balance: balance === undefined ? null : text(balance),
    })),
    ...contracts,
  }
}
