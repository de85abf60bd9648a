import { v5 } from 'uuid'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { allBrands } from '#modules/brand/brand.ts'
import { hashPassword } from '#modules/identity/password/password.ts'
import * as store from '#modules/operator/store.ts'
import { DEMO_PASSWORD } from './members.ts'
import { demoOperators, demoRoles } from './operators.ts'

const STAFF = 'a3f6c1a8-0d0b-5a53-9c53-3d6a1f3a8e44'

/** The demo world's roles and operators; what people have changed since stays as it is. */
export async function seedStaff(deps: Deps): Promise<void> {
  const passwordHash = await hashPassword(deps, DEMO_PASSWORD)
  const brandIds = new Map((await allBrands(deps)).map(({ merchant, id }) => [merchant, id]))
  await inTransaction(deps.db, async (tx) => {
    const there = new Set((await store.findRoles(tx)).map(({ code }) => code))
    for (const role of demoRoles.filter(({ code }) => !there.has(code))) await store.saveRole(tx, role, deps.now())
    for (const { brands, ...operator } of demoOperators)
      await store.insertOperator(
        tx,
        {
          ...operator,
          id: v5(operator.username, STAFF),
          email: `${operator.username}@croupier.example`,
          passwordHash,
          passwordSetAt: deps.now(),
          brandIds: brands.flatMap((merchant) => brandIds.get(merchant) ?? []),
          networks: [],
          state: 'active',
        },
        deps.now(),
      )
  })
}
