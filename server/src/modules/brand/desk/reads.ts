import type { brandProfile, brands } from '@croupier/contract/console-brands.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { policyOf } from '../brand.ts'
import * as store from '../store.ts'
import { profileOf } from './profile.ts'

/** The brands that the operator works in, in the order in which they were made. */
export async function readBrands(deps: Deps, { session }: Ask<typeof brands>) {
  const rows = (await store.findBrands(deps.db)).filter(({ id }) => session.brandIds.includes(id))
  return {
    list: rows
      .toSorted((one, other) => one.id - other.id)
      .map(({ merchant, name, look, currency, timeZone, languages, hosts, settings }) => {
        const { registration, cashier } = policyOf(settings)
        return {
          merchant,
          name,
          logo: look.logo,
          currency,
          timeZone,
          languages: [...languages],
          hosts: [...hosts],
          minimumAge: registration.minimumAge,
          registers: registration.open,
          channels: cashier.channels.filter(({ on }) => on).length,
        }
      }),
  }
}

/** The brand that is worked on. */
export async function readProfile(deps: Deps, { session }: Ask<typeof brandProfile>) {
  const row = (await store.findBrands(deps.db)).find(({ id }) => id === session.brandId)
  if (!row) throw new Refusal('not_found')
  return profileOf(row)
}
