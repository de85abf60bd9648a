import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SANDBOX_VENDOR } from '@croupier/contract/sandbox-games.ts'
import { WALLET_VENDORS } from '@croupier/contract/wallet-vendors.ts'
import { PARTY_FILES, SANDBOX_COINS, SEED } from '../seed/marks.ts'
import type { Deps } from '#kernel/deps.ts'
import { allBrands, type Brand } from '#modules/brand/brand.ts'
import { findMakers } from '#modules/brand/store.ts'
import { findAccesses, isListed } from '#modules/catalogue/vendor/store.ts'

const ANEW = 'begin with an empty database and a DATA_DIR of its own, and make brands by npm run brands'

/** What the sandbox has left in the data beside its people: brands, vendors and providers of its own. Each is named, with what to do. */
export async function sandboxMarks(deps: Deps): Promise<readonly string[]> {
  const brands = await allBrands(deps)
  return [
    ...(await seededBrands(deps, brands)),
    ...(await sandboxVendors(deps)),
    ...brands.flatMap(pretendedParties),
    ...partyFiles(deps),
  ]
}

async function seededBrands(deps: Deps, brands: readonly Brand[]): Promise<readonly string[]> {
  const makers = await findMakers(deps.db)
  const seeded = brands.filter(({ id }) => makers.get(id) === SEED).map(({ merchant }) => merchant)
  return seeded.length === 0 ? [] : [`the sandbox has made ${seeded.join(' and ')}: ${ANEW}`]
}

async function sandboxVendors(deps: Deps): Promise<readonly string[]> {
  const codes = [SANDBOX_VENDOR, ...WALLET_VENDORS].map(({ code }) => code)
  const listed = await Promise.all(codes.map((code) => isListed(deps.db, code)))
  const local = (await findAccesses(deps.db)).filter(({ launchUrl }) => isLocal(launchUrl))
  return [
    ...codes
      .filter((_, index) => listed[index])
      .map((code) => `the sandbox’s vendor ${code} is in the catalogue: ${ANEW}`),
    ...local.map(
      ({ vendorCode, launchUrl }) =>
        `games of ${vendorCode} open on this machine, at ${launchUrl}: npm run vendors -- save ${vendorCode} --launch …`,
    ),
  ]
}

/** Coins, providers of accounts and of phone codes that are played by the sandbox or by this machine. */
function pretendedParties({ merchant, settings }: Brand): readonly string[] {
  const { cashier, thirdParty, phoneProvider } = settings
  const coins = cashier.channels.filter((channel) => channel.coins?.scheme === SANDBOX_COINS).map(({ code }) => code)
  const accounts = Object.entries(thirdParty).flatMap(([name, party]) => (isLocal(party.issuer) ? [name] : []))
  const isPhoneLocal = phoneProvider !== null && [phoneProvider.keysUrl, phoneProvider.restUrl].some(isLocal)
  return [
    ...coins.map((code) => `the channel ${code} of ${merchant} takes coins of the sandbox: set cashier.channels`),
    ...accounts.map((name) => `the provider ${name} of ${merchant} is on this machine: set thirdParty.${name}`),
    ...(isPhoneLocal ? [`the phone-code provider of ${merchant} is on this machine: set phoneProvider`] : []),
  ]
}

/** A secret that the sandbox has used is known to whoever could read its folder. */
function partyFiles({ config: { dataDir } }: Deps): readonly string[] {
  const there = PARTY_FILES.filter((name) => existsSync(join(dataDir, name)))
  return there.length === 0 ? [] : [`DATA_DIR has been the sandbox’s (${there.join(', ')}): name a folder of its own`]
}

function isLocal(url: string): boolean {
  const { hostname } = new URL(url)
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  )
}
