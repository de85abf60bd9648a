import type { policy, policyVersion, policyVersions, previewPolicy } from '@croupier/contract/policy.ts'
import { z } from 'zod'
import type { Deps } from '#kernel/deps.ts'
import { loosens } from '#kernel/loosening.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { writtenOut } from '../put-setting.ts'
import { Settings } from '../settings.ts'
import * as store from '../store.ts'
import { layOver } from './draft.ts'
import { differencesOf } from './rules.ts'

type WrittenSettings = z.output<ReturnType<typeof z.json>>

/** The policy that holds, and the form of its settings. */
export async function readPolicy(deps: Deps, { session: { brandId } }: Ask<typeof policy>) {
  const { rows } = await store.findVersions(deps.db, brandId, { limit: 1, offset: 0 })
  const [newest] = rows
  if (!newest) throw new Refusal('not_found')
  return {
    version: newest.version,
    changedBy: newest.changedBy,
    changedAt: newest.changedAt.toISOString(),
    settings: writtenOut(newest.settings) as WrittenSettings,
    schema: z.toJSONSchema(Settings, { io: 'input' }) as WrittenSettings,
  }
}

/** Versions, newest first, each with what it changed. */
export async function readVersions(deps: Deps, { session: { brandId }, query }: Ask<typeof policyVersions>) {
  const { pageNo, pageSize } = query
  const range = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { rows, total } = await store.findVersions(deps.db, brandId, range)
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    list: rows.map(({ version, changedBy, changedAt, reason, before, settings }) => ({
      version,
      changedBy,
      changedAt: changedAt.toISOString(),
      reason,
      // The first one changed nothing that was there.
      differences: before === null ? [] : differencesOf(writtenOut(before), writtenOut(settings)),
    })),
  }
}

/** One version, whole: what a draft that restores it starts from. */
export async function readVersion(deps: Deps, { session: { brandId }, params }: Ask<typeof policyVersion>) {
  const found = await store.findVersion(deps.db, brandId, params.version)
  if (!found) throw new Refusal('not_found')
  return { version: found.version, settings: writtenOut(found.settings) as WrittenSettings }
}

/** What a draft would change. */
export async function readPreview(deps: Deps, { session: { brandId }, body }: Ask<typeof previewPolicy>) {
  const { rows } = await store.findVersions(deps.db, brandId, { limit: 1, offset: 0 })
  const [newest] = rows
  if (!newest) throw new Refusal('not_found')
  const { differences } = await layOver(deps.db, brandId, newest, body)
  return { version: newest.version, differences: [...differences], needsTwo: loosens(differences) }
}
