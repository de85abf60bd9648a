import { verifyAudit } from '#kernel/verify-audit.ts'
import { expect, test } from 'vitest'
import { lucky } from '../../../seed/brand-lucky.ts'
import { world } from '../../../test/world.ts'
import { brandAt, forgetBrands } from './brand.ts'
import { makeBrand } from './make-brand.ts'

const { deps } = await world()
const { id: _, decimals: __, ...look } = lucky
const order = {
  ...look,
  currency: 'PHP',
  merchant: 'ACME',
  name: 'Acme',
  minimumAge: 25,
  hosts: [{ host: 'acme.example', kind: 'member' }],
  by: 'ana',
  reason: 'opening',
} as const

test('a brand is made once, with the strictest policy, and the log begins with it', async () => {
  const made = await Promise.allSettled([makeBrand(deps, order), makeBrand(deps, order)])
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  forgetBrands(deps)
  const brand = await brandAt(deps, { merchant: undefined, host: 'acme.example' })
  expect(brand).toMatchObject({
    merchant: 'ACME',
    settings: { registration: { open: false, minimumAge: 25 }, lock: { failures: 3 } },
  })
  expect(await verifyAudit(deps.db, brand?.id ?? 0)).toMatchObject({ entries: 1, wrongCount: 0 })
})
