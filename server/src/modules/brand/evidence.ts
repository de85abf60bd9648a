import type { Evidence } from '@croupier/contract/approvals.ts'
import { type BrandHost, createBrand, saveBrandProfile } from '@croupier/contract/console-brands.ts'
import { type Difference, savePolicy } from '@croupier/contract/policy.ts'
import { z } from 'zod'
import type { Deps } from '#kernel/deps.ts'
import { changesShown, type EvidenceOf, type EvidenceRules } from '#kernel/evidence.ts'
import type { ApprovalRow } from '#kernel/four-eyes.ts'
import { Refusal } from '#kernel/refusal.ts'
import { layOver } from './policy/draft.ts'
import * as store from './store.ts'

const Asked = z.object({ differences: z.array(z.custom<Difference>()) })

/** What the draft changes of the policy that holds now. */
const ofPolicy: EvidenceOf = async (deps, approval) => {
  const differences = await differencesNow(deps, approval)
  // Somebody else has changed the same since: it can't be confirmed any more.
  if (!differences) return changesShown(Asked.parse(approval.facts).differences, settingShown).map(changedSince)
  return changesShown(differences, settingShown)
}

async function differencesNow(deps: Deps, { brandId, body }: ApprovalRow): Promise<readonly Difference[] | undefined> {
  const [newest] = (await store.findVersions(deps.db, brandId, { limit: 1, offset: 0 })).rows
  if (!newest) return undefined
  try {
    return (await layOver(deps.db, brandId, newest, savePolicy.body.parse(body))).differences
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

const changedSince = (one: Evidence): Evidence => ({ ...one, value: null, typed: one.value, differs: true })

const settingShown = (path: readonly string[]) => ({ label: 'setting', kind: 'setting', of: path.join('.') }) as const

/** What a brand would be. */
const ofNewBrand: EvidenceOf = async (_deps, { body }) => {
  const { merchant, name, currency, timeZone, languages, hosts, minimumAge } = createBrand.body.parse(body)
  const added = (label: 'currency' | 'time_zone' | 'languages' | 'hosts' | 'minimum_age', becomes: string | string[]) =>
    ({ label, kind: 'text', value: null, becomes }) as const
  return [
    { label: 'name', kind: 'text', value: null, becomes: `${name} (${merchant})` },
    added('currency', currency),
    added('time_zone', timeZone),
    added('languages', languages),
    added('hosts', hostsShown(hosts)),
    added('minimum_age', String(minimumAge)),
  ]
}

/** What a brand is now, and what it would be. */
const ofBrand: EvidenceOf = async (deps, { brandId, body }) => {
  const row = (await store.findBrands(deps.db)).find(({ id }) => id === brandId)
  if (!row) return []
  const asked = saveBrandProfile.body.parse(body)
  const pair = (label: 'name' | 'languages' | 'hosts', value: string | string[], becomes: string | string[]) =>
    ({ label, kind: 'text', value, becomes }) as const
  return [
    pair('name', row.name, asked.name),
    pair('hosts', hostsShown(row.hosts), hostsShown(asked.hosts)),
    pair('languages', [...row.languages], asked.languages),
    { label: 'case', kind: 'link', value: row.merchant, to: `/brands/${row.merchant}` },
  ]
}

const hostsShown = (hosts: readonly BrandHost[]) =>
  hosts.map(({ host, kind }) => (kind === 'agent' ? `${host} (agent)` : host))

/** What a second person is shown of brands and their policy. */
export const evidence: EvidenceRules = { brand_looser: ofBrand, brand_new: ofNewBrand, policy_loosens: ofPolicy }
