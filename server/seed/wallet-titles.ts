import { WALLET_VENDORS, type WalletVendor } from '@croupier/contract/wallet-vendors.ts'
import type { Brand } from '../src/modules/brand/brand.ts'
import type { NewGame, NewVendor, Offer, BrandVendor } from '../src/modules/catalogue/store.ts'
import { namesOf } from './game-names/names.ts'

/** When the vendors brought their titles out. */
const RELEASED = new Date('2026-10-15T00:00:00Z')
/** Their places begin here, behind those of the vendor that plays with our wallet. */
const WALLET_FROM = 200

export const walletVendors: readonly NewVendor[] = WALLET_VENDORS.map(({ code, name: displayName, mark }) => ({
  code,
  displayName,
  mark,
}))

export const walletGames: readonly NewGame[] = WALLET_VENDORS.flatMap(({ code: vendorCode, games }) =>
  games.map(({ code, name, category, kind, lines }) => ({
    code,
    vendorCode,
    name,
    names: namesOf(code),
    category,
    kind,
    accountType: vendorCode,
    lines,
    releasedAt: RELEASED,
  })),
)

/** The vendors with which members of a brand keep wallets: elsewhere nothing can be moved to play with. */
function vendorsAt({ settings }: Pick<Brand, 'settings'>): readonly WalletVendor[] {
  const { isSingle, vendors } = settings.cashier.wallet
  return isSingle ? [] : WALLET_VENDORS.filter(({ code }) => vendors.some((vendor) => vendor.code === code))
}

export const walletPlaces = (brand: Pick<Brand, 'id' | 'settings'>): readonly BrandVendor[] =>
  vendorsAt(brand).flatMap(({ code: vendorCode, games }) =>
    [...new Set(games.map(({ category }) => category))].map((category) => ({
      brandId: brand.id,
      category,
      vendorCode,
      position: 3,
      pointsRate: '1.00',
    })),
  )

export const walletOffers = (brand: Pick<Brand, 'id' | 'settings'>, stakeMin: bigint): readonly Offer[] =>
  vendorsAt(brand)
    .flatMap(({ games }) => games)
    .map((game, at) => ({
      brandId: brand.id,
      gameCode: game.code,
      position: WALLET_FROM + at,
      hot: false,
      new: game.new ?? false,
      jackpot: false,
      rtp: game.rtp,
      stakeMin,
    }))
