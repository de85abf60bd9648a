import { freezeMany } from '@croupier/contract/console-bulk.ts'
import { createOperator, saveOperator, saveRole } from '@croupier/contract/operator.ts'
import { z } from 'zod'
import type { Deps } from '#kernel/deps.ts'
import { comparedEvidence, type EvidenceOf, type EvidenceRules } from '#kernel/evidence.ts'
import { allBrands, brandOf } from '#modules/brand/brand.ts'
import { filterOf } from './people/list/reads.ts'
import { sumPeople } from './people/list/store.ts'
import * as store from './store.ts'

/** Roles as operators know them. */
async function roleNames({ db }: Deps): Promise<(codes: readonly string[]) => string[]> {
  const names = new Map((await store.findRoles(db)).map(({ code, name }) => [code, name]))
  return (codes) => codes.map((code) => names.get(code) ?? code)
}

/** What a new operator would be allowed. */
const ofNew: EvidenceOf = async (deps, { body }) => {
  const { name, username, roles, brands, networks } = createOperator.body.parse(body)
  const named = await roleNames(deps)
  return [
    { label: 'name', kind: 'text', value: null, becomes: `${name} (${username})` },
    { label: 'roles', kind: 'text', value: null, becomes: named(roles) },
    { label: 'brands', kind: 'text', value: null, becomes: brands },
    { label: 'networks', kind: 'text', value: null, becomes: networks },
  ]
}

/** What an operator is allowed now, and what they would be. */
const ofOperator: EvidenceOf = async (deps, { brandId, subjectId, body }) => {
  const now = await store.findOperator(deps.db, subjectId)
  if (!now?.brandIds.includes(brandId)) return []
  const asked = saveOperator.body.parse(body)
  const named = await roleNames(deps)
  const brands = (await allBrands(deps)).filter(({ id }) => now.brandIds.includes(id)).map(({ merchant }) => merchant)
  return [
    { label: 'name', kind: 'text', value: `${now.name} (${now.username})` },
    { label: 'roles', kind: 'text', value: named(now.roles), becomes: named(asked.roles) },
    { label: 'brands', kind: 'text', value: brands, becomes: asked.brands },
    { label: 'networks', kind: 'text', value: [...now.networks], becomes: asked.networks },
    { label: 'state', kind: 'word', value: now.state, becomes: asked.state },
    { label: 'case', kind: 'link', value: now.username, to: `/operators/${now.id}` },
  ]
}

/** Whose way in is opened anew. */
const ofAccess: EvidenceOf = async (deps, { brandId, subjectId, facts }) => {
  const now = await store.findOperator(deps.db, subjectId)
  if (!now?.brandIds.includes(brandId)) return []
  const named = await roleNames(deps)
  return [
    { label: 'opens', kind: 'word', value: String(facts['opens']) },
    { label: 'name', kind: 'text', value: `${now.name} (${now.username})` },
    { label: 'roles', kind: 'text', value: named(now.roles) },
    { label: 'state', kind: 'word', value: now.state },
    { label: 'case', kind: 'link', value: now.username, to: `/operators/${now.id}` },
  ]
}

/** What a role allows now, and what it would. */
const ofRole: EvidenceOf = async (deps, { subjectId, body }) => {
  const now = (await store.findRoles(deps.db)).find(({ code }) => code === subjectId)
  const asked = saveRole.body.parse(body)
  return [
    { label: 'name', kind: 'text', value: now?.name ?? null, becomes: asked.name },
    { label: 'permissions', kind: 'permission', value: now ? [...now.permissions] : null, becomes: asked.permissions },
    { label: 'case', kind: 'link', value: now?.name ?? asked.name, to: `/roles/${subjectId}` },
  ]
}

const ManyFacts = z.object({
  deed: z.string(),
  members: z.number(),
  tags: z.array(z.string()).default([]),
})

/** Whom a view finds at this moment, beside how many they were. */
const ofBulk: EvidenceOf = async (deps, { brandId, body, facts }) => {
  const { deed: action, members, tags } = ManyFacts.parse(facts)
  const { chosen } = freezeMany.body.pick({ chosen: true }).strip().parse(body)
  const brand = await brandOf(deps, brandId)
  const now =
    'ids' in chosen
      ? members
      : (await sumPeople(deps.db, await filterOf(deps.db, deps.now(), brand, chosen.view))).count
  return [
    { label: 'deed', kind: 'word', value: action },
    comparedEvidence({ label: 'members', kind: 'count' }, String(now), String(members)),
    ...(tags.length === 0 ? [] : [{ label: 'tags', kind: 'text', value: tags } as const]),
  ]
}

/** What a second person is shown of operators and of actions to many. */
export const evidence: EvidenceRules = {
  bulk_above_limit: ofBulk,
  operator_access: ofAccess,
  operator_more_rights: ofOperator,
  operator_new: ofNew,
  role_more_rights: ofRole,
}
